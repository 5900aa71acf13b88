//! Golden playthroughs: whole games that must not drift.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_kernel::Setting;
use mittwoch_testkit::Golden;

fn unchanged(name: &str, setting: &Setting, seed: u64) {
    Golden::of(env!("CARGO_MANIFEST_DIR")).is_unchanged::<Dreamworld>(name, setting, seed);
}

#[test]
fn solo_is_unchanged() {
    unchanged("dreamworld-1p", &Setting::new(1).with("level", "hard"), 1);
}

#[test]
fn two_players_are_unchanged() {
    unchanged("dreamworld-2p", &Setting::new(2).with("professor", "hand"), 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("dreamworld-3p", &Setting::new(3), 3);
}

#[test]
fn ends_among_players_are_unchanged() {
    let setting = Setting::new(2).with("ends", "players").with("professor", "hand");
    unchanged("dreamworld-ends", &setting, 38);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("dreamworld-4p", &Setting::new(4), 4);
}
