//! Chapter 21: end of turn.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Frame, Open};

use super::c04_course::idle;
use super::position::Position;

fn ending(position: Position) -> Position {
    position
        .with(|state| {
            state.stack.pop();
        })
        .frame(Frame::Boxes)
}

/// A player whose only client has just been cured.
fn empty_room(players: u8) -> Position {
    Position::new(players).with(|state| {
        let room = std::mem::take(&mut state.players[0].rooms[0]);
        state.players[0].cured.insert(room.client.expect("a client"));
        state.manifest.gone.insert(room.manifest.expect("a dream"));
        state.latent.gone.insert(room.latent.expect("a dream"));
    })
}

/// UM-21.1, UM-21.2, UM-21.3, UM-21.4.
#[test]
fn boxes_are_used_one_at_a_time_before_drafting() {
    let position = Position::new(2).mine(|player| {
        player.boxes = 2;
        player.rooms[0].marker = 5;
    });
    let position = ending(position);
    assert_eq!(position.refused("box room-2"), "UM-21.2");
    let position = position.answer("box room-1");
    assert_eq!((position.me().boxes, position.me().rooms[0].marker), (1, 4));
    assert!(position.offered("coffee-bright"), "free actions stay open");
    let position = position.answer("box room-1");
    assert_eq!(position.state.players[0].rooms[0].layer, None, "a catharsis by boxes");
}

/// UM-21.5, UM-21.6, UM-21.8, UM-21.9.
#[test]
fn an_empty_room_is_filled_and_the_display_refilled_first() {
    let position = ending(empty_room(2));
    assert_eq!((position.top(), position.verb("draft").len()), (Frame::Draft, 4));
    assert_eq!(position.refused("skip"), "UM-4.5");
    let case = position.verb("draft")[3].clone();
    let position = position.answer(&case);
    assert_eq!(position.top(), Frame::Manifest { room: 0 });
    assert!(position.state.shown_clients.iter().all(Option::is_some), "refilled before dreams");
    assert!(position.me().rooms[0].latent.is_some());
    let position = position.answer("dream-top");
    let room = position.state.players[0].rooms[0];
    assert!(room.manifest.is_some() && (4..=8).contains(&room.marker));
    assert_eq!(position.state.turn, Seat(1), "it cannot be helped in this turn");
    let points = position.game.catalogue().board.therapy_points[usize::from(room.marker)];
    assert_eq!(position.state.players[0].points, i16::from(points));
}

/// UM-21.5: nobody drafts in the last round.
#[test]
fn nobody_drafts_in_the_last_round() {
    let position = ending(empty_room(2).with(|state| state.signal = Some(0)));
    assert_eq!(position.state.turn, Seat(1));
    assert_eq!(position.state.players[0].rooms[0].client, None);
}

/// UM-21.7.
#[test]
fn an_empty_deck_is_helped_out_by_the_other_and_then_by_nobody() {
    let position = empty_room(2).with(|state| {
        let all: Vec<u8> = state.routine.bag.iter().chain(state.bottom).collect();
        all.iter().for_each(|client| state.players[1].cured.insert(*client));
        (state.routine.bag, state.routine.count) = (mittwoch_kernel::Bag::EMPTY, 0);
        state.bottom = None;
    });
    let position = ending(position);
    let routine = position.verb("draft")[0].clone();
    let position = position.answer(&routine);
    assert!(position.state.shown_clients[0].is_some_and(|shown| shown.client >= 12));
    let none = empty_room(2).with(|state| {
        let all: Vec<u8> =
            state.routine.bag.iter().chain(state.bottom).chain(state.cases.bag.iter()).collect();
        all.iter().for_each(|client| state.players[1].cured.insert(*client));
        for deck in [&mut state.routine, &mut state.cases] {
            (deck.bag, deck.count) = (mittwoch_kernel::Bag::EMPTY, 0);
        }
        state.bottom = None;
        for shown in &mut state.shown_clients {
            let shown = shown.take().expect("a client");
            state.players[1].cured.insert(shown.client);
            state.layers.gone.insert(shown.layer);
        }
    });
    let none = ending(none);
    assert_eq!((none.state.turn, none.state.players[0].rooms[0].client), (Seat(1), None));
}

/// UM-21.10.
#[test]
fn there_are_as_many_dreams_and_layers_as_clients() {
    let position = Position::new(4);
    let catalogue = position.game.catalogue();
    let clients = catalogue.clients.len();
    assert_eq!((catalogue.latent.len(), catalogue.manifest.len()), (clients, clients));
    assert_eq!(catalogue.layers.len() - 1, clients);
}

/// UM-21.11.
#[test]
fn the_turn_ends_when_no_room_must_be_filled() {
    let position = idle(Position::new(2));
    assert_eq!(position.state.turn, Seat(1));
    assert!(position.told.contains(&Open::TurnEnded));
}
