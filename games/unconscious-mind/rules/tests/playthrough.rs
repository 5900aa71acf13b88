//! Golden playthroughs: whole games that must not drift.

use mittwoch_kernel::Setting;
use mittwoch_testkit::{Subject, brief_playthrough, check_playthrough};
use mittwoch_unconscious_mind::UnconsciousMind;

/// Random players hardly ever signal the end, so a game may go on for 200 rounds (UM-4.10).
const LONGEST: usize = 40_000;

pub(crate) fn unchanged(name: &str, setting: &Setting, seed: u64) {
    let pack = crate::support::pack();
    let subject = Subject::<UnconsciousMind>::new(&pack, setting).expect("sound");
    let text = brief_playthrough(&subject, seed, LONGEST).expect("a lawful game");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    check_playthrough(format!("{folder}/{name}"), &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn two_players_are_unchanged() {
    let setting = Setting::new(2).with("recall", "first-print");
    unchanged("unconscious-mind-2p", &setting, 2);
}

#[test]
fn three_players_are_unchanged() {
    unchanged("unconscious-mind-3p", &Setting::new(3), 3);
}

#[test]
fn four_players_are_unchanged() {
    unchanged("unconscious-mind-4p", &Setting::new(4), 4);
}
