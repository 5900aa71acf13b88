//! Chapters 8 and 9: free actions beside a question, and the uses of Bright Ideas.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, Location};

use crate::position::Position;

/// UM-8.7: afterwards the options are counted afresh.
#[test]
fn a_free_action_may_open_an_option_of_the_same_question() {
    let library = Frame::Location { location: Location::Library, left: 1 };
    let position = Position::new(2).dial(&["minor-growth"]).frame(library);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    assert_eq!(position.top(), library);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2", "pick 3"]);
    let position = position.answers(&["pick 3", "use median-growth common"]);
    assert_eq!(position.me().boxes, 1);
}

/// UM-8.6: a free action before the turn type may make a treatment payable.
#[test]
fn free_actions_come_before_the_turn_is_chosen() {
    let position = Position::new(2).dream(0, "a-lost-key").dial(&["minor-growth", "minor-growth"]);
    assert_eq!(position.refused("treat room-1"), "UM-19.2");
    let position = position.answers(&["coffee-elevate", "elevate minor-growth common"]);
    assert!(position.offered("treat room-1"));
}

/// UM-8.3, UM-8.5: what is paid for must be done, and a free action is no turn.
#[test]
fn a_paid_elevate_cannot_be_skipped_and_no_turn_is_over() {
    let position = Position::new(2).dial(&["minor-growth"]).answer("coffee-elevate");
    assert_eq!((position.refused("skip"), position.me().coffee), ("UM-4.5", 2));
    let position = position.answer("elevate minor-growth common");
    assert_eq!((position.top(), position.state.turn), (Frame::Turn, Seat(0)));
    let one = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 1);
    assert_eq!([one.refused("coffee-elevate"), one.refused("coffee-transfer")], ["UM-8.3"; 2]);
}

/// UM-9.1, UM-9.2.
#[test]
fn a_bright_idea_moves_the_inkpot_adds_triggers_or_scores_at_the_end() {
    let position = Position::new(2).no_goals().mine(|player| player.bright = 3);
    let position = position.figures(Location::Theatre, Location::Opera);
    let position = position.frame(Frame::Ink { least: 1, most: 1 }).answers(&["ink 2 1", "skip"]);
    assert_eq!(position.me().bright, 2);
    let position = position.run("move freud 1").answers(&["walk 1", "visit figures 1"]);
    assert_eq!((position.me().bright, position.triggers()), (1, Some(3)), "one figure and two");
    let position = position.mine(|player| player.coffee = 0);
    assert_eq!(position.game.score_parts(&position.state, Seat(0))[8], 1);
}
