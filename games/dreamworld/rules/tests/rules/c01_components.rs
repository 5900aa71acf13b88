//! Chapter 1: components.

use std::collections::BTreeMap;

use mittwoch_dreamworld::{Card, Effect, Icon, Suit};

use crate::position::game;

/// DW-1.1, DW-1.2.
#[test]
fn sixty_six_cards_of_three_suits_each_number_once_with_sun_and_once_with_moon() {
    assert_eq!(Card::all().count(), 66);
    for suit in Suit::ALL {
        for number in 1..=11 {
            let icons: Vec<Icon> = Card::all()
                .filter(|card| card.suit() == suit && card.number() == number)
                .map(Card::icon)
                .collect();
            assert_eq!(icons, [Icon::Sun, Icon::Moon]);
        }
    }
    for card in Card::all() {
        assert_eq!(Card::new(card.suit(), card.number(), card.icon()), card);
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

/// DW-1.3.
#[test]
fn six_clients_two_per_suit() {
    let game = game(4);
    let count = |suit: Suit| game.catalogue().clients.iter().filter(|(_, s)| *s == suit).count();
    assert_eq!(Suit::ALL.map(count), [2, 2, 2]);
}

/// DW-1.4, DW-3.1.
#[test]
fn corner_numbers_enclose_the_cards_in_play() {
    let corners = [1, 2, 3, 4].map(|players| game(players).catalogue().corner);
    assert_eq!(corners, [[11, 1], [11, 1], [12, 0], [12, 0]]);
}

/// DW-1.5, DW-1.6.
#[test]
fn twelve_tiles_of_eight_kinds() {
    let game = game(2);
    let mut kinds = BTreeMap::new();
    for (_, effect) in &game.catalogue().tiles {
        let kind = match effect {
            Effect::Numbers { .. } => "numbers",
            Effect::ByIcon { .. } => "icon",
            Effect::Farthest(_) => "farthest",
            Effect::Closest(_) => "closest",
            Effect::SmallGap { .. } => "small gap",
            Effect::Skip(_) => "skip",
            Effect::RandomBefore => "random before",
            Effect::RandomAfter => "random after",
        };
        *kinds.entry(kind).or_insert(0) += 1;
    }
    let twos = ["numbers", "icon", "farthest", "closest"].map(|kind| kinds[kind]);
    let ones = ["small gap", "skip", "random before", "random after"].map(|kind| kinds[kind]);
    assert_eq!((twos, ones), ([2; 4], [1; 4]));
}

/// DW-1.7.
#[test]
fn fifteen_tokens_of_which_five_are_golden() {
    let game = game(2);
    let rows = &game.catalogue().rows;
    let tokens: usize = rows.iter().map(|(_, row)| row.len()).sum();
    assert_eq!((tokens, rows.len()), (15, 5), "the first token of each row is golden");
}
