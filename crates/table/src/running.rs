//! One running match.

mod answering;
mod looking;

use std::sync::Arc;

use mittwoch_ai::Playable;
use mittwoch_kernel::{
    Asked, Chance, Dice, MAX_SEATS, Outcome, Phrase, Piece, Recorder, ScoreLine, Seat, Seats, Seed,
    Viewer,
};

use crate::course::{Course, Entry};
use crate::record::{Answer, Back, Ending, Header, Line, Sealed, Start, Writer};
use crate::{AnswerFault, Match, Offer, UndoFault, WhyNot};

pub(crate) use answering::small;
pub use looking::TAKEN_BACK;

/// A match with its dice, its course so far, and the answers that lie in sealed slots.
pub(crate) struct Running<G: Playable> {
    pub header: Header,
    pub seed: Seed,
    pub dice: Recorder<Dice>,
    pub course: Course<G>,
    pub slots: [Option<G::Action>; MAX_SEATS],
}

impl<G: Playable> Running<G> {
    /// Sets a new match up.
    pub(crate) fn new(game: G, header: Header, seed: Seed) -> Running<G> {
        let mut dice = Recorder::new(Dice::new(seed.key(&header.entropy)));
        let mut course = Course::start(Arc::new(game), &mut dice);
        course.setup = (dice.take(), dice.position());
        Running { header, seed, dice, course, slots: [None; MAX_SEATS] }
    }

    /// The lines that are in every record of this match, finished or not.
    fn lines(&self) -> Writer {
        let mut writer = Writer::default();
        writer.push(&Line::Header(self.header.clone()));
        let draws = self.course.setup.0.clone();
        writer.push(&Line::Start(Start { seq: 0, setup: true, draws }));
        for (entry, seq) in self.course.entries.iter().zip(1..) {
            writer.push(&entry_line(&*self.course.game, entry, seq));
        }
        writer
    }

    fn ended(&self, outcome: Outcome) -> String {
        let mut writer = self.lines();
        let ending = Ending { outcome: Some(outcome), sealed: Vec::new(), seed: self.seed };
        writer.push(&Line::Ending(ending));
        writer.finish()
    }
}

/// An entry as it is written.
fn entry_line<G: Playable>(game: &G, entry: &Entry<G::Action>, seq: u64) -> Line {
    match entry {
        Entry::Answer(record, _) => Line::Answer(Answer::new(seq, game, record.clone())),
        Entry::Back(seat, undo) => Line::Back(Back { seq, seat: *seat, undo: *undo }),
    }
}

impl<G: Playable> Match for Running<G> {
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

    fn question(&self, seat: Seat) -> Option<Asked> {
        let asked = self.course.asked().contains(seat);
        asked.then(|| self.course.game.ask(&self.course.state, seat))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.open_answers(seat)
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        self.closed_answers(seat)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Phrase>, AnswerFault> {
        let action = self.allowed(seat, action)?;
        let game = &*self.course.game;
        let events = mittwoch_kernel::preview(game, &self.course.state, seat, action);
        Ok(events.iter().map(|event| game.tell(event)).collect())
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

    fn bot_answer(&mut self, seat: Seat, bot: &str) -> Option<String> {
        self.think(seat, bot)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        let view = self.course.game.view(&self.course.state, viewer);
        serde_json::to_value(view).unwrap_or_default()
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<Phrase> {
        self.told(viewer, from)
    }

    fn score_sheet(&self) -> Vec<ScoreLine> {
        self.course.game.score_sheet(&self.course.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.game.outcome(&self.course.state)
    }

    fn pieces(&self) -> Vec<Piece> {
        self.course.game.pieces()
    }

    fn answers(&self) -> usize {
        self.course.standing.len()
    }

    fn at(&self, answers: usize) -> Box<dyn Match> {
        let course = self.course.earlier(answers);
        let mut dice = self.dice.clone();
        dice.inner().seek(course.position());
        let (header, seed) = (self.header.clone(), self.seed);
        Box::new(Running { header, seed, dice, course, slots: [None; MAX_SEATS] })
    }

    fn record(&self) -> String {
        self.outcome().map_or_else(|| self.lines().finish(), |outcome| self.ended(outcome))
    }

    fn save(&self) -> String {
        if self.outcome().is_some() {
            return self.record();
        }
        let sealed = self.sealed().iter().filter_map(|seat| {
            let action = self.course.game.write(self.slots[seat.index()]?);
            Some(Sealed { seat, action })
        });
        let ending = Ending { outcome: None, sealed: sealed.collect(), seed: self.seed };
        let mut writer = self.lines();
        writer.push(&Line::Ending(ending));
        writer.finish()
    }
}
