//! The laws of the test kit, for every number of players and every option.

use mittwoch_night_market::NightMarket;
use mittwoch_testkit::{Broken, Budget};

fn laws_hold(players: u8) -> Result<(), Broken> {
    let budget = Budget::games(40).within(30.0);
    mittwoch_testkit::laws_hold::<NightMarket>(&crate::position::pack(), players, budget, 8)
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
