//! Chapter 4: course of the game and of effects.

use mittwoch_kernel::{Game, Seat, Setting};
use mittwoch_unconscious_mind::{Frame, LAST_ROUND, Open};

use super::position::Position;

/// Ends the turn of the player with as little as possible.
pub(crate) fn idle(mut position: Position) -> Position {
    let (seat, round) = (position.state.turn, position.state.round);
    while (position.state.turn, position.state.round) == (seat, round)
        && position.top() != Frame::Over
    {
        let offers = position.offers();
        let wanted = ["skip", "recall", "state-ideas"].into_iter();
        let quiet = wanted.map(str::to_owned).find(|text| offers.contains(text));
        let next = quiet.unwrap_or_else(|| offers[0].clone());
        position = position.answer(&next);
    }
    position
}

/// UM-4.1, UM-4.2.
#[test]
fn turns_go_clockwise_and_rounds_follow() {
    let mut position = Position::new(3);
    for (seat, round) in [(1, 1), (2, 1), (0, 2), (1, 2)] {
        position = idle(position);
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
    position = idle(idle(position));
    assert_eq!(position.state.round, LAST_ROUND);
    assert!(position.state.is_last_round());
    let points: Vec<i16> = position.state.players.iter().map(|player| player.points).collect();
    position = idle(idle(position));
    assert!(position.game.outcome(&position.state).is_some());
    assert!(position.told.iter().any(|event| matches!(event, Open::Ended { .. })));
    assert!(!position.told.contains(&Open::Signalled), "nobody scores for it: {points:?}");
}
