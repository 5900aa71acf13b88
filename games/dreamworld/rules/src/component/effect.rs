use super::raw;
use super::{Card, Icon};

/// What a Therapy tile does (chapter 7 of the digest).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// DW-7.2: the own card bears one of the numbers, given as bits.
    Numbers {
        /// Bit `n` stands for the number `n`.
        bits: u16,
        /// What it adds.
        add: i8,
    },
    /// DW-7.3: depends on the icon of the own card.
    ByIcon {
        /// What the Sun adds.
        sun: i8,
        /// What the Moon adds.
        moon: i8,
    },
    /// DW-7.4: the own card is the farthest.
    Farthest(i8),
    /// DW-7.5: the own card is the closest.
    Closest(i8),
    /// DW-7.7: the own bare gap is small.
    SmallGap {
        /// The largest gap that counts as small.
        at_most: u8,
        /// What it adds.
        add: i8,
    },
    /// DW-7.9: so many next cards are passed over.
    Skip(u8),
    /// DW-7.11: a card is laid open before the choice.
    RandomBefore,
    /// DW-7.12: a card is turned up after the reveal.
    RandomAfter,
}

/// The effect that the written keys mean; they must fit exactly one kind.
pub(super) fn written(raw: &raw::Effect) -> Result<Effect, &'static str> {
    let none = raw::Effect::default();
    let effect = match raw {
        raw::Effect { numbers: Some(numbers), .. } if !numbers.iter().all(is_number) => {
            return Err("the numbers must be those of Dream cards");
        }
        raw::Effect { numbers: Some(numbers), add: Some(add), .. } => {
            Effect::Numbers { bits: numbers.iter().fold(0, |bits, n| bits | 1 << n), add: *add }
        }
        raw::Effect { icon: Some(icon), add: Some(add), other, .. } => by_icon(*icon, *add, *other),
        raw::Effect { farthest: Some(amount), .. } => Effect::Farthest(*amount),
        raw::Effect { closest: Some(amount), .. } => Effect::Closest(*amount),
        raw::Effect { gap_at_most: Some(gap), add: Some(add), .. } => {
            Effect::SmallGap { at_most: *gap, add: *add }
        }
        raw::Effect { skip: Some(cards), .. } => Effect::Skip(*cards),
        raw::Effect { random: Some(raw::When::Before), .. } => Effect::RandomBefore,
        raw::Effect { random: Some(raw::When::After), .. } => Effect::RandomAfter,
        _ => return Err("this is none of the eight kinds of effect"),
    };
    let rest = match effect {
        Effect::Numbers { .. } => raw::Effect { numbers: None, add: None, ..raw.clone() },
        Effect::ByIcon { .. } => raw::Effect { icon: None, add: None, other: None, ..raw.clone() },
        Effect::Farthest(_) => raw::Effect { farthest: None, ..raw.clone() },
        Effect::Closest(_) => raw::Effect { closest: None, ..raw.clone() },
        Effect::SmallGap { .. } => raw::Effect { gap_at_most: None, add: None, ..raw.clone() },
        Effect::Skip(_) => raw::Effect { skip: None, ..raw.clone() },
        Effect::RandomBefore | Effect::RandomAfter => raw::Effect { random: None, ..raw.clone() },
    };
    if rest == none { Ok(effect) } else { Err("the effect mixes two kinds") }
}

fn is_number(number: &u8) -> bool {
    (1..=Card::HIGHEST).contains(number)
}

/// The other icon adds nothing where nothing is written for it.
fn by_icon(icon: Icon, add: i8, other: Option<i8>) -> Effect {
    let other = other.unwrap_or(0);
    match icon {
        Icon::Sun => Effect::ByIcon { sun: add, moon: other },
        Icon::Moon => Effect::ByIcon { sun: other, moon: add },
    }
}
