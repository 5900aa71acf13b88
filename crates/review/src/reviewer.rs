use std::any::Any;

use mittwoch_kernel::{Phrase, Viewer};
use mittwoch_match::{
    BotThought, GivenAnswer, Match, MatchBot, MindBudget, WeighTask, WeighedAnswer, Weigher,
    Weighing,
};
use mittwoch_protocol::{EstimateSource, Review, ReviewedAnswer, ReviewedChoice, Sureness};

use crate::adviser::spoken;
use crate::estimate::{chances, estimate, own_changes, sureness, thousandths};
use crate::seats::seat_reviews;

/// How many answers are weighed beside the one that was given.
const OTHERS: usize = 2;
/// In how many deals each answer is weighed, where nobody says otherwise.
const WORLDS: u32 = 16;

/// Somebody who looks at every choice of a finished match, one after the other.
///
/// It is a bot to whoever lends it a thread: a step of its budget is one more deal.
pub struct Reviewer {
    game: Box<dyn Match>,
    bot: String,
    worlds: u32,
    next: usize,
    source: EstimateSource,
    answers: Vec<ReviewedAnswer>,
    /// The choice that is being weighed.
    open: Option<OpenChoice>,
}

/// A choice that is being weighed.
struct OpenChoice {
    weigher: Box<dyn Weigher>,
    given: GivenAnswer,
    question: Phrase,
    at: u32,
    round: u16,
}

impl Reviewer {
    /// A reviewer of a match that is over; there is none for one that goes on.
    pub fn new(game: &dyn Match, bot: &str, worlds: Option<u32>) -> Option<Reviewer> {
        game.outcome()?;
        let (game, worlds) = (game.at(game.answers()), worlds.unwrap_or(WORLDS).max(1));
        let (bot, source, answers) = (bot.to_owned(), EstimateSource::Judge, Vec::new());
        Some(Reviewer { game, bot, worlds, next: 0, source, answers, open: None })
    }

    /// The same reviewer in other hands; what is left behind has nothing to look at.
    pub fn take(&mut self) -> Reviewer {
        let rest = Reviewer {
            game: self.game.at(0),
            bot: self.bot.clone(),
            worlds: self.worlds,
            next: usize::MAX,
            source: self.source,
            answers: Vec::new(),
            open: None,
        };
        std::mem::replace(self, rest)
    }

    /// How many answers it has looked at.
    pub fn done(&self) -> u32 {
        self.next as u32
    }

    /// How many there are.
    pub fn length(&self) -> u32 {
        self.game.answers() as u32
    }

    /// Looks at the next answer, or goes on with it in one more deal; whether there was one.
    pub fn step(&mut self) -> bool {
        match self.open.take() {
            Some(mut open) if open.weigher.worlds() < self.worlds => {
                open.weigher.weigh_on();
                self.open = Some(open);
            }
            Some(open) => {
                self.note(&open);
                self.next += 1;
            }
            None => {
                let Some(given) = self.game.given_answer(self.next) else { return false };
                self.open = self.opened(given);
                self.next += usize::from(self.open.is_none());
            }
        }
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

    /// A choice to be weighed; what was forced is none.
    fn opened(&self, given: GivenAnswer) -> Option<OpenChoice> {
        let then = self.game.at(self.next);
        let look = then.for_viewer(Viewer::Seat(given.seat));
        if given.auto || look.offers().len() < 2 {
            return None;
        }
        let question = look.question()?.phrase;
        let played = Some(given.action.as_str());
        let task = WeighTask { seat: given.seat, bot: &self.bot, played, answers: OTHERS };
        let weigher = then.weigher(&task)?;
        let (at, round) = (self.next as u32, then.round());
        Some(OpenChoice { weigher, given, question, at, round })
    }

    fn note(&mut self, open: &OpenChoice) {
        let weighing = open.weigher.found();
        if weighing.source == EstimateSource::Playouts {
            self.source = EstimateSource::Playouts;
        }
        self.answers.extend(reviewed(&weighing, open));
    }
}

/// The answer that was given beside the others that were weighed.
fn reviewed(weighing: &Weighing, open: &OpenChoice) -> Option<ReviewedAnswer> {
    let GivenAnswer { seat, ref action, .. } = open.given;
    let all = &weighing.answers;
    let place = all.iter().position(|one| one.action == *action)?;
    let choice = |weighed: &WeighedAnswer| ReviewedChoice {
        action: weighed.action.clone(),
        phrase: weighed.phrase.clone(),
        pieces: weighed.pieces.clone(),
        estimate: estimate(weighed, seat),
        chances: chances(weighed),
        why: own_changes(weighed, all),
    };
    let other = all.iter().position(|one| one.action != *action);
    let ahead = other.map(|other| all[place].ahead[other]).unwrap_or_default();
    let sure = sureness(ahead);
    let promised = |at: usize| estimate(&all[at], seat).win;
    let cost = promised(0).saturating_sub(promised(place));
    let win = |at: usize, seat: usize| all[at].seats[seat].win.mean;
    let swing = |other: usize| {
        let change = |seat| ((win(place, seat) - win(other, seat)) * 1000.0).round() as i16;
        (0..all[place].seats.len()).map(change).collect()
    };
    Some(ReviewedAnswer {
        at: open.at,
        seat,
        round: open.round,
        question: open.question.clone(),
        played: choice(&all[place]),
        others: all.iter().filter(|one| one.action != *action).map(choice).collect(),
        // A difference smaller than its error is no mistake.
        cost: if place == 0 || sure == Sureness::Close { 0 } else { cost },
        error: thousandths(ahead.error),
        sure,
        swing: other.map(swing).unwrap_or_default(),
    })
}

impl MatchBot for Reviewer {
    fn think(&mut self, budget: &MindBudget) -> Option<BotThought> {
        let mut steps = 0;
        while budget.allows(steps) && self.step() {
            steps += 1;
        }
        (steps > 0).then(|| spoken(String::new()))
    }

    fn any(&mut self) -> &mut dyn Any {
        self
    }
}
