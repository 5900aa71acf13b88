//! Chapter 7: reputation and the end of the game.

use mittwoch_kernel::{Game, Seat};
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Frame, Open};

use super::c04_course::idle;
use super::position::Position;

fn gain(position: Position) -> Position {
    position.frame(Frame::Gain { good: Good::Reputation, count: 1 })
}

/// UM-7.1, UM-7.2, UM-7.5.
#[test]
fn freuds_marker_moves_first_and_the_own_marker_lies_on_top() {
    let position = Position::new(3).with(|state| {
        state.players[1].reputation = 1;
        state.players[1].height = 0;
    });
    let position = gain(position);
    assert_eq!((position.state.freud_marker, position.me().reputation), (2, 1));
    assert!(position.me().height > position.state.players[1].height);
    assert!(!position.told.iter().any(|event| matches!(event, Open::TrackTriggered { .. })));
}

/// UM-7.3.
#[test]
fn beyond_nine_a_reputation_point_is_three_points() {
    let position = gain(Position::new(2).mine(|player| player.reputation = 9));
    assert_eq!((position.me().reputation, position.me().points), (9, 3));
}

/// UM-7.4.
#[test]
fn each_crossed_portrait_moves_freud() {
    let position = Position::new(2).mine(|player| player.reputation = 2);
    let position = position.with(|state| state.freud_marker = 5);
    let before = position.state.freud;
    let position = gain(position);
    assert_eq!(position.state.freud, before.after(2), "both markers crossed one");
    assert_eq!(position.top(), Frame::Turn, "no location effect");
}

/// UM-7.6, UM-7.7, UM-E.1.
#[test]
fn triggering_the_track_gives_the_zone_above_and_one_action_below() {
    let position = Position::new(2).mine(|player| (player.reputation, player.coffee) = (7, 0));
    let position = position.with(|state| state.freud_marker = 4).frame(Frame::Track);
    assert_eq!((position.me().points, position.me().coffee), (3, 1));
    assert_eq!(position.verb("pick").len(), 4, "the zone of the marker and the one to its left");
    let position = position.answer("pick 3");
    assert_eq!(position.top(), Frame::GainTile { column: 0 });
    assert_eq!((position.me().reputation, position.state.freud_marker), (7, 4));
}

/// UM-7.8, UM-13.10.
#[test]
fn the_ninth_tile_gives_reputation() {
    let position = Position::new(2).cured(2, 0).fill(&[0, 1, 2, 3, 4, 5, 6, 7]);
    let goals = [Some(Seat(0)); 7];
    let position = position.with(|state| state.goals = goals).run("gain tile left");
    let position = position.answer("tile level-i").answer("cell r3c3");
    assert_eq!(position.me().reputation, 1);
}

/// UM-7.9.
#[test]
fn among_equals_the_lower_marker_is_ahead() {
    let position = gain(Position::new(2));
    let position = position.with(|state| state.turn = Seat(1));
    let position = gain(position);
    let order: Vec<u8> = position.state.ranking(2).iter().map(|seat| seat.0).collect();
    assert_eq!(order, [0, 1], "who came first");
}

/// UM-7.10, UM-7.11.
#[test]
fn freuds_tenth_space_signals_the_end_once() {
    let position = Position::new(2).mine(|player| player.reputation = 9);
    let position = gain(position.with(|state| state.freud_marker = 9));
    assert_eq!((position.me().points, position.state.signal), (6, Some(1)));
    assert!(position.told.contains(&Open::Signalled));
    let position = gain(position);
    assert_eq!((position.me().points, position.state.freud_marker), (9, 10));
}

/// UM-7.12, UM-7.13.
#[test]
fn one_last_round_follows_the_round_of_the_signal() {
    let mut position = gain(Position::new(2).with(|state| state.freud_marker = 9));
    assert!(!position.state.is_last_round());
    position = idle(idle(position));
    assert!(position.state.is_last_round() && position.state.round == 2);
    assert!(position.game.outcome(&position.state).is_none());
    position = idle(idle(position));
    assert_eq!(position.game.outcome(&position.state).map(|outcome| outcome.rounds), Some(2));
    assert_eq!(position.game.asked(&position.state).len(), 0);
}
