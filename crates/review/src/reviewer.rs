use std::any::Any;

use mittwoch_kernel::Phrase;
use mittwoch_match::{
    BotThought, GivenAnswer, Match, MatchBot, MindBudget, WeighTask, WeighedAnswer, Weighing,
};
use mittwoch_protocol::{EstimateSource, Review, ReviewedAnswer, ReviewedChoice, Sureness};

use crate::adviser::spoken;
use crate::estimate::{chances, estimate, own_changes, sureness, thousandths};
use crate::seats::seat_reviews;

/// How many answers are weighed beside the one that was given.
const OTHERS: usize = 2;
/// In how many deals each answer is weighed, where nobody says otherwise.
const WORLDS: u32 = 24;

/// Somebody who looks at every choice of a finished match, one after the other.
///
/// It is a bot to whoever lends it a thread: each thought looks at one answer more.
pub struct Reviewer {
    game: Box<dyn Match>,
    bot: String,
    worlds: u32,
    next: usize,
    source: EstimateSource,
    answers: Vec<ReviewedAnswer>,
}

impl Reviewer {
    /// A reviewer of a match that is over; there is none for one that goes on.
    pub fn new(game: &dyn Match, bot: &str, worlds: Option<u32>) -> Option<Reviewer> {
        game.outcome()?;
        let (game, worlds) = (game.at(game.answers()), worlds.unwrap_or(WORLDS).max(1));
        let (bot, source, answers) = (bot.to_owned(), EstimateSource::Judge, Vec::new());
        Some(Reviewer { game, bot, worlds, next: 0, source, answers })
    }

    /// How many answers it has looked at.
    pub fn done(&self) -> u32 {
        self.next as u32
    }

    /// How many there are.
    pub fn length(&self) -> u32 {
        self.game.answers() as u32
    }

    /// Looks at the next answer; whether there was one.
    pub fn step(&mut self) -> bool {
        let Some(given) = self.game.given_answer(self.next) else { return false };
        if !given.auto {
            self.look(&given);
        }
        self.next += 1;
        true
    }

    /// What it found, once it has looked at every answer.
    pub fn review(&self) -> Option<Review> {
        let outcome = self.game.outcome().filter(|_| self.done() == self.length())?;
        Some(Review {
            bot: self.bot.clone(),
            source: self.source,
            worlds: self.worlds,
            length: self.length(),
            outcome,
            answers: self.answers.clone(),
            seats: seat_reviews(&self.answers, &outcome, self.length()),
        })
    }

    fn look(&mut self, given: &GivenAnswer) {
        let then = self.game.at(self.next);
        let GivenAnswer { seat, action, .. } = given;
        let (seat, played) = (*seat, Some(action.as_str()));
        if then.offers(seat).len() < 2 {
            return;
        }
        let task = WeighTask { seat, bot: &self.bot, played, answers: OTHERS };
        let Some(mut weigher) = then.weigher(&task) else { return };
        let weighing = weigher.weigh(&MindBudget::iterations(self.worlds));
        if weighing.source == EstimateSource::Playouts {
            self.source = EstimateSource::Playouts;
        }
        let question = then.question(seat).map_or_else(|| Phrase::new(""), |asked| asked.phrase);
        let (at, round) = (then.answers() as u32, then.round());
        if let Some(mut reviewed) = reviewed(&weighing, action, seat) {
            (reviewed.at, reviewed.round, reviewed.question) = (at, round, question);
            self.answers.push(reviewed);
        }
    }
}

/// The answer that was given beside the others that were weighed.
fn reviewed(
    weighing: &Weighing,
    action: &str,
    seat: mittwoch_kernel::Seat,
) -> Option<ReviewedAnswer> {
    let all = &weighing.answers;
    let place = all.iter().position(|one| one.action == action)?;
    let choice = |weighed: &WeighedAnswer| ReviewedChoice {
        action: weighed.action.clone(),
        phrase: weighed.phrase.clone(),
        pieces: weighed.pieces.clone(),
        estimate: estimate(weighed, seat),
        chances: chances(weighed),
        why: own_changes(weighed, all),
    };
    let other = all.iter().position(|one| one.action != action);
    let ahead = other.map(|other| all[place].ahead[other]).unwrap_or_default();
    let sure = sureness(ahead);
    let win = |at: usize, seat: usize| all[at].seats[seat].win.mean;
    let swing = |other: usize| {
        let change = |seat| ((win(place, seat) - win(other, seat)) * 1000.0).round() as i16;
        (0..all[place].seats.len()).map(change).collect()
    };
    Some(ReviewedAnswer {
        at: 0,
        seat,
        round: 0,
        question: Phrase::new(""),
        played: choice(&all[place]),
        others: all.iter().filter(|one| one.action != action).map(choice).collect(),
        // A difference smaller than its error is no mistake.
        cost: if place == 0 || sure == Sureness::Close { 0 } else { thousandths(ahead.mean) },
        error: thousandths(ahead.error),
        sure,
        swing: other.map(swing).unwrap_or_default(),
    })
}

impl MatchBot for Reviewer {
    fn think(&mut self, _budget: &MindBudget) -> Option<BotThought> {
        self.step().then(|| spoken(String::new()))
    }

    fn any(&mut self) -> &mut dyn Any {
        self
    }
}
