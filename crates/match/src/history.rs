//! The course of a match: the fold over its records, and who was told what on the way.

mod back;
mod early;
mod log;
mod mark;
mod scores;

use std::sync::Arc;

use mittwoch_kernel::{
    Chance, Draw, EventLog, Outcome, Record, Script, Seat, Seats, Viewer, Whole,
};

use crate::EndedBy;
pub(crate) use log::{LogLine, MatchLog};
use mark::Checkpoints;

/// One entry of the record, in its order.
#[derive(Clone, Debug)]
pub(crate) enum HistoryEntry<A> {
    /// An answer, and the position of the dice after it.
    Answer(Record<A>, u64),
    /// A seat took back the answer with this sequence number and what stood after it; where that
    /// was not free, with the seats that agreed.
    Back(Seat, u64, Option<Seats>),
    /// A seat gave the match up.
    Resigned(Seat),
    /// The seats that agreed ended the match, as this seat had asked.
    Ended(Seat, Seats),
    /// A bot plays for the seat from here on, or its own player again.
    Played(Seat, Option<String>),
}

/// An answer that was not taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StandingAnswer {
    /// Its place among the entries.
    pub entry: usize,
    /// Whether somebody learnt something by it, so that it cannot simply be taken back.
    pub known: bool,
    /// The first of the standing answers that were given together with it; itself if alone.
    pub first: usize,
    /// Whether somebody's turn begins after it.
    pub opens: bool,
}

/// A match as far as it went.
pub(crate) struct History<G: Whole> {
    pub game: Arc<G>,
    pub state: G::State,
    pub entries: Vec<HistoryEntry<G::Action>>,
    pub standing: Vec<StandingAnswer>,
    /// The draws of the set-up, and the position of the dice after it.
    pub setup: (Vec<Draw>, u64),
    /// What each seat knows.
    pub knowledge: Vec<G::Knowledge>,
    /// What happened, and who was told of it.
    pub log: MatchLog<G>,
    /// The seats that gave the match up.
    pub resigned: Seats,
    /// How the match ended before the rules ended it.
    pub early: Option<(EndedBy, Outcome)>,
    /// The seats whose answers to a question put to several at once are not all performed yet.
    pub together: Seats,
    /// The first of the answers that were last given together.
    begun: usize,
    /// The latest moments, so that going back a little is no work.
    marks: Checkpoints<G>,
}

impl<G: Whole> History<G> {
    /// Sets a game up; its draws are still to be noted.
    pub(crate) fn start<C: Chance>(game: Arc<G>, chance: &mut C) -> History<G> {
        let mut log = EventLog::default();
        let state = game.setup(chance, &mut log);
        let know = |seat| {
            let viewer = Viewer::Seat(Seat(seat));
            game.know(viewer, &game.view(&state, viewer))
        };
        let knowledge = (0..game.seats()).map(know).collect();
        let log = MatchLog::start(&*game, &log);
        History {
            state,
            entries: Vec::new(),
            standing: Vec::new(),
            setup: (Vec::new(), 0),
            knowledge,
            log,
            resigned: Seats::NONE,
            early: None,
            together: Seats::NONE,
            begun: 0,
            marks: Checkpoints::default(),
            game,
        }
    }

    /// The seats that the rules ask now.
    pub(crate) fn asked(&self) -> Seats {
        if self.early.is_some() {
            return Seats::NONE;
        }
        self.game.asked(&self.state)
    }

    /// The answers open to an asked seat.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if self.asked().contains(seat) {
            self.game.legal(&self.state, seat, &mut offers);
        }
        offers
    }

    /// The only answer to the only question there is, if it is so: the driver may give it.
    pub(crate) fn forced(&self) -> Option<(Seat, G::Action)> {
        let asked = self.asked();
        let seat = asked.first().filter(|_| asked.len() == 1 && self.together.is_empty())?;
        match self.legal(seat)[..] {
            [only] => Some((seat, only)),
            _ => None,
        }
    }

    /// Performs an answer that the rules allow; it is still to be noted.
    pub(crate) fn perform<C: Chance>(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut C,
    ) -> Vec<G::Event> {
        let asked = self.asked();
        if self.together.is_empty() {
            self.marks.set(self.standing.len(), &self.state, &self.knowledge);
        }
        if self.together.is_empty() && asked.len() > 1 {
            (self.together, self.begun) = (asked, self.standing.len());
        }
        let mut log = EventLog::default();
        self.game.perform(&mut self.state, seat, action, chance, &mut log);
        log.0
    }

    /// Writes down an answer that was performed, and tells everybody what they may know of it.
    pub(crate) fn note(&mut self, record: Record<G::Action>, events: &[G::Event], position: u64) {
        let known = !record.draws.is_empty()
            || self.together.contains(record.seat)
            || self.asked().is_empty()
            || reveal(&*self.game, events);
        let first =
            if self.together.contains(record.seat) { self.begun } else { self.standing.len() };
        self.together.remove(record.seat);
        let opens = events.iter().any(|event| self.game.starts_turn(event).is_some());
        self.standing.push(StandingAnswer { entry: self.entries.len(), known, first, opens });
        self.entries.push(HistoryEntry::Answer(record, position));
        self.tell(events);
    }

    fn tell(&mut self, events: &[G::Event]) {
        let answers = (self.standing.len() + self.together.len()) as u32;
        let (game, knowledge) = (&*self.game, &mut self.knowledge);
        for event in events {
            self.log.push(game, event, answers, |viewer, view| {
                if let Viewer::Seat(seat) = viewer {
                    game.learn(&mut knowledge[seat.index()], view);
                }
            });
        }
    }

    /// The answers that stand, in their order, each with the position of the dice after it.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (&Record<G::Action>, u64)> {
        self.standing.iter().filter_map(|standing| match &self.entries[standing.entry] {
            HistoryEntry::Answer(record, position) => Some((record, *position)),
            _ => None,
        })
    }

    /// The latest point that is not after `answers` and not in the middle of answers given together.
    pub(crate) fn settled(&self, answers: usize) -> usize {
        self.standing.get(answers).map_or(self.standing.len(), |next| next.first)
    }

    /// The course as it was after its first `answers` answers.
    pub(crate) fn earlier(&self, answers: usize) -> History<G> {
        let mut luck = Script::new(self.setup.0.iter().cloned());
        let mut course = History::start(self.game.clone(), &mut luck);
        course.setup = self.setup.clone();
        self.answers().take(answers).for_each(|answer| course.repeat(answer));
        if answers >= self.standing.len() {
            (course.resigned, course.early) = (self.resigned, self.early);
        }
        course
    }

    /// Gives an answer that was given before, with the luck of then.
    pub(crate) fn repeat(&mut self, (record, position): (&Record<G::Action>, u64)) {
        let mut luck = Script::new(record.draws.iter().cloned());
        let events = self.perform(record.seat, record.action, &mut luck);
        self.note(record.clone(), &events, position);
    }

    /// The number of answers after which the turn began that goes on now.
    pub(crate) fn turn_start(&self) -> usize {
        self.standing.iter().rposition(|standing| standing.opens).map_or(0, |last| last + 1)
    }

    /// The position of the dice after the last answer that stands.
    pub(crate) fn position(&self) -> u64 {
        self.answers().last().map_or(self.setup.1, |(_, position)| position)
    }
}

/// Whether any event shows anybody something hidden.
pub(crate) fn reveal<G: Whole>(game: &G, events: &[G::Event]) -> bool {
    let shows = |event| Viewer::all(game.seats()).any(|viewer| game.reveals(event, viewer));
    events.iter().any(shows)
}
