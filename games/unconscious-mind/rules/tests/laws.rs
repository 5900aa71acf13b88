//! The laws of the test kit, for every player count and option.

use mittwoch_testkit::{Broken, Budget};
use mittwoch_unconscious_mind::UnconsciousMind;

/// Random players hardly ever signal the end, so a game may go on for 200 rounds (UM-4.10).
const LONGEST: usize = 40_000;

fn laws_hold(players: u8) -> Result<(), Broken> {
    let budget = Budget { bound: LONGEST, ..Budget::games(4).within(60.0) };
    mittwoch_testkit::laws_hold::<UnconsciousMind>(&crate::support::pack(), players, budget, 1)
}

#[test]
fn two_players_break_no_law() -> Result<(), Broken> {
    laws_hold(2)
}

#[test]
fn three_players_break_no_law() -> Result<(), Broken> {
    laws_hold(3)
}

#[test]
fn four_players_break_no_law() -> Result<(), Broken> {
    laws_hold(4)
}

#[test]
fn earlier_versions_break_no_law() -> Result<(), Broken> {
    mittwoch_testkit::earlier_rules_hold::<UnconsciousMind>(
        &crate::support::pack(),
        Budget { bound: LONGEST, ..Budget::games(1) },
    )
}
