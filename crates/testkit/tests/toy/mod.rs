//! Lamps: a small game with hidden hands, a secret choice of all, a draw, nested questions and a
//! free action, and variants of it that each have one deliberate fault.

mod encoding;
mod game;
mod knowing;
mod play;
mod wording;

use mittwoch_kernel::{Bag, Pack, Phrase, Reason, Seat, Stack};
use serde::{Deserialize, Serialize};

/// What is wrong with a variant.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_LEAKS: u8 = 1;
    pub(crate) const EVENT_LEAKS: u8 = 2;
    pub(crate) const OFFER_REFUSED: u8 = 3;
    pub(crate) const CARD_LOST: u8 = 4;
    pub(crate) const ORDER_MATTERS: u8 = 5;
    pub(crate) const KEY_MISSING: u8 = 6;
    pub(crate) const CHOICE_TOLD: u8 = 7;
    pub(crate) const NEIGHBOUR_OFFERED: u8 = 8;
    pub(crate) const FORGETFUL: u8 = 9;
    pub(crate) const GUESS_SHORT: u8 = 10;
    pub(crate) const NOTATION_LOOSE: u8 = 11;
    pub(crate) const ENDLESS: u8 = 12;
    pub(crate) const SHARED: u8 = 13;
    pub(crate) const FIELD_UNWRITTEN: u8 = 14;
    pub(crate) const PREVIEW_LEAKS: u8 = 15;
    pub(crate) const PANICS: u8 = 16;
    pub(crate) const ANYBODY_MAY: u8 = 17;
    pub(crate) const GROUPS_TOO_WIDE: u8 = 18;
    pub(crate) const RULE_MISSING: u8 = 19;
    pub(crate) const PIECE_UNKNOWN: u8 = 20;
    pub(crate) const DRAW_UNSAID: u8 = 21;
    pub(crate) const TIDIES_QUIETLY: u8 = 22;
    pub(crate) const HASTY: u8 = 23;
    pub(crate) const EVENT_UNWRITTEN: u8 = 24;
    pub(crate) const BOASTFUL: u8 = 25;
    pub(crate) const NUMBER_MISSING: u8 = 26;
    pub(crate) const NUMBER_TWICE: u8 = 27;
    pub(crate) const FORM_CHANGES: u8 = 28;
    pub(crate) const OBSERVATION_LEAKS: u8 = 29;
    pub(crate) const OUT_OF_RANGE: u8 = 30;
}

/// How many lamps there are.
pub(crate) const LAMPS: u8 = 12;

/// The rules of the variant with one fault.
#[derive(Debug)]
pub(crate) struct Toy<const FAULT: u8> {
    pub(crate) players: u8,
    pub(crate) rounds: u8,
    /// Whether every winner is asked to shine, with oil or without.
    pub(crate) patient: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub(crate) hands: [Bag; 3],
    pub(crate) chosen: [Option<u8>; 3],
    pub(crate) table: Bag,
    pub(crate) deck: Bag,
    pub(crate) points: [u8; 3],
    /// What shining takes; two points buy some at any question of the reward.
    pub(crate) oil: [u8; 3],
    pub(crate) round: u8,
    pub(crate) frames: Stack<Frame, 4>,
    /// Only the variant in which the order matters writes it.
    pub(crate) last: Option<Seat>,
}

/// Unfinished business; reward and shining lie on the round, tidying lies on the reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    #[default]
    Over,
    Choose,
    Reward(Seat),
    Tidy(Seat),
    Shine(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Play(u8),
    Draw,
    Pass,
    Tidy(u8),
    Shine,
    Fill,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    NotAsked,
    NotNow,
    NotInHand,
    DeckEmpty,
    TooPoor,
    Nowhere,
}

impl Reason for No {
    fn rule(&self) -> &'static str {
        match self {
            No::NotAsked => "TY-1.1",
            No::NotNow => "TY-1.2",
            No::NotInHand => "TY-1.3",
            No::DeckEmpty => "TY-1.4",
            No::TooPoor => "TY-1.5",
            No::Nowhere => "TY-9.9",
        }
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("toy-refused").word("rule", self.rule())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    RoundStarted(u8),
    Chosen(Seat, u8),
    Revealed([Option<u8>; 3], Seat),
    Drawn(Seat, u8),
    Passed(Seat),
    Tidied(Seat, u8),
    MayShine(Seat),
    Shone(Seat),
    Filled(Seat),
    Over,
}

/// The pack of the game, which has no components.
pub(crate) fn pack() -> Pack {
    Pack::new([]).expect("nothing can be wrong with nothing")
}

/// The plain name of a lamp.
pub(crate) fn name(lamp: u8) -> String {
    format!("lamp-{}", lamp + 1)
}
