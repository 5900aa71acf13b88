//! A match in this program.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats, Viewer};
use mittwoch_match::{AnswerFault, Title, UndoFault};
use mittwoch_protocol::{Offer, Preview, Question, ResetLimit, Told, WhyNot};
use serde_json::Value;

use super::{Host, HostRefusal};
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::words::{Lang, Words};

impl Host for LocalMatch {
    fn title(&self) -> &'static dyn Title {
        self.title()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn pack(&self) -> Option<Phrase> {
        self.pack()
    }

    fn words(&self, lang: Lang) -> Words {
        self.words(lang)
    }

    fn people(&self) -> usize {
        self.humans().count()
    }

    fn own_seat(&self) -> Option<Seat> {
        self.humans().next()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked()
    }

    fn awaited(&self) -> Seats {
        self.game().awaited()
    }

    fn sealed(&self) -> Seats {
        self.game().sealed()
    }

    fn advance(&mut self) -> Result<(), Problem> {
        self.advance()
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game().view(viewer)
    }

    fn sheet(&self) -> Arc<Value> {
        self.sheet()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.game().question(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.game().offers(seat)
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        self.game().why_not(seat)
    }

    fn preview(&self, seat: Seat, action: &str) -> Preview {
        self.game().preview(seat, action).unwrap_or_default()
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        self.game().told(viewer, from)
    }

    fn score_sheet(&self) -> Vec<ScoreLine> {
        self.game().score_sheet()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn over(&self) -> bool {
        self.over()
    }

    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), HostRefusal> {
        self.answer(seat, action).map_err(|fault| answer_fault(fault, action))
    }

    fn undo(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        self.undo(seat).map(|()| Phrase::new("undone")).map_err(undo_fault)
    }

    fn reset(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        self.reset(seat).map(|()| Phrase::new("reset-done")).map_err(reset_limit)
    }

    fn save(&self, path: &Path) -> Result<(), Problem> {
        self.save(path)
    }

    fn file(&self) -> PathBuf {
        self.file()
    }

    fn kept_in(&self) -> Option<&Path> {
        self.kept_in()
    }
}

fn answer_fault(fault: AnswerFault, action: &str) -> HostRefusal {
    match fault {
        AnswerFault::Over => HostRefusal::Other(Phrase::new("fault-over")),
        AnswerFault::NotAsked => HostRefusal::Other(Phrase::new("fault-not-asked")),
        AnswerFault::Unreadable(_) => {
            HostRefusal::Other(Phrase::new("fault-unreadable").word("text", action))
        }
        AnswerFault::Refused { rule, reason } => {
            HostRefusal::Rule { rule: rule.to_owned(), reason }
        }
    }
}

fn reset_limit(limit: ResetLimit) -> HostRefusal {
    HostRefusal::Other(Phrase::new(match limit {
        ResetLimit::Nothing | ResetLimit::Policy => "undo-nothing",
        ResetLimit::NotYours => "undo-not-yours",
        ResetLimit::Known => "undo-known",
    }))
}

fn undo_fault(fault: UndoFault) -> HostRefusal {
    HostRefusal::Other(Phrase::new(match fault {
        UndoFault::Nothing => "undo-nothing",
        UndoFault::NotYours => "undo-not-yours",
        UndoFault::Known => "undo-known",
    }))
}
