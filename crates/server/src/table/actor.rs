use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_match::{EndedBy, Title};
use mittwoch_protocol::{Fault, FaultCode, PackLabel, Stage, TableInfo};

use super::bots::BotState;
use super::document::TableDocument;
use super::listeners::Listeners;
use super::play::TableContent;
use super::{TableResult, Tables, notice, progress};
use crate::faults;
use crate::identity::fault;
use crate::store::{Append, CommandEntry, Occupant, SealedAnswer, TableRow, User, UserId};

/// A table that is awake: everything about it, and those who listen.
pub(super) struct TableActor {
    pub tables: Tables,
    pub title: &'static dyn Title,
    /// As it is kept; stage and seats are changed here.
    pub row: TableRow,
    pub doc: TableDocument,
    pub play: TableContent,
    /// How many lines are kept.
    pub lines: u32,
    /// What its pack is called, where it is not built in.
    pub pack: Option<PackLabel>,
    pub names: BTreeMap<UserId, User>,
    pub listeners: Listeners,
    /// What was last told of the table, without who is here.
    pub told_table: Option<TableInfo>,
    /// Who was last told to be here, and when.
    pub told_here: Option<((Seats, u32), i64)>,
    /// Whether somebody came or went since.
    pub stirred: bool,
    /// Whether signs of life have been seen that are not kept.
    pub unkept: bool,
    /// The bots that sit here, by seat, each with its name.
    pub bots: BTreeMap<Seat, (String, BotState)>,
    /// When something last happened, in milliseconds since 1970.
    pub busy: i64,
    /// Whether the actor has to end: nothing that is in memory can be trusted or is needed.
    pub ended: bool,
}

impl TableActor {
    pub(super) fn now(&self) -> i64 {
        self.tables.time().now_ms()
    }

    pub(super) fn stage(&self) -> Stage {
        self.row.standing.stage
    }

    /// Refuses what needs another stage.
    pub(super) fn need(&self, stage: Stage) -> TableResult<()> {
        if self.stage() == stage {
            return Ok(());
        }
        Err(match self.stage() {
            Stage::Open => faults::NOT_BEGUN.into(),
            Stage::Running => faults::BEGUN.into(),
            Stage::Over => faults::OVER.into(),
            Stage::Frozen => self.frozen(),
        })
    }

    fn frozen(&self) -> Fault {
        match self.doc.notice.clone() {
            Some(notice) => Fault::new(FaultCode::Frozen, notice),
            None => faults::FROZEN.into(),
        }
    }

    /// What follows by itself after a change: forced answers, the end, what all have agreed to, and
    /// the clocks.
    pub(super) fn settle(&mut self) {
        loop {
            if let Some(game) = self.play.game_mut() {
                while game.answer_forced() {}
            }
            self.note_end();
            if !self.grant() {
                break;
            }
        }
        self.wind();
    }

    fn note_end(&mut self) {
        let Some(by) = self.play.game().and_then(mittwoch_match::Match::ended_by) else { return };
        if self.stage() != Stage::Running {
            return;
        }
        self.row.standing.stage = Stage::Over;
        self.doc.requests.clear();
        self.doc.notice = match by {
            EndedBy::Rules => None,
            EndedBy::Consent => Some(Phrase::new(notice::AGREED)),
            EndedBy::Resignation if self.doc.seats.len() == 1 => {
                Some(Phrase::new(notice::GIVEN_UP))
            }
            EndedBy::Resignation => Some(Phrase::new(notice::RESIGNED)),
        };
    }

    /// Makes everything durable that has changed since the last time; nothing is told before.
    ///
    /// If that fails, what is in memory is ahead of the store: the actor ends and the table wakes
    /// anew from what is kept.
    pub(super) async fn commit(&mut self, entry: Option<CommandEntry>) -> TableResult<()> {
        let step = self.step(entry);
        let count = step.lines.len() as u32;
        match self.tables.store().tables.append(step).await {
            Ok(version) => {
                self.row.version = version;
                self.row.changed = self.now() / 1000;
                self.lines += count;
                self.unkept = false;
                self.busy = self.now();
                Ok(())
            }
            Err(error) => {
                tracing::error!(table = %self.row.id, %error, "a step was not kept");
                (self.ended, self.unkept) = (true, false);
                Err(fault(error))
            }
        }
    }

    /// Keeps signs of life before the table falls asleep; nothing else has happened at it.
    pub(super) async fn keep_signs(&mut self) {
        if !self.unkept || self.stage() != Stage::Running {
            return;
        }
        let now = self.row.changed;
        let step = Append { now, ..self.step(None) };
        if let Err(error) = self.tables.store().tables.append(step).await {
            tracing::debug!(table = %self.row.id, %error, "signs of life were not kept");
        }
    }

    fn step(&mut self, entry: Option<CommandEntry>) -> Append {
        let sealed = self.play.sealed().into_iter();
        let sealed = sealed.map(|(seat, action)| SealedAnswer { seat, action }).collect();
        let lines = self.play.game_mut().map_or_else(Vec::new, |game| game.new_lines());
        let now = self.tables.time().now();
        let standing = &mut self.row.standing;
        if let Some(game) = self.play.game() {
            (standing.awaited, standing.outcome) = (game.awaited(), game.outcome());
            progress::note(&mut standing.progress, game, &self.doc, now);
        }
        standing.document = self.doc.written();
        Append {
            table: self.row.id.clone(),
            version: self.row.version,
            first: self.lines,
            lines,
            sealed,
            standing: standing.clone(),
            entry,
            now,
        }
    }

    /// Looks up what people are called today.
    pub(super) async fn learn_names(&mut self) -> TableResult<()> {
        let seats = self.row.standing.seats.iter();
        let ids: BTreeSet<_> = seats.filter_map(Occupant::person).collect();
        self.names = self.tables.store().people.names(&ids).await.map_err(fault)?;
        Ok(())
    }
}
