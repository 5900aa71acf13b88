//! Golden playthroughs: whole games that must not drift.

use mittwoch_kernel::Setting;
use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::Golden;

const GOLDEN: Golden<'_> = Golden::of(env!("CARGO_MANIFEST_DIR"));

fn unchanged(name: &str, setting: &Setting, seed: u64) {
    GOLDEN.is_unchanged::<NotreDame>(name, setting, seed);
}

#[test]
fn two_players_are_unchanged() {
    unchanged("notre-dame-2p", &Setting::new(2), 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("notre-dame-3p", &Setting::new(3).with("prestige", "open"), 3);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("notre-dame-4p", &Setting::new(4), 4);
}

#[test]
fn limited_coins_are_unchanged() {
    let setting = Setting::new(4).with("coins", "limited");
    let golden = Golden { pack: Some(&crate::laws::generous()), ..GOLDEN };
    golden.is_unchanged::<NotreDame>("notre-dame-coins", &setting, 29);
}

#[test]
fn five_players_are_unchanged() {
    unchanged("notre-dame-5p", &Setting::new(5), 5);
}
