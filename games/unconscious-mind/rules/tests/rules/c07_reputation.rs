//! Chapter 7: the reputation track and the end of the game.

use mittwoch_kernel::{Game, Pack, Seat, Setting};
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Frame, Location, Open};

use crate::position::Position;
use crate::support::pack;

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
    position = position.end_turn().end_turn();
    assert!(position.state.is_last_round() && position.state.round == 2);
    assert!(position.game.outcome(&position.state).is_none());
    position = position.end_turn().end_turn();
    assert_eq!(position.game.outcome(&position.state).map(|outcome| outcome.rounds), Some(2));
    assert_eq!(position.game.asked(&position.state).len(), 0);
}

/// UM-7.1, UM-7.4: zones and portraits are those of the pack.
#[test]
fn an_owner_may_print_other_portraits() {
    let text = "[portraits]\nid = 'portraits'\nspaces = [2]\nstatus = 'guess'\nsource = 'me'\n";
    let owner = Pack::new([("reputation.toml", text)]).expect("sound TOML");
    let pack = pack().overlaid(&owner).expect("a known file");
    let printed = Position::changed(pack, Setting::new(2)).begun();
    for (position, steps) in [(printed, 1), (Position::new(2), 0)] {
        let before = position.state.freud;
        assert_eq!(gain(position).state.freud, before.after(steps), "Freud's marker came to 2");
    }
    let track = &Position::new(2).game.catalogue().reputation.clone();
    assert_eq!((track.above.len(), track.open.len(), track.last), (11, 11, 10));
    assert_eq!(track.above[0], track.above[1], "a zone spans several spaces");
}

/// UM-7.3: a marker that stays on 9 stays where it lies there.
#[test]
fn a_marker_on_nine_keeps_its_place_in_the_stack() {
    let position = Position::new(2).with(|state| {
        for (seat, height) in [(0, 0), (1, 1)] {
            (state.players[seat].reputation, state.players[seat].height) = (9, height);
        }
    });
    let position = gain(position);
    let order: Vec<u8> = position.state.ranking(2).iter().map(|seat| seat.0).collect();
    assert_eq!(order, [0, 1]);
}

/// UM-7.4: one portrait, one step.
#[test]
fn a_portrait_crossed_by_the_own_marker_alone_moves_freud_once() {
    let position = Position::new(2).mine(|player| player.reputation = 5);
    let before = position.state.freud;
    assert_eq!(gain(position).state.freud, before.after(1));
}

/// UM-7.5, UM-7.7.
#[test]
fn the_action_below_is_optional_and_never_from_a_zone_to_the_right() {
    let position = Position::new(2).with(|state| state.freud_marker = 2);
    let position = position.mine(|player| player.coffee = 0).frame(Frame::Track);
    assert_eq!(position.verb("pick"), ["pick 1", "pick 2"]);
    assert_eq!(position.refused("pick 3"), "UM-4.6");
    let position = position.answer("skip");
    assert_eq!((position.top(), position.me().reputation), (Frame::Turn, 0));
    assert_eq!(position.state.freud_marker, 2, "no marker has moved");
}

/// UM-7.8: goals and district slots 6; tokens and the ninth tile have tests of their own.
#[test]
fn goals_and_the_highest_slots_give_reputation() {
    let goal = Position::new(2).unlocked(3).run("gain points 1");
    assert_eq!(goal.me().reputation, 1);
    let slot = Position::new(2).no_goals().used(Location::Theatre, &[0]).own("reserve");
    let slot = slot.frame(Frame::Mark { slot: 21 }).answer("endow reserve");
    assert_eq!(slot.me().reputation, 0);
    let slot = slot.answer("pick 3");
    assert_eq!((slot.me().reputation, slot.state.freud_marker), (1, 2));
}

/// UM-7.12, UM-7.13.
#[test]
fn clients_are_drafted_in_the_round_of_the_signal_but_not_in_the_last() {
    for (signal, drafts) in [(None, true), (Some(5), true), (Some(4), false)] {
        let position = Position::new(2).mine(|player| player.blocked = false);
        let position = position.with(|state| (state.round, state.signal) = (5, signal)).end_turn();
        let drafted = position.heard(|event| matches!(event, Open::Drafted { room: 1, .. }));
        assert_eq!(drafted, drafts, "{signal:?}");
    }
}

/// UM-7.12: after a signal of the last player nothing of the round is left.
#[test]
fn a_signal_of_the_last_player_ends_the_round() {
    let position = Position::new(2).with(|state| state.freud_marker = 9).turn_of(1);
    let position = gain(position).end_turn();
    assert_eq!((position.state.round, position.state.is_last_round()), (2, true));
    assert_eq!(position.state.turn, Seat(0));
}
