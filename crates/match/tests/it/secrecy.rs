//! Nobody is shown the name of a card that is hidden from them.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::Viewer;
use mittwoch_match::Match;
use serde_json::Value;

use crate::helper::{drive, open, shown_to, viewers};

/// What the record says about the cards: the hands that were dealt, and the pool.
struct Cards {
    hands: BTreeMap<u64, BTreeSet<String>>,
    pool: BTreeSet<String>,
}

fn names(value: &Value) -> BTreeSet<String> {
    let items = value.as_array().expect("a list");
    items.iter().map(|item| item.as_str().expect("a name").to_owned()).collect()
}

impl Cards {
    fn of(record: &str) -> Cards {
        let start = record.lines().nth(1).expect("the set-up");
        let start: Value = serde_json::from_str(start).expect("JSON");
        let mut cards = Cards { hands: BTreeMap::new(), pool: BTreeSet::new() };
        for draw in start["draws"].as_array().expect("draws") {
            match (draw["for"].as_str(), draw["seat"].as_u64()) {
                (Some("hand"), Some(seat)) => {
                    let hand = names(&draw["got"]);
                    cards.pool = &names(&draw["from"]) - &hand;
                    cards.hands.insert(seat, hand);
                }
                // What is drawn in round 1 lies open before anybody chooses.
                _ => cards.pool.retain(|card| !names(&draw["got"]).contains(card)),
            }
        }
        cards
    }

    /// The cards whose names a viewer must not be shown.
    fn hidden(&self, record: &str, viewer: Viewer) -> BTreeSet<String> {
        let others = self
            .hands
            .iter()
            .filter(|(seat, _)| !matches!(viewer, Viewer::Seat(own) if u64::from(own.0) == **seat));
        let mut hidden = self.pool.clone();
        hidden.extend(others.flat_map(|(_, hand)| hand.clone()));
        for line in record.lines().skip(2) {
            let line: Value = serde_json::from_str(line).expect("JSON");
            if let Some(card) = line["action"].as_str().and_then(|text| text.strip_prefix("play "))
            {
                hidden.remove(card);
            }
            for draw in line["draws"].as_array().into_iter().flatten() {
                hidden.retain(|card| !names(&draw["got"]).contains(card));
            }
        }
        hidden
    }
}

fn assert_nothing_leaks(game: &dyn Match, cards: &Cards) -> usize {
    let record = game.record();
    let mut checked = 0;
    for viewer in viewers(game) {
        let shown = shown_to(game, viewer);
        for card in cards.hidden(&record, viewer) {
            let leaks = shown.contains(&format!("{card}\"")) || shown.contains(&format!("{card} "));
            assert!(!leaks, "{viewer:?} is shown {card}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn a_hidden_card_is_named_to_nobody() {
    for players in 1..=4 {
        let mut game = open(players, 31);
        let cards = Cards::of(&game.record());
        assert_eq!(cards.hands.len(), usize::from(players));
        let (mut checked, mut steps) = (0, 0);
        drive(&mut *game, |game| {
            steps += 1;
            checked += if steps % 3 == 0 { assert_nothing_leaks(game, &cards) } else { 0 };
            false
        });
        assert!(checked > 300, "{checked}");
    }
}

#[test]
fn the_test_would_notice_a_leak() {
    let game = open(2, 31);
    let cards = Cards::of(&game.record());
    let own = shown_to(&*game, Viewer::Seat(mittwoch_kernel::Seat(0)));
    let hidden = cards.hidden(&game.record(), Viewer::Seat(mittwoch_kernel::Seat(1)));
    assert!(hidden.iter().any(|card| own.contains(&format!("{card}\""))), "the owner sees them");
}
