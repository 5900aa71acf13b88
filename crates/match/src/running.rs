//! One running match.

mod answering;
mod looking;
mod luck;
mod writing;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use mittwoch_ai::Bots;
use mittwoch_kernel::{
    Chance, Dice, MAX_SEATS, Outcome, Piece, Recorder, ScoreLine, Seat, Seats, Seed, Viewer, Whole,
    consequences,
};
use mittwoch_protocol::{
    Happened, Offer, Preview, Question, ResetLimit, ResetState, ScorePoint, ShownView, Told,
    UndoState, WhyNot,
};

use crate::history::History;
use crate::mind::{self, MindAtMatch, mind_seed};
use crate::own::OwnNames;
use crate::record::{Chain, Header};
use crate::shared::CalledPieces;
use crate::{AnswerFault, EndedBy, Match, MatchBot, UndoFault};

pub(crate) use looking::at_table;
use looking::told_of;
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
    /// The chain after the lines that [`Match::new_lines`] has handed out, and their number.
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

impl<G: Whole, L: MatchLuck> Match for RunningMatch<G, L> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn seats(&self) -> u8 {
        self.course.game.seats()
    }

    fn awaited(&self) -> Seats {
        self.course.asked().iter().filter(|seat| self.slots[seat.index()].is_none()).collect()
    }

    fn sealed(&self) -> Seats {
        self.course.asked().iter().filter(|seat| self.slots[seat.index()].is_some()).collect()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let asked = self.course.asked().contains(seat);
        asked.then(|| self.course.game.ask(&self.course.state, seat).into())
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.open_answers(seat)
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        self.closed_answers(seat)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, AnswerFault> {
        let action = self.allowed(seat, action)?;
        let (game, state) = (&*self.course.game, &self.course.state);
        let events = mittwoch_kernel::preview(game, state, seat, action);
        let answers = self.answers() as u32 + 1;
        let told = events.iter().map(|event| told_of(game, event, answers)).collect();
        Ok(Preview { told, consequences: consequences(game, state, seat, &events) })
    }

    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault> {
        let action = self.allowed(seat, action)?;
        self.take(seat, action);
        Ok(())
    }

    fn answer_forced(&mut self) -> bool {
        let forced = self.course.forced();
        if let Some((seat, action)) = forced {
            self.perform(seat, action, true);
        }
        forced.is_some()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoFault> {
        self.take_back(seat)
    }

    fn undo_of(&self, seat: Seat) -> UndoState {
        RunningMatch::undo(self, seat)
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<(), UndoFault> {
        self.take_back_agreed(seat)
    }

    fn reset(&mut self, seat: Seat) -> Result<(), ResetLimit> {
        self.start_over(seat)
    }

    fn reset_of(&self, seat: Seat) -> ResetState {
        RunningMatch::reset(self, seat)
    }

    fn resign(&mut self, seat: Seat) -> bool {
        let plays = self.course.plays(seat);
        if plays {
            self.course.resign(seat);
        }
        plays
    }

    fn end_agreed(&mut self, seat: Seat) -> bool {
        let plays = self.course.plays(seat);
        if plays {
            self.course.end(seat);
        }
        plays
    }

    fn hand_over(&mut self, seat: Seat, by: Option<&str>) {
        if seat.0 < self.seats() && !self.course.asked().is_empty() {
            self.course.hand_over(seat, by.map(str::to_owned));
        }
    }

    fn resigned(&self) -> Seats {
        self.course.resigned
    }

    fn bot(&self, seat: Seat, name: &str) -> Option<Box<dyn MatchBot>> {
        let place = (seat, mind_seed(self.seed, seat));
        let mut bot = MindAtMatch::sit(self.bots, name, place, &self.course)?;
        bot.brief(self.bots, &self.course);
        Some(Box::new(bot))
    }

    fn bot_answer(&self, seat: Seat, name: &str) -> Option<String> {
        mind::answer_now(self.bots, name, (seat, mind_seed(self.seed, seat)), &self.course)
    }

    fn brief(&self, bot: &mut dyn MatchBot) {
        if let Some(bot) = bot.any().downcast_mut::<MindAtMatch<G>>() {
            bot.brief(self.bots, &self.course);
        }
    }

    fn given(&self, seat: Seat) -> Option<String> {
        let slot = self.slots.get(seat.index()).copied().flatten()?;
        self.sealed().contains(seat).then(|| self.course.game.write(slot))
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        let view = self.course.game.view(&self.course.state, viewer);
        serde_json::to_value(view).expect("a view is plain JSON")
    }

    fn shown(&self, viewer: Viewer) -> ShownView {
        ShownView::of(&self.course.game.view(&self.course.state, viewer))
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        self.log_of(viewer, from)
    }

    fn told_count(&self, viewer: Viewer) -> usize {
        self.log(viewer).len()
    }

    fn score_sheet(&self) -> Vec<ScoreLine> {
        self.course.game.score_sheet(&self.course.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    fn round(&self) -> u16 {
        self.course.game.as_it_stands(&self.course.state).rounds
    }

    fn ended_by(&self) -> Option<EndedBy> {
        let early = self.course.early.map(|(by, _)| by);
        early.or_else(|| self.outcome().map(|_| EndedBy::Rules))
    }

    fn pieces(&self) -> Vec<Piece> {
        self.names.all(self.course.game.pieces())
    }

    fn pieces_named(&self, names: &BTreeSet<&str>) -> Vec<Piece> {
        let called = || CalledPieces::of(&self.course.game, &self.names);
        self.called.get_or_init(called).named(names)
    }

    fn sheet(&self) -> serde_json::Value {
        serde_json::to_value(self.course.game.sheet()).expect("a sheet is plain JSON")
    }

    fn answers(&self) -> usize {
        self.course.standing.len()
    }

    fn seq(&self) -> u32 {
        self.course.entries.len() as u32
    }

    fn at(&self, answers: usize) -> Box<dyn Match> {
        let course = self.course.earlier(self.course.settled(answers));
        let mut dice = self.dice.clone();
        dice.inner().seek(course.position());
        let (header, seed) = (self.header.clone(), self.seed);
        let earlier = RunningMatch::of(header, seed, dice, course).with_bots(self.bots);
        Box::new(earlier.with_names(self.names.clone()))
    }

    fn scores(&self) -> Vec<ScorePoint> {
        self.course.scores()
    }

    fn earnings(&self) -> Vec<ScoreLine> {
        self.course.earnings()
    }

    fn record(&self) -> String {
        self.written_out(self.outcome().is_some())
    }

    fn new_lines(&mut self) -> Vec<String> {
        self.unwritten()
    }

    fn save(&self) -> String {
        self.written_out(true)
    }
}

/// An event of the game as it goes over the wire.
pub(crate) fn happened<E: serde::Serialize>(event: &E) -> Happened {
    Happened::Game(serde_json::to_value(event).expect("an event view is plain JSON"))
}
