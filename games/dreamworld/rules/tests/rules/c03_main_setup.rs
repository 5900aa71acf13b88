//! Chapter 3: main set-up.

use std::collections::BTreeSet;

use mittwoch_dreamworld::{Card, Open, Owner};
use mittwoch_kernel::{EventLog, FastRng, Game, Recorder};

use crate::position::{Position, game};

/// DW-3.1: at the table with 11 and 1 the closest card is measured to these.
#[test]
fn corner_numbers_by_player_count() {
    let two = Position::new(2).round(1).tile("small-gap").client(mittwoch_dreamworld::Suit::Hex);
    let two = two.play(&["hex-4-sun", "hex-8-sun"]);
    assert_eq!(two.game.gap(&two.state, 1), 3, "8 to 11");
    let three = Position::new(3).round(1).tile("small-gap").client(mittwoch_dreamworld::Suit::Hex);
    let three = three.play(&["hex-4-sun", "hex-8-sun", "hex-2-sun"]);
    assert_eq!(three.game.gap(&three.state, 2), 4, "8 to 12");
}

/// DW-3.2.
#[test]
fn the_column_is_a_shuffle_of_all_clients() {
    let game = game(3);
    let columns: BTreeSet<[u8; 6]> = (0..60)
        .map(|seed| game.setup(&mut FastRng::new(seed), &mut EventLog::default()).clients)
        .collect();
    assert!(columns.len() > 40, "shuffled");
    for column in columns {
        assert_eq!(column.iter().collect::<BTreeSet<_>>().len(), 6);
    }
}

/// DW-3.3.
#[test]
fn every_client_gets_a_tile_on_each_side() {
    let game = game(3);
    let mut left = BTreeSet::new();
    for seed in 0..80 {
        let state = game.setup(&mut FastRng::new(seed), &mut EventLog::default());
        assert_eq!(state.tiles.iter().flatten().collect::<BTreeSet<_>>().len(), 12);
        left.insert(state.tiles[0][0]);
    }
    assert_eq!(left.len(), 12, "each tile may come to the left of the top Client");
}

/// DW-3.4, DW-3.5, DW-3.6, DW-3.7.
#[test]
fn cards_in_play_hands_non_player_cards_and_deck() {
    let expected = [(54, 14, 24), (54, 14, 8), (66, 14, 4), (66, 0, 2)];
    for (players, (deck, non_player, spare)) in (1..=4).zip(expected) {
        let game = game(players);
        assert_eq!(game.catalogue().deck.len(), deck);
        let extreme = |card: u8| matches!(Card(card).number(), 1 | 11);
        assert_eq!(game.catalogue().deck.iter().any(extreme), players > 2);
        let state = game.setup(&mut FastRng::new(1), &mut EventLog::default());
        for hand in &state.hands[..usize::from(players)] {
            assert_eq!(hand.len(), 16);
        }
        let turned_up = state.line.len() as u32;
        assert_eq!(state.pool.len() + turned_up, non_player + spare);
    }
}

/// DW-3.8.
#[test]
fn any_unseen_card_may_be_the_first_non_player_card() {
    let game = game(2);
    let mut chance = Recorder::new(FastRng::new(4));
    let mut log = EventLog::default();
    game.setup(&mut chance, &mut log);
    let draws = chance.take();
    let draw = draws.iter().find(|draw| draw.what == "non-player card").expect("a draw");
    assert_eq!(draw.from.len(), 14 + 8, "the face-down cards and the deck are one pool");
    let told = log.0.iter().any(|event| {
        matches!(event, mittwoch_dreamworld::Event::Open(Open::TurnedUp {
            owner: Owner::NonPlayer, card })
            if card.to_string() == draw.got[0])
    });
    assert!(told);
}
