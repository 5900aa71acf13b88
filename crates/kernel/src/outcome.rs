use serde::{Deserialize, Serialize};

use crate::{List, MAX_SEATS, Phrase, Seats};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// The seats that won; several where the rules let them share, none where an automaton won.
    pub winners: Seats,
    /// The score of each seat.
    #[cfg_attr(feature = "schema", ts(type = "number[]"), schemars(with = "Vec<i32>"))]
    pub scores: List<i32, MAX_SEATS>,
    /// The automaton's score, in a game that has one.
    pub automaton: Option<i32>,
    /// How many rounds were played.
    pub rounds: u16,
}

/// One line of the score sheet: where points come from, per seat and for the automaton if any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScoreLine {
    /// What is counted.
    pub what: Phrase,
    /// The value per seat, the automaton last.
    pub values: Vec<i32>,
}
