//! The laws of the test kit, for every player count and option.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_testkit::{Broken, Budget, run_laws};

fn laws_hold(players: u8) -> Result<(), Broken> {
    let budget = Budget::games(40).within(30.0);
    let report = run_laws::<Dreamworld>(&crate::position::pack(), players, budget, 1000)?;
    println!("{report}");
    assert!(report.games >= 8, "{report}");
    assert!(report.count("non-interference") > 0, "{report}");
    Ok(())
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
