//! Chapter 4: what may be left out and what may not.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, LAST_ROUND, Location, Open};

use crate::position::Position;

/// UM-4.1, UM-4.2.
#[test]
fn after_one_kind_of_turn_the_next_player_follows() {
    let position = Position::new(2).idea(0, "1-2", 0, 1).answer("recall").end_turn();
    assert_eq!(position.state.turn, Seat(1));
    assert_eq!(position.refused_to(0, "state-ideas"), "UM-4.1");
    let position = Position::new(2).idea(0, "1-2", 0, 1).answer("state-ideas");
    assert_eq!(position.refused("recall"), "UM-4.7", "only one of them");
}

/// UM-4.4: landing spaces, locations and bonuses can be left out.
#[test]
fn what_may_be_triggered_may_be_left_out() {
    let position = Position::new(2).frame(Frame::Ink { least: 1, most: 1 }).answer("ink 1 0");
    let dial = position.me().dial;
    let position = position.answer("skip");
    assert_eq!((position.top(), position.me().dial), (Frame::Turn, dial));
    let position = position.run("move freud 1").answers(&["walk 1", "skip"]);
    assert_eq!(position.top(), Frame::Turn);
    let position = position.bonus().answer("skip");
    assert_eq!((position.top(), position.state.tokens), (Frame::Turn, [8; 3]));
    let some = Position::new(2).dial(&["minor-growth"]).run("elevate + elevate");
    let some = some.answers(&["pick 1", "elevate minor-growth common", "skip"]);
    assert_eq!((some.top(), some.at("median-growth")), (Frame::Turn, 1), "a part is left out");
}

/// UM-4.5.
#[test]
fn the_inkpot_goals_and_drafting_are_compulsory() {
    let ink = Position::new(2).frame(Frame::Ink { least: 1, most: 1 });
    assert_eq!(ink.refused("skip"), "UM-4.5");
    let draft = Position::new(2).mine(|player| player.blocked = false).frame(Frame::Draft);
    assert_eq!(draft.refused("skip"), "UM-4.5");
    let draft = draft.first_offer();
    assert_eq!((draft.top(), draft.refused("skip")), (Frame::Manifest { room: 1 }, "UM-4.5"));
    let goal = Position::new(2).unlocked(3).run("gain points 1");
    assert!(goal.heard(|event| matches!(event, Open::Claimed { .. })));
    assert_eq!((goal.top(), goal.me().reputation), (Frame::Turn, 1), "nobody was asked");
    let helped = Position::new(2).marker(0, 5).frame(Frame::Therapy { room: 0, left: 1 });
    assert_eq!((helped.top(), helped.me().rooms[0].marker), (Frame::Turn, 4));
}

/// UM-4.9.
#[test]
fn each_trigger_chooses_between_the_options_anew() {
    let position = Position::new(2).figures(Location::Theatre, Location::Opera);
    let position = position.state_ideas("4-2", "move-professor", 2);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    let position = position.answers(&["pick 1", "walk 1", "skip"]);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    let position = position.answers(&["pick 2", "skip"]);
    assert_eq!(position.me().professor, Location::Opera);
    assert_eq!(position.top(), Frame::Ink { least: 4, most: 4 }, "one option each time");
}

/// UM-4.10: the signal comes with round 200, not before.
#[test]
fn round_199_is_not_yet_the_last() {
    let position = Position::new(2).with(|state| state.round = LAST_ROUND - 2);
    let position = position.end_turn().end_turn();
    assert_eq!((position.state.round, position.state.is_last_round()), (LAST_ROUND - 1, false));
}
