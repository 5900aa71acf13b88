use std::collections::BTreeMap;

use mittwoch_kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::{Fault, Snapshot};

whole! { ThinkerSays, ThinkerHears }

/// The version of the thinkers' channel; raised when an old thinker would misunderstand.
pub const THINKERS_VERSION: u32 = 1;

/// What the name of a bot begins with that thinks outside of the server.
const OUTSIDE: &str = "outside:";

/// The bot that a thinker is, as tables name it.
pub fn outside_bot(thinker: &str) -> String {
    format!("{OUTSIDE}{thinker}")
}

/// The thinker behind the name of a bot, if it thinks outside of the server.
pub fn outside_name(bot: &str) -> Option<&str> {
    bot.strip_prefix(OUTSIDE)
}

/// What a thinker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "say", deny_unknown_fields)]
pub enum ThinkerSays {
    /// The first message: what it can play.
    Hello {
        /// The version of the channel that it speaks.
        version: u32,
        /// Which games and seats it plays.
        plays: Vec<ThinkerPlays>,
        /// How many questions it takes at once.
        at_once: u16,
    },
    /// An answer to a question.
    Answer {
        /// The number of the question.
        question: u32,
        /// One of the offers, letter for letter.
        action: String,
    },
}

/// A game that a thinker plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ThinkerPlays {
    /// The key of the game.
    pub game: String,
    /// With how many players.
    pub players: Vec<u8>,
    /// On which seats; any if it names none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Seat>>"))]
    pub seats: Vec<Seat>,
}

impl ThinkerPlays {
    /// Whether it plays this seat of a match of so many.
    pub fn covers(&self, game: &str, players: u8, seat: Seat) -> bool {
        let any_seat = self.seats.is_empty() || self.seats.contains(&seat);
        self.game == game && self.players.contains(&players) && any_seat
    }
}

/// What a thinker hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "say")]
pub enum ThinkerHears {
    /// The first message: the version of the channel, and who the thinker is by its token.
    Hello {
        /// The version.
        version: u32,
        /// The name under which it plays.
        name: String,
    },
    /// A seat that it plays is asked.
    Question {
        /// All that it needs to answer.
        question: Box<ThinkerQuestion>,
    },
    /// Nobody waits for the answer any more: the match went back or on, or it is too late.
    Stopped {
        /// The number of the question.
        question: u32,
    },
    /// A match is over, or asleep: if the table wakes again, it is told from the beginning.
    Left {
        /// The table, as in its questions.
        table: String,
        /// The seat.
        seat: Seat,
        /// How it ended, if it did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        outcome: Option<Outcome>,
    },
    /// What the thinker said was not taken.
    Fault {
        /// The number of the question, if it named one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        question: Option<u32>,
        /// Why not.
        fault: Fault,
    },
}

/// A question for a thinker, with exactly what its seat was told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ThinkerQuestion {
    /// Its number; the answer names it.
    pub number: u32,
    /// A name for the table, the same as long as the connection lasts; it leads to no table.
    pub table: String,
    /// For how long an answer is awaited, in milliseconds.
    pub deadline_ms: u32,
    /// The match as it was set up; with the first question of a match alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub begin: Option<ThinkerBegin>,
    /// All that the seat sees now, with what it was told since its last question.
    pub snapshot: Snapshot,
}

/// A match as it was set up, as one seat saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ThinkerBegin {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of its components.
    pub pack: String,
    /// Options by key, defaults written out.
    pub options: BTreeMap<String, String>,
    /// How many play.
    pub players: u8,
    /// What the seat saw before the first answer.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub view: serde_json::Value,
}
