use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A sentence without a language: a key of the text files and what goes into it.
///
/// The same value is a line of the log, a message on the wire and a cue for animation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Phrase {
    /// The key of the text.
    pub key: String,
    /// What goes into the text, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<String, Arg>,
}

/// Something that goes into a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(#[cfg_attr(feature = "schema", ts(type = "number"))] i64),
    /// A player, to be shown by name.
    Seat(Seat),
    /// A piece or place, by its plain name.
    Piece(String),
    /// Several pieces or places.
    Pieces(Vec<String>),
    /// A plain word on which the text may depend.
    Word(String),
    /// Phrases that make a sentence when they are read one after the other.
    Phrases(Vec<Phrase>),
}

impl Phrase {
    /// A phrase with nothing to fill in.
    pub fn new(key: &str) -> Phrase {
        Phrase { key: key.to_owned(), args: BTreeMap::new() }
    }

    /// Adds a number.
    pub fn number(self, name: &str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a player.
    pub fn seat(self, name: &str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a piece or place.
    pub fn piece(self, name: &str, piece: impl Into<String>) -> Phrase {
        self.with(name, Arg::Piece(piece.into()))
    }

    /// Adds several pieces or places.
    pub fn pieces(self, name: &str, pieces: Vec<String>) -> Phrase {
        self.with(name, Arg::Pieces(pieces))
    }

    /// Adds a plain word on which the text may depend.
    pub fn word(self, name: &str, word: &str) -> Phrase {
        self.with(name, Arg::Word(word.to_owned()))
    }

    /// Adds phrases that are read one after the other.
    pub fn phrases(self, name: &str, phrases: Vec<Phrase>) -> Phrase {
        self.with(name, Arg::Phrases(phrases))
    }

    fn with(mut self, name: &str, arg: Arg) -> Phrase {
        self.args.insert(name.to_owned(), arg);
        self
    }
}
