//! Answers weighed for a seat with nothing but what it knows: the ground of hints and reviews.
//!
//! Deals that fit the knowledge of the seat are imagined; in each of them every answer is given, and
//! whoever is asked next says what to expect, or, where the bot of the game does not judge positions,
//! bots play on to the end. The same deals and the same luck meet every answer.

mod compare;
mod question;
mod rank;
mod value;
mod wording;

use mittwoch_kernel::{Consequence, Phrase, Seat, Whole};
use mittwoch_protocol::EstimateSource;

use crate::running::{MatchLuck, RunningMatch};
use question::WeighedQuestion;

/// What a weigher is to look at.
#[derive(Clone, Debug)]
pub struct WeighTask<'a> {
    /// Whose question.
    pub seat: Seat,
    /// The bot that thinks, by name.
    pub bot: &'a str,
    /// An answer that must be among those weighed.
    pub played: Option<&'a str>,
    /// How many answers are weighed beside that one.
    pub answers: usize,
}

/// Somebody who weighs the answers to one question, wherever its keeper lets it.
pub trait Weigher: Send {
    /// Weighs every answer in one more imagined deal.
    fn weigh_on(&mut self);

    /// In how many deals it has weighed them.
    fn worlds(&self) -> u32;

    /// What was found so far; nothing before the first deal.
    fn found(&self) -> Weighing;
}

/// Answers that were weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing {
    /// How the chances were found.
    pub source: EstimateSource,
    /// In how many imagined deals.
    pub worlds: u32,
    /// The answers, the best first.
    pub answers: Vec<WeighedAnswer>,
}

/// An answer that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct WeighedAnswer {
    /// In its notation.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
    /// The pieces and places that it concerns.
    pub pieces: Vec<String>,
    /// What every seat can expect after it.
    pub seats: Vec<SeatOdds>,
    /// By how much of a win each of the answers is ahead of it, in their order, with the error.
    pub ahead: Vec<UncertainMean>,
    /// What would be different, as far as the seat can foresee its turn.
    pub changes: Vec<Consequence>,
    /// How the seat would go on in its turn, as far as it can foresee.
    pub then: Vec<Phrase>,
}

/// What a seat can expect of the end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatOdds {
    /// The chance to win.
    pub win: UncertainMean,
    /// The score.
    pub score: UncertainMean,
}

/// A mean, and how far the true one may lie from it 19 times of 20.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct UncertainMean {
    /// The mean.
    pub mean: f32,
    /// Half of the width of the interval.
    pub error: f32,
}

/// An answer that stands in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenAnswer {
    /// Whose.
    pub seat: Seat,
    /// In its notation.
    pub action: String,
    /// Whether the driver gave it, because there was no other.
    pub auto: bool,
}

/// What can be found out about the choices in a match.
pub trait WeighedMatch {
    /// Somebody who weighs the answers to the question of now; nobody if the seat is not asked, or
    /// there is no such bot, or no such answer.
    fn weigher(&self, task: &WeighTask<'_>) -> Option<Box<dyn Weigher>>;

    /// An answer that stands, by its number.
    fn given_answer(&self, number: usize) -> Option<GivenAnswer>;

    /// How many lines of the record lead to the moment after so many answers, never in the middle
    /// of answers given together.
    fn lines_until(&self, answers: usize) -> usize;
}

impl<G: Whole, L: MatchLuck> WeighedMatch for RunningMatch<G, L> {
    fn weigher(&self, task: &WeighTask<'_>) -> Option<Box<dyn Weigher>> {
        let question =
            WeighedQuestion::new(&self.course, self.bots, &self.header.commitment, task)?;
        Some(Box::new(question))
    }

    fn given_answer(&self, number: usize) -> Option<GivenAnswer> {
        let (record, _) = self.course.answers().nth(number)?;
        let action = self.course.game.write(record.action);
        Some(GivenAnswer { seat: record.seat, action, auto: record.auto })
    }

    fn lines_until(&self, answers: usize) -> usize {
        let settled = self.course.settled(answers);
        let last = settled.checked_sub(1).map(|last| self.course.standing[last].entry + 1);
        // The header and the set-up come before all answers.
        2 + last.unwrap_or(0)
    }
}
