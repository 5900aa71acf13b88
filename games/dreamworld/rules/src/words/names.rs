//! The keys of the text files, and what pieces are called.

use mittwoch_kernel::Phrase;

use crate::component::{Card, Effect};
use crate::config::Ends;

/// The keys of questions, offers, events and score lines; the other keys follow from the data.
pub(super) const KEYS: &[&str] = &[
    "dw-name",
    "dw-blurb",
    "dw-ask-play",
    "dw-ask-play-again",
    "dw-ask-score-or-draw",
    "dw-ask-score-or-decline",
    "dw-ask-draw",
    "dw-ask-flip",
    "dw-ask-over",
    "dw-offer-play",
    "dw-offer-play-professor",
    "dw-offer-score",
    "dw-offer-flip",
    "dw-offer-stop",
    "dw-offer-draw",
    "dw-offer-draw-professor",
    "dw-offer-decline",
    "dw-event-has-chosen",
    "dw-event-chose",
    "dw-event-chose-professor",
    "dw-event-round-started",
    "dw-event-freud-round-started",
    "dw-event-turned-up",
    "dw-event-revealed",
    "dw-event-revealed-professor",
    "dw-event-choose-again",
    "dw-event-arranged",
    "dw-event-turn-began",
    "dw-event-scored",
    "dw-event-flipped",
    "dw-event-turn-done",
    "dw-event-drew",
    "dw-event-drew-professor",
    "dw-event-passed",
    "dw-event-declined",
    "dw-event-id-turn",
    "dw-event-id-flipped",
    "dw-event-ended",
    "dw-event-id-won",
    "dw-tile-numbers",
    "dw-tile-icon",
    "dw-tile-farthest",
    "dw-tile-closest",
    "dw-tile-farthest-player",
    "dw-tile-closest-player",
    "dw-tile-small-gap",
    "dw-tile-skip",
    "dw-tile-random-before",
    "dw-tile-random-after",
    "dw-sheet-golden",
    "dw-sheet-remaining",
    "dw-sheet-supply",
];

pub(super) fn card_phrase(card: Card) -> Phrase {
    Phrase::new("dw-card")
        .word("suit", card.suit().name())
        .number("number", card.number())
        .word("icon", card.icon().name())
}

/// What people call a Client; the table knows the names that owners give.
pub(super) fn client_phrase(id: &str) -> Phrase {
    Phrase::new(&format!("dw-client-{id}"))
}

/// The words follow from the effect, so that an owner's tile says what it does, and from the cards
/// among which ends are looked for.
pub(super) fn tile_phrase(effect: Effect, ends: Ends) -> Phrase {
    let amount = |key: &str, add: i8| Phrase::new(key).word("add", &signed(add));
    match effect {
        Effect::Numbers { bits, add } => {
            let numbers: Vec<String> =
                (0..16).filter(|n| bits >> n & 1 != 0).map(|n| n.to_string()).collect();
            amount("dw-tile-numbers", add).word("numbers", &numbers.join(", "))
        }
        Effect::ByIcon { sun, moon } => {
            Phrase::new("dw-tile-icon").word("sun", &signed(sun)).word("moon", &signed(moon))
        }
        Effect::Farthest(add) => match ends {
            Ends::All => amount("dw-tile-farthest", add),
            Ends::Players => amount("dw-tile-farthest-player", add),
        },
        Effect::Closest(add) => match ends {
            Ends::All => amount("dw-tile-closest", add),
            Ends::Players => amount("dw-tile-closest-player", add),
        },
        Effect::SmallGap { at_most, add } => {
            amount("dw-tile-small-gap", add).number("gap", at_most)
        }
        Effect::Skip(cards) => Phrase::new("dw-tile-skip").number("cards", cards),
        Effect::RandomBefore => Phrase::new("dw-tile-random-before"),
        Effect::RandomAfter => Phrase::new("dw-tile-random-after"),
    }
}

fn signed(amount: i8) -> String {
    format!("{amount:+}").replace('-', "\u{2212}")
}
