//! The page that says what is original and what is ours, made from the data.

use mittwoch_kernel::ComponentsPage;

use super::{FILES, raw};

const NOTE: &str = "All of it is ours.";

/// The components with status and source, in Markdown.
pub fn components_page() -> String {
    let mut page = ComponentsPage::new(FILES);
    let wares: raw::WareFile = page.read("wares.toml");
    let coins: raw::CoinFile = page.read("coins.toml");
    page.section("Wares", &wares.ware, |ware| format!("{} points", ware.points));
    page.section("Coins", &[coins.coins], |coins| {
        format!("{} to {}, {} in each hand", coins.lowest, coins.highest, coins.hand)
    });
    page.finish("Night Market", NOTE)
}
