//! Chapter 4: the course of the game, what may be left out and what may not.

use mittwoch_kernel::{Game, Seat, Setting};
use mittwoch_unconscious_mind::{Frame, LAST_ROUND, Location, Open};

use crate::position::Position;

/// UM-4.1, UM-4.2.
#[test]
fn turns_go_clockwise_and_rounds_follow() {
    let mut position = Position::new(3);
    for (seat, round) in [(1, 1), (2, 1), (0, 2), (1, 2)] {
        position = position.end_turn();
        assert_eq!((position.state.turn, position.state.round), (Seat(seat), round));
    }
}

/// UM-4.3.
#[test]
fn a_pass_is_legal_only_in_the_first_print_and_when_nothing_else_is() {
    let stuck = |position: Position| {
        position.dial(&[]).with(|state| {
            for (at, space) in state.spaces.iter_mut().enumerate() {
                (space.ideas, space.owner, space.action) =
                    (u8::from(at % 4 == 1 || at % 4 == 2), Seat(1), 0);
            }
            state.players[1].ideas = 0;
            state.players[1].locked = 0;
        })
    };
    let first = stuck(Position::of(Setting::new(2).with("recall", "first-print")));
    assert_eq!(first.offers().iter().filter(|offer| !offer.contains("coffee")).count(), 1);
    assert!(first.offered("pass"));
    assert_eq!(first.refused("recall"), "UM-18.1");
    let second = stuck(Position::new(2));
    assert!(second.offered("recall") && !second.offered("pass"));
    assert_eq!(second.refused("pass"), "UM-4.3");
}

/// UM-4.4, UM-4.5.
#[test]
fn triggers_can_be_left_out_but_a_gained_tile_must_be_placed() {
    let position = Position::new(2).run("gain research 1 + gain coffee 2");
    assert!(!position.offered("skip"), "the effects were chosen already");
    let offered = Position::new(2).frame(Frame::Table { action: 3, left: 1 });
    assert_eq!(offered.verb("skip"), ["skip"]);
    let tile = Position::new(2).run("gain tile left").answer("tile level-i");
    assert_eq!(tile.refused("skip"), "UM-4.5");
}

/// UM-4.6, UM-8.9.
#[test]
fn a_cost_is_paid_in_full_before_the_effect() {
    let text = "pay minor any, minor any -> (gain box 1 + gain coffee 1)";
    let position = Position::new(2).dial(&["minor-growth", "minor-passion"]).run(text);
    assert!(!position.offered("coffee-bright"), "no free action within a cost");
    let position = position.answer("use minor-growth common");
    assert_eq!((position.me().boxes, position.me().coffee), (0, 4));
    assert_eq!(position.refused("coffee-bright"), "UM-8.9");
    let position = position.answer("use minor-passion common").answer("pick 1");
    assert_eq!((position.me().boxes, position.me().coffee), (1, 5));
    let poor = Position::new(2).dial(&["minor-growth"]).run(text);
    assert_eq!(poor.top(), Frame::Turn, "what cannot be paid cannot be triggered");
}

/// UM-4.7, UM-4.8.
#[test]
fn effects_side_by_side_come_in_the_players_order() {
    let text = "elevate + elevate + transfer";
    let position = Position::new(2).dial(&["minor-growth"]).run(text);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2", "pick 3"]);
    let position = position.answer("pick 3").answer("transfer minor-growth common minor-passion");
    assert_eq!(position.refused("state-ideas"), "UM-4.7");
    let position = position.answer("pick 2").answer("elevate minor-passion common");
    let position = position.answer("elevate median-passion common");
    assert_eq!(position.at("major-passion"), 1);
}

/// UM-4.9.
#[test]
fn a_slash_is_one_of_two() {
    let position = Position::new(2).dial(&[]).run("generate minor growth / generate minor passion");
    let position = position.answer("pick 2").answer("generate reserve common minor-passion");
    assert_eq!((position.at("minor-growth"), position.at("minor-passion")), (0, 1));
    assert_eq!(position.top(), Frame::Turn);
}

/// UM-4.10.
#[test]
fn the_last_round_comes_after_two_hundred() {
    let mut position = Position::new(2).with(|state| state.round = LAST_ROUND - 1);
    position = position.end_turn().end_turn();
    assert_eq!(position.state.round, LAST_ROUND);
    assert!(position.state.is_last_round());
    let points: Vec<i16> = position.state.players.iter().map(|player| player.points).collect();
    position = position.end_turn().end_turn();
    assert!(position.game.outcome(&position.state).is_some());
    assert!(position.told.iter().any(|event| matches!(event, Open::Ended { .. })));
    assert!(!position.told.contains(&Open::Signalled), "nobody scores for it: {points:?}");
}

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
