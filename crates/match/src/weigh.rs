//! Answers weighed for a seat with nothing but what it knows: the ground of hints and reviews.
//!
//! Deals that fit the knowledge of the seat are imagined; in each of them every answer is given, and
//! whoever is asked next says what to expect, or, where the bot of the game does not judge positions,
//! bots play on to the end. The same deals and the same luck meet every answer.

mod compare;
mod rank;
mod value;
mod wording;

use std::sync::Arc;

use mittwoch_ai::{Bots, MindBudget};
use mittwoch_kernel::{Chance, FastRng, Phrase, Seat, Seed, Whole, unhex};
use mittwoch_protocol::EstimateSource;

use crate::running::{MatchLuck, RunningMatch};
use compare::Scales;
use value::Valuer;

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
    /// Weighs; a step of the budget is one imagined deal, of which there is always one.
    fn weigh(&mut self, budget: &MindBudget) -> Weighing;
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
    /// By how much of a win each of the others is ahead of it, in their order, with the error.
    pub ahead: Vec<UncertainMean>,
    /// What would be different, as far as the seat can foresee its turn.
    pub changes: Vec<Phrase>,
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

/// A question that is weighed.
struct WeighedQuestion<G: Whole> {
    game: Arc<G>,
    bots: &'static Bots<G>,
    bot: String,
    knowledge: G::Knowledge,
    seat: Seat,
    offers: Vec<G::Action>,
    played: Option<G::Action>,
    answers: usize,
    /// What all luck of the weighing follows from.
    luck: u64,
}

impl<G: Whole, L: MatchLuck> WeighedMatch for RunningMatch<G, L> {
    fn weigher(&self, task: &WeighTask<'_>) -> Option<Box<dyn Weigher>> {
        let course = &self.course;
        let offers = course.legal(task.seat);
        let played = match task.played {
            Some(text) => Some(course.game.read(text).ok().filter(|one| offers.contains(one))?),
            None => None,
        };
        self.bots.mind(task.bot)?;
        let question = WeighedQuestion {
            game: course.game.clone(),
            bots: self.bots,
            bot: task.bot.to_owned(),
            knowledge: course.knowledge.get(task.seat.index())?.clone(),
            seat: task.seat,
            played,
            answers: task.answers,
            luck: open_luck(&self.header.commitment, task.seat, course.standing.len()),
            offers,
        };
        (!question.offers.is_empty()).then(|| Box::new(question) as Box<dyn Weigher>)
    }

    fn given_answer(&self, number: usize) -> Option<GivenAnswer> {
        let (record, _) = self.course.answers().nth(number)?;
        let action = self.course.game.write(record.action);
        Some(GivenAnswer { seat: record.seat, action, auto: record.auto })
    }

    fn lines_until(&self, answers: usize) -> usize {
        let settled = self.course.settled(answers);
        let last = settled.checked_sub(1).map(|last| self.course.standing[last].entry + 1);
        2 + last.unwrap_or(0)
    }
}

/// The luck of a weighing follows from what everybody may know: from the secret seed nothing may
/// follow that a seat is told.
fn open_luck(commitment: &str, seat: Seat, answers: usize) -> u64 {
    let bytes = unhex(commitment).unwrap_or_default();
    let seed = Seed(bytes.try_into().unwrap_or([0; 32]));
    seed.key(&[format!("weigh {} {answers}", seat.0)]).small()
}

impl<G: Whole> Weigher for WeighedQuestion<G> {
    fn weigh(&mut self, budget: &MindBudget) -> Weighing {
        let answers = rank::candidates(self);
        let mut scales = Scales::new(answers.len(), usize::from(self.game.seats()), self.seat);
        let valuer = Valuer::new(&*self.game, self.bots, &self.bot);
        let (mut luck, mut judged, mut worlds) = (FastRng::new(self.luck), true, 0);
        while budget.allows(worlds) && worlds < compare::MOST_WORLDS {
            let seeds = [wide(&mut luck), wide(&mut luck)];
            let world = self.game.determinize(&self.knowledge, &mut FastRng::new(seeds[0]));
            for (at, answer) in answers.iter().enumerate() {
                let mut state = world;
                let mut dice = FastRng::new(seeds[1]);
                self.game.perform(
                    &mut state,
                    self.seat,
                    *answer,
                    &mut dice,
                    &mut mittwoch_kernel::Silent,
                );
                let value = valuer.value(state, &mut dice, seeds[0]);
                judged &= value.judged;
                scales.add(at, &value.seats);
            }
            worlds += 1;
        }
        let source = if judged { EstimateSource::Judge } else { EstimateSource::Playouts };
        let order = scales.order();
        let worded = |at: &usize| {
            let mut worded = wording::worded(self, answers[*at]);
            worded.seats = scales.odds(*at);
            worded.ahead = order.iter().map(|other| scales.ahead(*other, *at)).collect();
            worded
        };
        Weighing { source, worlds, answers: order.iter().map(worded).collect() }
    }
}

fn wide(luck: &mut FastRng) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}
