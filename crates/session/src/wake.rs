//! Waking a table; a match that could not go on as it began is frozen until it can again.

use std::collections::{BTreeMap, VecDeque};

use mittwoch_kernel::{Pack, Phrase, Seat, Seed};
use mittwoch_match::{Match, StoredMatch, Title};
use mittwoch_protocol::{PackLabel, Stage};

use crate::document::TableState;
use crate::done::DoneCommands;
use crate::hearers::Hearers;
use crate::line::{DoneCommand, FactFault, fold_lines};
use crate::play::TableContent;
use crate::step::Then;
use crate::{Session, SessionPolicy, TableHead, TableProgress, User, UserId, notice};

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct KeptTable {
    /// What was decided when it was made.
    pub head: TableHead,
    /// Its version.
    pub version: i64,
    /// When something last happened, in seconds since 1970.
    pub changed: i64,
    /// How far it was, for lists.
    pub progress: TableProgress,
    /// Its own lines.
    pub table_lines: Vec<String>,
    /// The lines of its record.
    pub lines: Vec<String>,
    /// The answers that lie sealed: they have a drawer of their own, so that one that is changed or
    /// taken back leaves no trace.
    pub sealed: Vec<(Seat, String)>,
    /// Commands that were done and of which its lines do not tell: what was said.
    pub done: Vec<DoneCommand>,
}

/// A match that was taken up, or why it cannot be; nothing before the start.
pub type FoldedMatch = Option<Result<Box<dyn Match>, Phrase>>;

impl KeptTable {
    /// Takes the match up from its lines: slow, and rules that have changed may break on it.
    pub fn reopen(
        &self,
        title: &'static dyn Title,
        seed: Seed,
        pack: Option<&Pack>,
    ) -> FoldedMatch {
        if self.lines.is_empty() {
            return None;
        }
        let Some(pack) = pack else { return Some(Err(Phrase::new(notice::FROZEN_COMPONENTS))) };
        let stored = StoredMatch { lines: &self.lines, seed, sealed: &self.sealed };
        let faulty = |line| notice::at_line(title, &self.lines, line);
        Some(title.reopen(&stored, pack).map_err(|fault| faulty(fault.line)))
    }
}

impl Session {
    /// A table as its lines say it is. It has yet to be told that it woke.
    pub fn fold(
        title: &'static dyn Title,
        policy: SessionPolicy,
        kept: KeptTable,
        game: FoldedMatch,
    ) -> Result<Session, FactFault> {
        let (state, told) = fold_lines(&kept.table_lines)?;
        let mut done = DoneCommands::default();
        told.iter().chain(&kept.done).for_each(|command| done.insert(command));
        let lines = kept.lines.len() as u32;
        let (play, unfollowed) = match game {
            None => (TableContent::Nothing, None),
            Some(Ok(game)) => (TableContent::On(game), None),
            Some(Err(why)) => (TableContent::Lines(kept.lines, kept.sealed), Some(why)),
        };
        let (head, version, changed) = (kept.head, kept.version, kept.changed);
        let session = Session::of(title, policy, head, state, play);
        let progress = kept.progress;
        Ok(Session { done, version, changed, lines, progress, unfollowed, ..session })
    }

    /// A table of which nothing is kept but this.
    fn of(
        title: &'static dyn Title,
        policy: SessionPolicy,
        head: TableHead,
        state: TableState,
        play: TableContent,
    ) -> Session {
        Session {
            title,
            policy,
            head,
            kept: state.clone(),
            state,
            play,
            done: DoneCommands::default(),
            version: 0,
            changed: 0,
            lines: 0,
            progress: TableProgress::default(),
            pack: None,
            names: BTreeMap::new(),
            hearers: Hearers::default(),
            told_table: None,
            told_here: None,
            stirred: false,
            unkept: false,
            bots: BTreeMap::new(),
            now: 0,
            busy: 0,
            ended: false,
            pending: None,
            waiting: VecDeque::new(),
            out: Vec::new(),
            alarm: None,
            begun: Vec::new(),
            unfollowed: None,
        }
    }

    /// The same with what others have to be told: what people and the pack are called.
    pub fn with_names(self, names: BTreeMap<UserId, User>, pack: Option<PackLabel>) -> Session {
        Session { names, pack, ..self }
    }

    /// Goes on where it stood.
    pub(crate) fn woke(&mut self, first: bool, down_ms: i64) {
        match self.unfollowed.take() {
            Some(why) => self.freeze(why),
            None if self.play.game().is_none() => {}
            None if self.stage() == Stage::Frozen => self.thaw(),
            None if self.stage() == Stage::Running && first && self.forgive(down_ms) => {
                self.commit(None, Then::Publish);
            }
            None => {}
        }
    }

    /// A frozen match goes on where it stood, now that its rules are known here.
    fn thaw(&mut self) {
        self.state.stage = Stage::Running;
        self.doc_mut().notice = None;
        self.fill_clocks();
        self.settle();
        self.commit(None, Then::Publish);
    }

    /// Leaves a match as it is until its rules are known again: it can be read, not changed.
    fn freeze(&mut self, notice: Phrase) {
        if self.doc().notice.as_ref() == Some(&notice) {
            return;
        }
        let stage = self.stage();
        if matches!(stage, Stage::Open | Stage::Over) {
            // It is told, but nothing about it has to be kept.
            self.doc_mut().notice = Some(notice.clone());
            self.kept.document.notice = Some(notice);
            return;
        }
        self.doc_mut().notice = Some(notice);
        if stage == Stage::Running {
            self.state.stage = Stage::Frozen;
            self.wind();
        }
        self.commit(None, Then::Publish);
    }
}
