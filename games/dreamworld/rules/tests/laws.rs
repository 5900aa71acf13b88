//! The laws of the test kit, for every player count and option.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_testkit::{Budget, law_tests};

law_tests! {
    Dreamworld: Budget::games(40).within(30.0), at least 8;
    earlier Budget::games(12);
    solo_breaks_no_law: 1,
    two_players_break_no_law: 2,
    three_players_break_no_law: 3,
    four_players_break_no_law: 4,
}
