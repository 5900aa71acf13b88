//! One running match.

mod answering;
mod keeping;
mod looking;
mod luck;
mod writing;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use mittwoch_ai::Bots;
use mittwoch_kernel::{
    Chance, Dice, MAX_SEATS, Outcome, Piece, Recorder, ScoreLine, Seat, Seats, Seed, Whole,
};
use mittwoch_protocol::{Happened, ShownView};

use crate::history::History;
use crate::mind::{self, MindAtMatch, mind_seed};
use crate::own::OwnNames;
use crate::record::{Chain, Header};
use crate::shared::CalledPieces;
use crate::{EndedBy, MatchBot, MatchBots, PublicMatch};

pub(crate) use looking::at_table;
pub use looking::{
    AGREED_BACK, ANSWERED, ANSWERED_UNSEEN, ENDED, PHRASES, RESET, RESIGNED, RETURNED, STAND_IN,
    TAKEN_BACK, told_alone,
};
pub(crate) use luck::MatchLuck;

/// A match with its dice, its course so far, and the answers that lie in sealed slots.
pub(crate) struct RunningMatch<G: Whole, L = Dice> {
    pub header: Header,
    pub seed: Seed,
    pub dice: Recorder<L>,
    pub course: History<G>,
    pub slots: [Option<G::Action>; MAX_SEATS],
    pub bots: &'static Bots<G>,
    pub names: Arc<OwnNames>,
    /// What its pieces are called, once somebody has asked.
    pub called: OnceLock<Arc<CalledPieces>>,
    /// The chain after the lines that [`new_lines`](crate::KeptMatch::new_lines) has handed out, and
    /// their number.
    pub written: (Chain, usize),
}

impl<G: Whole> RunningMatch<G> {
    /// Sets a new match up.
    pub(crate) fn new(game: impl Into<Arc<G>>, header: Header, seed: Seed) -> RunningMatch<G> {
        let dice = Dice::new(seed.key(&header.entropy));
        RunningMatch::with(game, header, seed, dice)
    }
}

impl<G: Whole, L: MatchLuck> RunningMatch<G, L> {
    /// Sets a new match up, with luck from anywhere.
    pub(crate) fn with(
        game: impl Into<Arc<G>>,
        header: Header,
        seed: Seed,
        luck: L,
    ) -> RunningMatch<G, L> {
        let mut dice = Recorder::new(luck);
        let mut course = History::start(game.into(), &mut dice);
        course.setup = (dice.take(), dice.position());
        RunningMatch::of(header, seed, dice, course)
    }

    fn of(header: Header, seed: Seed, dice: Recorder<L>, course: History<G>) -> RunningMatch<G, L> {
        let slots = [None; MAX_SEATS];
        RunningMatch {
            header,
            seed,
            dice,
            course,
            slots,
            bots: &Bots::RANDOM,
            names: Arc::default(),
            called: OnceLock::new(),
            written: Default::default(),
        }
    }

    /// The same with the bots of its game.
    pub(crate) fn with_bots(self, bots: &'static Bots<G>) -> RunningMatch<G, L> {
        RunningMatch { bots, ..self }
    }

    /// The same with what an owner calls entries of the pack.
    pub(crate) fn with_names(self, names: Arc<OwnNames>) -> RunningMatch<G, L> {
        RunningMatch { names, ..self }
    }
}

impl<G: Whole, L: MatchLuck> PublicMatch for RunningMatch<G, L> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn seats(&self) -> u8 {
        self.course.game.seats()
    }

    fn sheet(&self) -> serde_json::Value {
        serde_json::to_value(self.course.game.sheet()).expect("a sheet is plain JSON")
    }

    fn pieces(&self) -> Vec<Piece> {
        self.names.all(self.course.game.pieces())
    }

    fn pieces_named(&self, names: &BTreeSet<&str>) -> Vec<Piece> {
        let called = || CalledPieces::of(&self.course.game, &self.names);
        self.called.get_or_init(called).named(names)
    }

    fn answers(&self) -> usize {
        self.course.standing.len()
    }

    fn seq(&self) -> u32 {
        self.course.entries.len() as u32
    }

    fn round(&self) -> u16 {
        self.course.game.as_it_stands(&self.course.state).rounds
    }

    fn awaited(&self) -> Seats {
        self.course.asked().iter().filter(|seat| self.slots[seat.index()].is_none()).collect()
    }

    fn sealed(&self) -> Seats {
        self.course.asked().iter().filter(|seat| self.slots[seat.index()].is_some()).collect()
    }

    fn resigned(&self) -> Seats {
        self.course.resigned
    }

    fn score_sheet(&self) -> Vec<ScoreLine> {
        self.course.game.score_sheet(&self.course.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    fn ended_by(&self) -> Option<EndedBy> {
        let early = self.course.early.map(|(by, _)| by);
        early.or_else(|| self.outcome().map(|_| EndedBy::Rules))
    }
}

impl<G: Whole, L: MatchLuck> MatchBots for RunningMatch<G, L> {
    fn bot(&self, seat: Seat, name: &str) -> Option<Box<dyn MatchBot>> {
        let place = (seat, mind_seed(self.seed, seat));
        let mut bot = MindAtMatch::sit(self.bots, name, place, &self.course)?;
        bot.brief(self.bots, &self.course);
        Some(Box::new(bot))
    }

    fn brief(&self, bot: &mut dyn MatchBot) {
        if let Some(bot) = bot.any().downcast_mut::<MindAtMatch<G>>() {
            bot.brief(self.bots, &self.course);
        }
    }

    fn bot_answer(&self, seat: Seat, name: &str) -> Option<String> {
        mind::answer_now(self.bots, name, (seat, mind_seed(self.seed, seat)), &self.course)
    }
}

/// An event of the game as it goes over the wire.
pub(crate) fn happened<E: serde::Serialize>(event: &E) -> Happened {
    Happened::Game(ShownView::of(event))
}
