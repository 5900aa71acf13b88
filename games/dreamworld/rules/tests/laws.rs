//! The laws of the test kit, for every player count and option.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_testkit::{Broken, Budget};

fn laws_hold(players: u8) -> Result<(), Broken> {
    let budget = Budget::games(40).within(30.0);
    mittwoch_testkit::laws_hold::<Dreamworld>(&crate::position::pack(), players, budget, 8)
}

#[test]
fn solo_breaks_no_law() -> Result<(), Broken> {
    laws_hold(1)
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
    mittwoch_testkit::earlier_rules_hold::<Dreamworld>(&crate::position::pack(), Budget::games(12))
}
