//! `docs/record.md` of the folder and the game say the same, in both directions.

use mittwoch_night_market::NightMarket;
use mittwoch_testkit::{Met, RecordPage};

#[test]
fn the_page_of_records_and_the_game_say_the_same() {
    let page = RecordPage::beside(env!("CARGO_MANIFEST_DIR"));
    page.check::<NightMarket>(&Met::of::<NightMarket>(&page, 20));
}
