//! Golden playthroughs: whole games that must not drift.

use mittwoch_kernel::Setting;
use mittwoch_night_market::NightMarket;
use mittwoch_testkit::Golden;

fn unchanged(name: &str, setting: &Setting, seed: u64) {
    Golden::of(env!("CARGO_MANIFEST_DIR")).is_unchanged::<NightMarket>(name, setting, seed);
}

#[test]
fn two_players_are_unchanged() {
    unchanged("night-market-2p", &Setting::new(2), 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("night-market-3p", &Setting::new(3), 3);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("night-market-4p", &Setting::new(4).with("trade", "nobody"), 4);
}
