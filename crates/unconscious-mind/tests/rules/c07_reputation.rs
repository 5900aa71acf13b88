//! Chapter 7: the reputation track and the end of the game.

use mittwoch_kernel::{Pack, Seat, Setting};
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Frame, Location, Open};

use crate::position::{Position, pack};

fn gain(position: Position) -> Position {
    position.frame(Frame::Gain { good: Good::Reputation, count: 1 })
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
