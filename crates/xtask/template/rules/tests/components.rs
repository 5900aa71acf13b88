//! The component files: what is refused, and that every fault is named at once.

use mittwoch_kernel::{DataFault, Game, Pack, Setting};
use mittwoch_night_market::{FILES, NightMarket};

use crate::position::pack;

fn overlaid(file: &str, text: &str) -> Result<NightMarket, Vec<DataFault>> {
    let owner = Pack::new([(file, text)])?;
    NightMarket::new(&pack().overlaid(&owner)?, &Setting::new(2))
}

fn faults(file: &str, text: &str) -> String {
    let faults = overlaid(file, text).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn an_owner_may_change_an_entry() {
    let game = overlaid("wares.toml", "[[ware]]\nid = 'fan'\npoints = 9\n").expect("sound");
    assert_eq!(game.catalogue().wares[0].points, 9);
}

#[test]
fn wrong_values_are_named() {
    let told = faults("wares.toml", "[[ware]]\nid = 'fan'\npoints = 21\n");
    assert_eq!(told, "wares.toml: fan: a ware has at most 20 points");
    let told = faults("coins.toml", "[coins]\nhighest = 20\nstatus = 'certain'\n");
    assert_eq!(told, "coins.toml: coins: there is a coin for every place in every hand");
    let told = faults("coins.toml", "[coins]\nhand = 9\nstatus = 'certain'\n");
    assert!(told.contains("there must be 9 to 12 wares, not 8"), "{told}");
    assert!(told.contains("a coin for every place in every hand"), "{told}");
}

#[test]
fn the_page_of_components_names_every_entry() {
    let page = mittwoch_night_market::components_page();
    for (name, text) in FILES {
        for id in text.lines().filter_map(|line| line.strip_prefix("id = \"")) {
            let id = id.trim_end_matches('"');
            assert!(page.contains(&format!("`{id}`")), "{name}: {id} is not on the page");
        }
    }
}
