//! Chapter 21: boxes and new clients at the end of a turn.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_unconscious_mind::{FILES, Frame, IdeaSpace, Open};

use crate::position::Position;

fn boxes(position: Position, boxes: u8) -> Position {
    position.mine(|player| player.boxes = boxes)
}

/// UM-21.1.
#[test]
fn boxes_come_before_new_clients() {
    let position = boxes(Position::new(2).live(0).marker(0, 1), 1).ending();
    assert_eq!(position.top(), Frame::Boxes);
    let shown = position.state.shown_clients[0].expect("a client").client;
    let name = position.game.catalogue().clients[usize::from(shown)].id.clone();
    assert_eq!(position.refused(&format!("draft room-1 {name}")), "UM-4.7");
    let position = position.answer("box room-1");
    assert_eq!(position.top(), Frame::Draft);
    assert!(position.offered(&format!("draft room-1 {name}")));
}

/// UM-21.2.
#[test]
fn each_box_is_one_therapy_point_for_either_client() {
    let position = Position::new(2).second_room().layer(0, "a-lost-faith").marker(0, 4);
    let position = boxes(position.marker(1, 8), 3).ending();
    assert_eq!(position.verb("box"), ["box room-1", "box room-2"]);
    let position = position.answer("box room-2");
    assert_eq!((position.me().rooms[1].marker, position.me().points), (7, 2), "with points");
    let position = position.answer("box room-1");
    assert_eq!(position.me().points, 2 + 3, "with the catharsis");
    let cured = boxes(Position::new(2).client(0, "the-bookbinder").live(0).marker(0, 1), 1);
    let cured = cured.ending().answer("box room-1");
    assert_eq!(cured.me().points, 10, "with the cure");
    let nobody = boxes(Position::new(2), 1).ending();
    assert_eq!(nobody.refused("box room-2"), "UM-21.2");
}

/// UM-21.2.
#[test]
fn only_dreams_and_boxes_give_therapy_points() {
    for (file, text) in FILES {
        let effects =
            text.lines().filter(|line| line.contains("= \"") && line.contains("therapy "));
        let count = effects.filter(|line| !line.starts_with("source")).count();
        assert_eq!(count, if file.contains("dreams") { 24 } else { 0 }, "{file}");
    }
}

/// UM-21.3.
#[test]
fn boxes_gained_on_the_way_may_be_used_and_there_is_no_excess() {
    let position = boxes(Position::new(2).layer(0, "the-fathers-watch").marker(0, 4), 1).ending();
    let position = position.answer("box room-1");
    assert_eq!((position.me().boxes, position.top()), (1, Frame::Boxes), "gained by the layer");
    let position = position.answer("box room-1");
    assert_eq!(position.state.players[0].rooms[0].marker, 2);
    let position = boxes(Position::new(2).live(0).marker(0, 1), 3).ending().answer("box room-1");
    assert_eq!((position.me().boxes, position.top()), (2, Frame::Draft), "the others are kept");
}

/// UM-21.3.
#[test]
fn each_box_may_go_to_another_client() {
    let position = boxes(Position::new(2).second_room().marker(0, 6).marker(1, 6), 3).ending();
    let position = position.answers(&["box room-1", "box room-2", "box room-1"]);
    assert_eq!(position.state.players[0].rooms.map(|room| room.marker), [4, 5]);
}

/// UM-21.4.
#[test]
fn free_actions_stay_open_in_both_steps() {
    let position = boxes(Position::new(2).live(0).marker(0, 1), 2).ending();
    assert!(position.offered("coffee-bright") && position.offered("box-points"));
    let position = position.answers(&["coffee-bright", "box room-1"]);
    assert_eq!(position.top(), Frame::Draft);
    let position = position.answer("box-points");
    assert_eq!((position.me().boxes, position.top()), (0, Frame::Draft));
    let late = boxes(Position::new(2).emptied(0), 2).second_room().ending().answer("skip");
    assert_eq!((late.top(), late.refused("box room-2")), (Frame::Draft, "UM-4.7"));
}

/// UM-21.5.
#[test]
fn every_open_empty_room_must_be_filled_in_the_players_order() {
    let position = Position::new(2).emptied(0).mine(|player| player.blocked = false).ending();
    assert_eq!((position.verb("draft").len(), position.refused("skip")), (8, "UM-4.5"));
    let second = position.verb("draft").into_iter().rfind(|text| text.contains("room-2"));
    let position = position.answer(&second.expect("a client")).answer("dream-top");
    assert_eq!(position.top(), Frame::Draft, "the first room is still empty");
    assert!(position.verb("draft").iter().all(|text| text.contains("room-1")));
    let blocked = Position::new(2).emptied(0).ending();
    assert_eq!(blocked.verb("draft").len(), 4, "a blocked room is not filled");
}

/// UM-21.5.
#[test]
fn a_room_opened_in_this_turn_is_filled_and_its_client_waits() {
    let position = boxes(Position::new(2).marker(0, 4), 3).ending().answer("box room-1");
    assert_eq!(position.top(), Frame::Boxes);
    let position = position.answer("skip");
    let draft = position.verb("draft")[0].clone();
    assert!(draft.starts_with("draft room-2"));
    let position = position.answer(&draft).answer("dream-top");
    assert_eq!(position.seat(), 1, "nobody can be helped any more");
    assert_eq!(position.state.players[0].boxes, 2);
}

/// UM-21.5.
#[test]
fn nobody_drafts_in_the_last_round() {
    let position = Position::new(2).dial(&[]).emptied(0).with(|state| state.signal = Some(0));
    let position = position.ending();
    assert_eq!((position.seat(), position.state.players[0].rooms[0].client), (1, None));
    let current = Position::new(2).emptied(0).with(|state| state.signal = Some(1)).ending();
    assert_eq!(current.top(), Frame::Draft, "the round of the signal is played as usual");
}

/// UM-21.6.
#[test]
fn any_shown_client_comes_with_its_layer_and_the_display_is_refilled_at_once() {
    for place in 0..4 {
        let position = Position::new(2).emptied(0).ending();
        let (shown, before) =
            (position.state.shown_clients[place].expect("a client"), position.state);
        let name = position.game.catalogue().clients[usize::from(shown.client)].id.clone();
        let position = position.answer(&format!("draft room-1 {name}"));
        assert_eq!(position.top(), Frame::Manifest { room: 0 }, "before a dream is chosen");
        assert_eq!(position.me().rooms[0].layer, Some(shown.layer));
        let new = position.state.shown_clients[place].expect("a new client");
        let deck = if place < 2 { before.routine.bag } else { before.cases.bag };
        assert!(deck.contains(new.client), "of the same kind");
        assert!(before.layers.bag.contains(new.layer), "with a new layer");
    }
    let position = Position::new(2).emptied(0).ending();
    let hidden = position.state.cases.bag.iter().next().expect("a client");
    let name = position.game.catalogue().clients[usize::from(hidden)].id.clone();
    assert_eq!(position.refused(&format!("draft room-1 {name}")), "UM-21.6");
}

/// Moves what is left of the client decks out of the way, to the other player.
fn used_up(position: Position, routine: bool, cases: bool) -> Position {
    position.with(|state| {
        let mut out = Bag::EMPTY;
        if routine {
            out = out.union(state.routine.bag);
            state.bottom.take().iter().for_each(|client| out.insert(*client));
            (state.routine.bag, state.routine.count) = (Bag::EMPTY, 0);
        }
        if cases {
            out = out.union(state.cases.bag);
            (state.cases.bag, state.cases.count) = (Bag::EMPTY, 0);
        }
        state.players[1].cured = state.players[1].cured.union(out);
    })
}

/// UM-21.7.
#[test]
fn an_empty_deck_is_replaced_by_the_other_one() {
    for (place, routine) in [(0, true), (2, false)] {
        let position = used_up(Position::new(2).emptied(0), routine, !routine).ending();
        let shown = position.state.shown_clients[place].expect("a client").client;
        let name = position.game.catalogue().clients[usize::from(shown)].id.clone();
        let position = position.answer(&format!("draft room-1 {name}"));
        let new = position.state.shown_clients[place].expect("a client").client;
        assert_eq!(new >= 12, routine, "from the other kind");
    }
}

/// UM-21.7.
#[test]
fn without_decks_places_stay_empty_and_without_clients_rooms_do() {
    let position = used_up(Position::new(2).emptied(0), true, true).ending();
    let first = position.verb("draft")[0].clone();
    let position = position.answer(&first);
    assert_eq!(position.state.shown_clients.iter().flatten().count(), 3);
    let none = used_up(Position::new(2).emptied(0), true, true).with(|state| {
        for place in &mut state.shown_clients {
            let shown = place.take().expect("a client");
            state.players[1].cured.insert(shown.client);
            state.layers.gone.insert(shown.layer);
        }
    });
    let none = none.ending();
    assert_eq!((none.seat(), none.state.players[0].rooms[0].client), (1, None));
}

/// UM-21.8.
#[test]
fn the_latent_dream_is_turned_up_before_the_manifest_one_is_chosen() {
    let draft = || {
        let position = Position::new(2).emptied(0).ending();
        let first = position.verb("draft")[0].clone();
        position.answer(&first)
    };
    let position = draft();
    assert!(position.me().rooms[0].latent.is_some() && position.me().rooms[0].manifest.is_none());
    assert_eq!((position.verb("dream").len(), position.verb("dream-top").len()), (4, 1));
    let (before, deck) = (position.state.shown_manifest, position.state.manifest.bag);
    let third = position.verb("dream")[2].clone();
    let position = position.answer(&third);
    assert_eq!(position.state.players[0].rooms[0].manifest, before[2]);
    let new = position.state.shown_manifest[2].expect("it is replaced");
    assert!(deck.contains(new));
    let top = draft().answer("dream-top");
    assert_eq!(top.state.shown_manifest, before, "the display stays");
    assert!(deck.contains(top.state.players[0].rooms[0].manifest.expect("a dream")));
}

/// UM-21.9.
#[test]
fn the_marker_starts_at_the_sum_and_scores() {
    for (layer, marker, points) in [
        ("the-lost-child", 8, 3),
        ("the-sisters-illness", 7, 2),
        ("the-closed-shop", 6, 1),
        ("the-sold-piano", 5, 0),
    ] {
        let position = Position::new(2).emptied(0).show_case(2, "the-governess", layer).ending();
        let position = position.answers(&["draft room-1 the-governess", "dream-top"]);
        let player = &position.state.players[0];
        assert_eq!((player.rooms[0].marker, player.points), (marker, points), "{layer}");
    }
}

/// UM-21.10.
#[test]
fn dreams_and_layers_are_dealt_only_to_new_clients() {
    let counts = |position: &Position| {
        let state = &position.state;
        [state.layers.count, state.latent.count, state.manifest.count]
    };
    let position = Position::new(2).client(0, "the-bookbinder").dream(0, "a-missing-shoe");
    let position = position.marker(0, 4).dial(&["minor-growth", "minor-freedom"]);
    let before = counts(&position);
    let position = position.mine(|player| player.blocked = true).layer(0, "the-closed-shop");
    let after_layer = counts(&position);
    let position = position.answers(&["treat room-1", "use minor-growth common"]);
    let position = position.answers(&["use minor-freedom common", "pick 1"]);
    assert_eq!((position.seat(), counts(&position)), (1, after_layer), "nothing is replenished");
    assert_eq!(after_layer[1..], before[1..]);
    let position = Position::new(2).emptied(0).ending();
    let (before, first) = (counts(&position), position.verb("draft")[0].clone());
    let position = position.answer(&first).answer("dream-top");
    assert_eq!(counts(&position), before.map(|count| count - 1));
    let all = position.game.catalogue();
    assert_eq!((all.latent.len(), all.manifest.len(), all.layers.len() - 1), (24, 24, 24));
    assert_eq!(all.clients.len(), 24);
}

/// UM-21.11.
#[test]
fn the_turn_ends_and_bright_ideas_leave_the_table() {
    let position = Position::new(2).mine(|player| player.bright = 2);
    let position = position.answers(&["state-ideas", "point 1-2 tile-left", "lay 1 1"]);
    assert_eq!((position.state.spaces[1].ideas, position.state.spaces[1].bright), (1, 1));
    let position = position.end_turn();
    assert_eq!((position.seat(), position.state.spaces[1].bright), (1, 0));
    assert_eq!(position.state.spaces[1].ideas, 1);
    assert_eq!(position.state.players[0].bright, 1, "the one used is gone");
    assert!(position.told.contains(&Open::TurnEnded));
    let alone = Position::new(2).mine(|player| player.bright = 1);
    let alone = alone.answers(&["state-ideas", "point 1-2 tile-left", "lay 0 1"]).end_turn();
    assert_eq!(alone.state.spaces[1], IdeaSpace::default(), "the space is empty");
    assert_eq!(alone.state.turn, Seat(1));
}
