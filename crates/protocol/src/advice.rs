use mittwoch_kernel::{Consequence, Outcome, Phrase, Seat};
use serde::{Deserialize, Serialize};

whole! { Hint, Review, ReviewState }

/// What a seat can expect of the end, by what it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Estimate {
    /// The chance to win, in thousandths.
    pub win: u16,
    /// How far the true chance may lie from it, 19 times of 20, in thousandths.
    pub win_error: u16,
    /// The score at the end, in tenths of a point.
    pub score: i32,
    /// How far the true one may lie from it, 19 times of 20, in tenths of a point.
    pub score_error: u32,
}

/// How chances were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EstimateSource {
    /// A judge that has learnt from many games said what positions promise.
    #[default]
    Judge,
    /// The game was played to its end by bots, and wins were counted.
    Playouts,
}

/// How sure it is that one answer is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sureness {
    /// The difference is smaller than its error.
    #[default]
    Close,
    /// The difference is larger than its error, but not by much.
    Probable,
    /// The difference is more than twice its error.
    Certain,
}

/// What a bot would answer in place of a seat, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hint {
    /// The sequence number of the snapshot for which it holds.
    pub seq: u32,
    /// The bot that thought.
    pub bot: String,
    /// How the chances were found.
    pub source: EstimateSource,
    /// In how many imagined deals that fit what the seat knows.
    pub worlds: u32,
    /// How sure it is that the first answer is better than the second.
    pub sure: Sureness,
    /// The best answers, the best first; three at most.
    pub answers: Vec<HintAnswer>,
}

/// An answer that a hint speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HintAnswer {
    /// In its notation.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
    /// The pieces and places that it concerns, by plain name.
    pub pieces: Vec<String>,
    /// What it promises.
    pub estimate: Estimate,
    /// What would be different on the table, and is not with every other answer named here.
    pub why: Vec<Consequence>,
    /// How the seat would go on in this turn, as far as it can foresee.
    pub then: Vec<Phrase>,
}

/// How a finished match went, as its seats could know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Review {
    /// The bot that thought.
    pub bot: String,
    /// How the chances were found.
    pub source: EstimateSource,
    /// In how many imagined deals each answer was weighed.
    pub worlds: u32,
    /// How many answers the match has.
    pub length: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// Every answer that was a choice, in order.
    pub answers: Vec<ReviewedAnswer>,
    /// The match through the eyes of each seat.
    pub seats: Vec<SeatReview>,
}

/// A choice that was made, and what was better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct ReviewedAnswer {
    /// How many answers stood before it: where the time slider shows the question.
    pub at: u32,
    /// Who was asked.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// What was asked.
    pub question: Phrase,
    /// What was answered.
    pub played: ReviewedChoice,
    /// What else was weighed, the best first.
    pub others: Vec<ReviewedChoice>,
    /// What the answer cost against the best one, in thousandths of a win; 0 if it was the best, or
    /// if the difference is smaller than its error.
    pub cost: u16,
    /// How far the true difference to the best other answer may lie from the one found, in
    /// thousandths.
    pub error: u16,
    /// How sure it is which of the answer and the best other one is better.
    pub sure: Sureness,
    /// What the answer changed of each seat's chance against the best other one, in thousandths;
    /// empty where nothing else was weighed.
    pub swing: Vec<i16>,
}

/// An answer that was weighed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewedChoice {
    /// In its notation.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
    /// The pieces and places that it concerns, by plain name.
    pub pieces: Vec<String>,
    /// What it promised its seat.
    pub estimate: Estimate,
    /// The chance of every seat after it, in thousandths.
    pub chances: Vec<u16>,
    /// What would be different on the table, and is not with every other answer named here.
    pub why: Vec<Consequence>,
}

/// A match through the eyes of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatReview {
    /// Whose.
    pub seat: Seat,
    /// The chances of all seats, after each own answer and at the end.
    pub points: Vec<ChancePoint>,
    /// The moments that changed its chance most by somebody's answer, the greatest first; three at
    /// most.
    pub moments: Vec<DecisiveMoment>,
    /// What its own answers cost, all together, in thousandths of a win.
    pub mistakes: u32,
    /// What others' answers brought it, against what was best for them, in thousandths of a win.
    pub rivals: i32,
    /// What draws and the cards of others brought it, in thousandths of a win.
    pub luck: i32,
}

/// The chances at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChancePoint {
    /// How many answers stood.
    pub at: u32,
    /// In which round.
    pub round: u16,
    /// The chance of every seat, in thousandths.
    pub chances: Vec<u16>,
    /// How far the true chance of the own seat may lie from it, 19 times of 20, in thousandths.
    pub error: u16,
}

/// An answer that changed the chance of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DecisiveMoment {
    /// Its place among the reviewed answers.
    pub answer: u32,
    /// By how much, in thousandths.
    pub change: i16,
}

/// Whether a review is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewState {
    /// It is being made: so many answers of so many were weighed.
    Running {
        /// How many.
        done: u32,
        /// Of how many.
        of: u32,
    },
    /// It is there.
    Ready(Box<Review>),
}

/// Whether hints are given at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HintPolicy {
    /// To whoever plays with bots alone; not where a second person plays.
    #[default]
    Alone,
    /// To everybody.
    All,
    /// To nobody.
    None,
}

impl HintPolicy {
    /// Whether nobody chose it.
    pub fn is_usual(&self) -> bool {
        *self == HintPolicy::default()
    }
}
