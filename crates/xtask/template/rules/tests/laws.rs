//! The laws of the test kit, for every number of players and every option.

use mittwoch_night_market::NightMarket;
use mittwoch_testkit::{Budget, law_tests};

law_tests! {
    NightMarket: Budget::games(40).within(30.0), at least 8;
    two_players_break_no_law: 2,
    three_players_break_no_law: 3,
    four_players_break_no_law: 4,
}
