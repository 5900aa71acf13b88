//! Chapter 11: what is open and what is hidden.

use mittwoch_dreamworld::{Card, View};
use mittwoch_kernel::{Game, Knowing, Seat, Viewer};

use crate::position::{Position, card};

fn text(view: &View) -> String {
    serde_json::to_string(view).expect("JSON")
}

fn view(position: &Position, viewer: Viewer) -> View {
    position.game.view(&position.state, viewer)
}

/// DW-11.1.
#[test]
fn clients_and_tiles_are_open_from_the_start() {
    let position = Position::new(3);
    for viewer in Viewer::all(3) {
        let view = view(&position, viewer);
        assert_eq!(view.clients.len(), 6);
        let tiles = view.clients.iter().flat_map(|client| client.tiles.iter());
        assert_eq!(tiles.collect::<std::collections::BTreeSet<_>>().len(), 12);
    }
}

/// DW-11.2.
#[test]
fn what_lies_face_up_and_every_count_is_open() {
    let position = Position::new(3).round(3).lying("circle-8-moon", 1, 2).supply(1, 4);
    let view = view(&position, Viewer::Spectator);
    assert_eq!((view.lying[0].card, view.lying[0].plus), (card("circle-8-moon"), 2));
    assert_eq!((view.players[1].supply, view.players[1].hand), (4, 16));
    assert_eq!(view.non_player, 11);
}

/// DW-11.3.
#[test]
fn a_dealt_hand_is_seen_by_its_player_alone() {
    let position = Position::new(4);
    for viewer in Viewer::all(4) {
        let text = text(&view(&position, viewer));
        for seat in 0..4u8 {
            let hand = position.state.hands[usize::from(seat)];
            let seen = hand.iter().filter(|c| text.contains(&format!("\"{}\"", Card(*c)))).count();
            let expected = if viewer.is(Seat(seat)) { 16 } else { 0 };
            assert_eq!(seen, expected, "{viewer:?} looks at seat {seat}");
        }
    }
}

/// DW-11.4.
#[test]
fn an_openly_drawn_card_is_known_until_it_is_played() {
    let position = Position::new(4).round(3).tile("small-gap").lying("circle-8-moon", 1, 0);
    let position = position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    let position = position.answer(0, "draw circle-8-moon");
    assert_eq!(view(&position, Viewer::Seat(Seat(2))).players[0].known, [card("circle-8-moon")]);
    let position = position.rest_of_round().round(4).tile("small-gap");
    let position = position.play(&["circle-8-moon", "hex-2-moon", "hex-7-moon", "hex-9-moon"]);
    assert!(view(&position, Viewer::Seat(Seat(2))).players[0].known.is_empty());
}

/// DW-11.5.
#[test]
fn unturned_cards_are_known_to_nobody_but_as_a_set() {
    let position = Position::new(2);
    for viewer in Viewer::all(2) {
        let view = view(&position, viewer);
        let text = text(&view);
        assert!(position.state.pool.iter().all(|c| !text.contains(&format!("\"{}\"", Card(c)))));
        let knowledge = position.game.know(viewer, &view);
        let hidden_hands: u32 = (0..2).map(|seat| knowledge.hidden_in_hand(Seat(seat))).sum();
        assert_eq!(knowledge.unseen().len(), position.state.pool.len() + hidden_hands);
        let names = position.game.interchangeable(&knowledge);
        assert_eq!(names[0].len() as u32, knowledge.unseen().len());
    }
}

/// DW-11.6.
#[test]
fn onlookers_see_what_is_open_and_nothing_more() {
    let position = Position::new(4);
    let onlooker = view(&position, Viewer::Spectator);
    assert_eq!(onlooker.mine, None);
    let mut player = view(&position, Viewer::Seat(Seat(0)));
    assert!(player.mine.take().is_some());
    assert_eq!(player, onlooker, "a player sees the same and the own hand");
    assert!(position.game.outcome(&position.state).is_none());
}
