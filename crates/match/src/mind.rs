//! Bots at the seats of a match.

use std::any::Any;
use std::sync::Arc;

use mittwoch_ai::{Bots, Expected, MindBudget, SeatedMind, Thought};
use mittwoch_kernel::{Seat, Seed, Viewer, Whole};

use crate::history::{History, HistoryEntry, LogLine};

/// How much a bot thinks about a question where nobody says how much.
pub const ITERATIONS: u32 = 100;

/// What the luck of a seat's bot follows from: the same in a simulation and at a table.
pub fn mind_seed(seed: Seed, seat: Seat) -> u64 {
    seed.key(&[format!("bot {}", seat.0)]).small()
}

/// A bot that sits at a seat of a match, and thinks wherever its keeper lets it.
///
/// [`MatchBots::bot`](crate::MatchBots::bot) seats it,
/// [`MatchBots::brief`](crate::MatchBots::brief) tells it what its seat has heard since.
pub trait MatchBot: Send {
    /// Thinks about the question of which it was last told; nothing if there is none.
    fn think(&mut self, budget: &MindBudget) -> Option<BotThought>;

    /// The bot with its type, for the match that tells it what happened.
    fn any(&mut self) -> &mut dyn Any;
}

/// What a bot chose, and what it thought, in the notation of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct BotThought {
    /// The answer.
    pub action: String,
    /// Every answer that was open, with how likely the bot was to take it.
    pub odds: Vec<(String, f32)>,
    /// What it expects of the end, seat by seat; empty where it does not judge that.
    pub expected: Vec<Expected>,
    /// How it thinks its seat will go on, beginning with the answer.
    pub line: Vec<String>,
}

/// What a bot answers that sits down for the question of now alone.
pub(crate) fn answer_now<G: Whole>(
    bots: &Bots<G>,
    name: &str,
    (seat, seed): (Seat, u64),
    course: &History<G>,
) -> Option<String> {
    let (game, offers) = (&*course.game, course.legal(seat));
    let knowledge = course.knowledge.get(seat.index()).filter(|_| !offers.is_empty())?.clone();
    let mut mind = SeatedMind::sit(game, bots.mind(name)?, (seat, seed), knowledge);
    let budget = MindBudget::iterations(ITERATIONS);
    Some(game.write(mind.think(game, &offers, given(course, seat), &budget).choice))
}

/// How many answers of a seat stand.
fn given<G: Whole>(course: &History<G>, seat: Seat) -> u64 {
    course.answers().filter(|(record, _)| record.seat == seat).count() as u64
}

/// What a bot is told.
enum Note<G: Whole> {
    /// What its seat heard.
    Heard(G::EventView),
    /// A question of this turn that its seat has answered: the offers, and how many answers of the
    /// seat stood.
    Asked(Vec<G::Action>, u64),
}

/// A mind at a seat of a match of its game.
pub(crate) struct MindAtMatch<G: Whole> {
    game: Arc<G>,
    seated: SeatedMind<G>,
    name: String,
    seat: Seat,
    seed: u64,
    /// How many lines of its seat's log it was told.
    heard: usize,
    /// What it was told and has not listened to yet: it does so where it thinks.
    inbox: Vec<Note<G>>,
    /// How often the match had gone back by then.
    backs: usize,
    /// The answers that are open to the seat now, and how many it has given that stand.
    question: (Vec<G::Action>, u64),
}

impl<G: Whole> MindAtMatch<G> {
    /// Sits down at a match. A mind that remembers hears all that its seat was told since the
    /// set-up, one that keeps a plan hears its turn; for any other what the seat knows now is all.
    pub(crate) fn sit(
        bots: &Bots<G>,
        name: &str,
        (seat, seed): (Seat, u64),
        course: &History<G>,
    ) -> Option<MindAtMatch<G>> {
        let (game, mind) = (course.game.clone(), bots.mind(name)?);
        let keeps_plan = mind.keeps_plan();
        let begins = match (mind.remembers(), keeps_plan) {
            (true, _) => Some(0),
            (false, true) => Some(course.turn_start()),
            (false, false) => None,
        };
        let earlier = begins.map(|answers| course.earlier(answers));
        let begin = earlier.as_ref().unwrap_or(course);
        let knowledge = begin.knowledge.get(seat.index())?.clone();
        let heard = begin.log.count(Viewer::Seat(seat));
        let seated = SeatedMind::sit(&*game, mind, (seat, seed), knowledge);
        let (name, question) = (name.to_owned(), (Vec::new(), 0));
        let (inbox, backs) = (Vec::new(), backs(course));
        let mut bot = MindAtMatch { game, seated, name, seat, seed, heard, inbox, backs, question };
        if let Some(begin) = earlier {
            bot.catch_up(course, begin, keeps_plan);
        }
        bot.heard = course.log.count(Viewer::Seat(seat));
        Some(bot)
    }

    /// Is told what stands of a match from a moment on: what was taken back did not happen. A mind
    /// that keeps a plan is told the questions too that its seat has answered in this turn.
    fn catch_up(&mut self, course: &History<G>, mut then: History<G>, keeps_plan: bool) {
        let (begun, turn) = (then.standing.len(), course.turn_start());
        for (at, answer) in course.answers().enumerate().skip(begun) {
            let alone = then.together.is_empty() && then.asked().len() == 1;
            if keeps_plan && at >= turn && answer.0.seat == self.seat && !answer.0.auto && alone {
                self.note(&then);
                self.inbox.push(Note::Asked(then.legal(self.seat), given(&then, self.seat)));
            }
            then.repeat(answer);
        }
        self.note(&then);
    }

    /// Is told the lines of its seat's log that it was not told.
    fn note(&mut self, course: &History<G>) {
        let viewer = Viewer::Seat(self.seat);
        for (line, answers) in course.log.told(&*course.game, viewer, self.heard) {
            if let (LogLine::Event(event), 1..) = (line, answers) {
                self.inbox.push(Note::Heard(event));
            }
        }
        self.heard = course.log.count(viewer);
    }

    /// Listens to what it was told, and thinks again about what its seat was asked in this turn.
    fn listen(&mut self, budget: &MindBudget) {
        for note in self.inbox.drain(..) {
            match note {
                Note::Heard(event) => self.seated.hear(&self.game, &event),
                Note::Asked(offers, given) => {
                    self.seated.think(&self.game, &offers, given, budget);
                }
            }
        }
    }

    /// Is told what happened since, and what is asked now; a match that went back is heard anew.
    pub(crate) fn brief(&mut self, bots: &Bots<G>, course: &History<G>) {
        if backs(course) == self.backs {
            self.note(course);
        } else if let Some(anew) =
            MindAtMatch::sit(bots, &self.name, (self.seat, self.seed), course)
        {
            *self = anew;
        }
        self.question = (course.legal(self.seat), given(course, self.seat));
    }

    fn written(&self, thought: Thought<G::Action>) -> BotThought {
        let write = |action: &G::Action| self.game.write(*action);
        let odds = self.question.0.iter().map(write).zip(thought.odds);
        BotThought {
            action: self.game.write(thought.choice),
            odds: odds.collect(),
            expected: thought.expected,
            line: thought.line.iter().map(write).collect(),
        }
    }
}

impl<G: Whole> MatchBot for MindAtMatch<G> {
    fn think(&mut self, budget: &MindBudget) -> Option<BotThought> {
        if self.question.0.is_empty() {
            return None;
        }
        self.listen(budget);
        let (offers, given) = &self.question;
        let thought = self.seated.think(&self.game, offers, *given, budget);
        Some(self.written(thought))
    }

    fn any(&mut self) -> &mut dyn Any {
        self
    }
}

/// How often a match went back.
fn backs<G: Whole>(course: &History<G>) -> usize {
    course.entries.iter().filter(|entry| matches!(entry, HistoryEntry::Back(..))).count()
}
