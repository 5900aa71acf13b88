//! The laws of the test kit, for every player count and option.

use mittwoch_testkit::{Budget, law_tests};
use mittwoch_unconscious_mind::UnconsciousMind;

/// Random players hardly ever signal the end, so a game may go on for 200 rounds (UM-4.10).
pub(crate) const LONGEST: usize = 40_000;

law_tests! {
    UnconsciousMind: Budget { bound: LONGEST, ..Budget::games(4).within(60.0) }, at least 1;
    earlier Budget { bound: LONGEST, ..Budget::games(1) };
    two_players_break_no_law: 2,
    three_players_break_no_law: 3,
    four_players_break_no_law: 4,
}
