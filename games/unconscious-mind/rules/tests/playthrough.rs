//! Golden playthroughs: whole games that must not drift.

use mittwoch_kernel::Setting;
use mittwoch_testkit::Golden;
use mittwoch_unconscious_mind::UnconsciousMind;

use crate::laws::LONGEST;

pub(crate) const GOLDEN: Golden<'_> =
    Golden { brief: Some(LONGEST), ..Golden::of(env!("CARGO_MANIFEST_DIR")) };

pub(crate) fn unchanged(name: &str, setting: &Setting, seed: u64) {
    GOLDEN.is_unchanged::<UnconsciousMind>(name, setting, seed);
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
