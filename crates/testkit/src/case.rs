use std::cell::Cell;

use mittwoch_kernel::{FastRng, Game, Seat, Whole};

use crate::luck::luck;
use crate::walk::Stuck;
use crate::{Broken, Subject, Walk};

/// How many answers of another game are enough to know what it takes.
const OTHER: usize = 400;

/// One walk of a game, ready to be held against the laws.
#[derive(Debug)]
pub struct Case<'a, G: Whole> {
    /// The game and its words.
    pub subject: &'a Subject<G>,
    /// The number from which the walk follows.
    pub seed: u64,
    /// The walk.
    pub walk: Walk<G>,
    /// Answers that some question of this game takes, here or in another walk.
    pub foreign: Vec<G::Action>,
    place: &'a CheckPlace,
}

/// Where the checks are, so that a panic can be placed.
#[derive(Debug)]
pub(crate) struct CheckPlace {
    law: Cell<&'static str>,
    step: Cell<usize>,
}

impl CheckPlace {
    pub(crate) fn new() -> CheckPlace {
        CheckPlace { law: Cell::new("offered answers perform"), step: Cell::new(0) }
    }

    pub(crate) fn enter(&self, law: &'static str) {
        self.law.set(law);
        self.step.set(0);
    }

    pub(crate) fn broken<G: Whole>(&self, subject: &Subject<G>, seed: u64, what: String) -> Broken {
        Broken {
            law: self.law.get(),
            game: G::KEY,
            setting: subject.setting.clone(),
            seed,
            step: self.step.get(),
            what,
        }
    }
}

impl<'a, G: Whole> Case<'a, G> {
    pub(crate) fn new(
        subject: &'a Subject<G>,
        seed: u64,
        bound: usize,
        place: &'a CheckPlace,
    ) -> Result<Case<'a, G>, Broken> {
        let walk = whole_walk(subject, seed, bound, place)?;
        let other = Walk::new(&subject.game, seed ^ (1 << 63), bound.min(OTHER), |_| {}).0;
        let mut foreign = [&walk, &other].map(|walk| seen_offers(&subject.game, walk)).concat();
        foreign.sort_unstable();
        foreign.dedup();
        Ok(Case { subject, seed, walk, foreign, place })
    }

    /// The game.
    pub fn game(&self) -> &'a G {
        &self.subject.game
    }

    /// Luck for one purpose of this case, the same every time.
    pub fn luck(&self, purpose: u64) -> FastRng {
        luck(self.seed, purpose)
    }

    /// Says that the state after so many answers is looked at now.
    pub fn at(&self, step: usize) {
        self.place.step.set(step);
    }

    /// A breach of the current law at the current step.
    pub fn broken(&self, what: impl Into<String>) -> Broken {
        self.place.broken(self.subject, self.seed, what.into())
    }

    /// Breaks the current law unless something holds.
    pub fn must(&self, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(what())) }
    }

    /// An answer as people read it.
    pub fn write(&self, action: G::Action) -> String {
        self.subject.game.write(action)
    }
}

/// The answers offered to a seat.
pub(crate) fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut offers = Vec::new();
    game.legal(state, seat, &mut offers);
    offers
}

fn whole_walk<G: Whole>(
    subject: &Subject<G>,
    seed: u64,
    bound: usize,
    place: &CheckPlace,
) -> Result<Walk<G>, Broken> {
    place.enter("offered answers perform");
    let (walk, stuck) = Walk::new(&subject.game, seed, bound, |step| place.step.set(step));
    let Some(stuck) = stuck else { return Ok(walk) };
    let what = match stuck {
        Stuck::NoOffer(seat) => format!("seat {} is asked, but nothing is offered", seat.0),
        Stuck::Endless => {
            place.law.set("every walk ends");
            format!("the game is not over after {bound} answers")
        }
    };
    Err(place.broken(subject, seed, what))
}

/// A few of the answers offered on the way; all would be far too many.
fn seen_offers<G: Game>(game: &G, walk: &Walk<G>) -> Vec<G::Action> {
    const EACH: usize = 4;
    let mut seen = Vec::new();
    for step in &walk.steps {
        seen.push(step.record.action);
        let offers = offers(game, &step.before, step.record.seat);
        let stride = offers.len().div_ceil(EACH).max(1);
        seen.extend(offers.iter().step_by(stride));
    }
    seen
}
