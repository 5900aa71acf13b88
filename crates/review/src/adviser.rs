use std::any::Any;

use mittwoch_kernel::Seat;
use mittwoch_match::{BotThought, Match, MatchBot, MindBudget, WeighTask, Weigher, Weighing};
use mittwoch_protocol::{Hint, HintAnswer, Sureness};

use crate::estimate::{estimate, own_changes, sureness};

/// How many answers a hint names, and how many are weighed for it.
const NAMED: usize = 3;
const WEIGHED: usize = 4;
/// More deals than these are never imagined for one question.
const MOST_WORLDS: u32 = 400;

/// Somebody who thinks about a question in place of a seat and says what it would answer and why.
///
/// It is a bot to whoever lends it a thread; what it thought is not an answer but a [`Hint`].
pub struct Adviser {
    weigher: Box<dyn Weigher>,
    bot: String,
    seat: Seat,
    seq: u32,
    hint: Option<Hint>,
}

impl Adviser {
    /// An adviser for a seat that is asked; nobody advises whoever is not.
    pub fn new(game: &dyn Match, seat: Seat, bot: &str) -> Option<Adviser> {
        let task = WeighTask { seat, bot, played: None, answers: WEIGHED };
        let weigher = game.weigher(&task)?;
        Some(Adviser { weigher, bot: bot.to_owned(), seat, seq: game.seq(), hint: None })
    }

    /// Thinks, and says what it would answer; a step of the budget is one imagined deal.
    pub fn advise(&mut self, budget: &MindBudget) -> Hint {
        while budget.allows(self.weigher.worlds()) && self.weigher.worlds() < MOST_WORLDS {
            self.weigher.weigh_on();
        }
        self.worded(&self.weigher.found())
    }

    /// What came of its last thought, once.
    pub fn take(&mut self) -> Option<Hint> {
        self.hint.take()
    }

    fn worded(&self, weighing: &Weighing) -> Hint {
        let named = &weighing.answers[..weighing.answers.len().min(NAMED)];
        let answer = |weighed: &mittwoch_match::WeighedAnswer| HintAnswer {
            action: weighed.action.clone(),
            phrase: weighed.phrase.clone(),
            pieces: weighed.pieces.clone(),
            estimate: estimate(weighed, self.seat),
            why: own_changes(weighed, named),
            then: weighed.then.clone(),
        };
        let behind = named.get(1).and_then(|second| second.ahead.first().copied());
        Hint {
            seq: self.seq,
            bot: self.bot.clone(),
            source: weighing.source,
            worlds: weighing.worlds,
            sure: behind.map_or(Sureness::Certain, sureness),
            answers: named.iter().map(answer).collect(),
        }
    }
}

impl MatchBot for Adviser {
    fn think(&mut self, budget: &MindBudget) -> Option<BotThought> {
        let hint = self.advise(budget);
        let first = hint.answers.first().map(|answer| answer.action.clone());
        self.hint = Some(hint);
        first.map(spoken)
    }

    fn any(&mut self) -> &mut dyn Any {
        self
    }
}

/// What whoever lends a thread hears; nobody answers with it.
pub(crate) fn spoken(action: String) -> BotThought {
    let line = vec![action.clone()];
    BotThought { action, odds: Vec::new(), expected: Vec::new(), line }
}
