//! A match in this program.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats, Viewer};
use mittwoch_match::{MindBudget, Title, told_alone};
use mittwoch_protocol::{
    Command, Fault, Hint, Offer, Preview, Question, Request, RequestKind, ResetLimit, Told,
    UndoState, WhyNot,
};
use mittwoch_review::{Adviser, adviser};
use serde_json::Value;

use super::{Host, HostRefusal, News, SharedTable};
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// How long a bot thinks about a hint.
const THOUGHT: Duration = Duration::from_secs(2);

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

    fn news(&mut self) -> Result<News, Problem> {
        // A clock may have run out: then somebody else plays on.
        if !self.has_clock() || !self.tick() {
            return Ok(News::Nothing);
        }
        self.advance()?;
        Ok(News::Moved)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.seen(viewer).view()
    }

    fn sheet(&self) -> Arc<Value> {
        self.sheet()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.seen_from(seat).question()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.seen_from(seat).offers()
    }

    fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        self.seen_from(seat).why_not()
    }

    fn preview(&self, seat: Seat, action: &str) -> Preview {
        self.seen_from(seat).preview(action).unwrap_or_default()
    }

    fn hint(&self, seat: Seat) -> Result<Hint, HostRefusal> {
        let person = crate::party::person_of(seat);
        let (seat, game) = self.session().advised(person, self.game().seq()).map_err(refusal)?;
        let adviser = Adviser::new(game, seat, adviser(self.title().bots()));
        let budget = MindBudget::until(Instant::now() + THOUGHT);
        adviser.map(|mut adviser| adviser.advise(&budget)).ok_or_else(nothing)
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let told = self.seen(viewer).told(from);
        // Bots agree to everything: nobody speaks of it.
        if self.people() == 1 { told.into_iter().map(told_alone).collect() } else { told }
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
        self.answer(seat, action).map_err(refusal)
    }

    fn undo(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        let (seq, way) = (self.game().seq(), self.seen_from(seat).undo());
        let done = self.says(seat, Command::Undo { seq });
        done.map_err(|fault| if way == UndoState::No { nothing() } else { refusal(fault) })?;
        let asks = self.asks(seat, RequestKind::Undo);
        Ok(Phrase::new(if asks { "undo-asked" } else { "undone" }))
    }

    fn reset(&mut self, seat: Seat) -> Result<Phrase, HostRefusal> {
        let (seq, way) = (self.game().seq(), self.seen_from(seat).reset());
        let limit = way.limit.filter(|_| way.answers == 0);
        let done = self.says(seat, Command::Reset { seq });
        done.map_err(|fault| limit.map_or_else(|| refusal(fault), reset_limit))?;
        let asks = self.asks(seat, RequestKind::Reset);
        Ok(Phrase::new(if asks { "reset-asked" } else { "reset-done" }))
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

    fn shared(&mut self) -> Option<&mut dyn SharedTable> {
        if self.is_shared() { Some(self) } else { None }
    }

    fn shared_seen(&self) -> Option<&dyn SharedTable> {
        if self.is_shared() { Some(self) } else { None }
    }
}

impl SharedTable for LocalMatch {
    fn requests(&self) -> Vec<Request> {
        self.requests()
    }

    /// All who are asked sit at this keyboard: one yes speaks for them, one no is enough.
    fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), HostRefusal> {
        let asked = self.requests().into_iter().find(|asked| asked.seat == seat);
        let Some(asked) = asked else { return Ok(()) };
        let count = if yes { usize::MAX } else { 1 };
        for other in asked.missing.iter().take(count) {
            self.says(other, Command::Agree { seat, yes }).map_err(refusal)?;
        }
        Ok(())
    }

    fn stood_in(&self) -> bool {
        !self.stood_in().is_empty()
    }

    fn come_back(&mut self) -> Result<(), HostRefusal> {
        for seat in self.stood_in() {
            self.says(seat, Command::Return).map_err(refusal)?;
        }
        Ok(())
    }

    fn resign(&mut self) -> Result<(), HostRefusal> {
        self.whoever_plays(Command::Resign)
    }

    fn propose_end(&mut self) -> Result<(), HostRefusal> {
        self.whoever_plays(Command::ProposeEnd)
    }

    fn clock(&self, seat: Seat) -> Option<i64> {
        Some(self.session().info().seats.get(seat.index())?.clock_ms? / 1000)
    }

    fn notice(&self) -> Option<&Phrase> {
        self.session().state().document.notice.as_ref()
    }
}

impl LocalMatch {
    fn has_clock(&self) -> bool {
        self.session().head().create.pace.clock.is_some()
    }

    /// Whether there is somebody to agree with, or a clock to look at.
    fn is_shared(&self) -> bool {
        self.people() > 1 || self.has_clock()
    }

    /// What the person says who is asked, or else the first one.
    fn whoever_plays(&mut self, command: Command) -> Result<(), HostRefusal> {
        let seat = LocalMatch::asked(self).or_else(|| self.own_seat());
        seat.map_or(Ok(()), |seat| self.says(seat, command).map_err(refusal))
    }
}

fn nothing() -> HostRefusal {
    HostRefusal::Other(Phrase::new("undo-nothing"))
}

/// A no of the table, with the reason of the game where there is one.
fn refusal(fault: Fault) -> HostRefusal {
    match fault {
        Fault { rule: Some(rule), phrase: reason, .. } => HostRefusal::Rule { rule, reason },
        Fault { phrase, .. } => HostRefusal::Other(phrase),
    }
}

fn reset_limit(limit: ResetLimit) -> HostRefusal {
    HostRefusal::Other(Phrase::new(match limit {
        ResetLimit::Nothing | ResetLimit::Policy => "undo-nothing",
        ResetLimit::NotYours => "undo-not-yours",
        ResetLimit::Known => "undo-known",
    }))
}
