//! The written form of a match, documented in `docs/record.md`.

mod chain;
mod finished;
mod line;
mod own;
mod writer;

use mittwoch_kernel::{About, Pack, Seed, Setting};
use serde::{Deserialize, Serialize};

pub(crate) use chain::Chain;
pub use finished::FinishedGame;
pub(crate) use line::{
    AnswerLine, EndLine, HandOverLine, LastLine, RecordLine, ResignLine, SealedLine, SetupLine,
    UndoLine, read_line,
};
pub(crate) use own::read_own;
pub(crate) use writer::RecordWriter;

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;

/// The head of a record: all that a match follows from, except luck and answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub mittwoch: u32,
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Players, and every option that matters to them.
    pub setting: Setting,
    /// The digest of the components.
    pub pack: String,
    /// What binds the seed before the start.
    pub commitment: String,
    /// What players added to the seed.
    pub entropy: Vec<String>,
    /// Whether it is a guided first game, whose seed everybody may know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
}

impl Header {
    /// The head of a new record.
    pub fn new(about: &About, pack: &Pack, setting: &Setting, luck: (Seed, &[String])) -> Header {
        Header {
            mittwoch: FORMAT,
            game: about.key.to_owned(),
            rules: about.rules,
            setting: setting.complete(about),
            pack: pack.digest(),
            commitment: luck.0.commitment(),
            entropy: luck.1.to_vec(),
            lesson: false,
        }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl RecordFault {
    /// A fault of one line.
    pub(crate) fn new(line: usize, what: impl Into<String>) -> RecordFault {
        RecordFault { line, what: what.into() }
    }
}

impl std::fmt::Display for RecordFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordFault {}
