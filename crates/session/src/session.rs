use std::collections::{BTreeMap, VecDeque};

use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_match::{EndedBy, Match, PublicMatch, Title};
use mittwoch_protocol::{Create, Fault, FaultCode, PackLabel, Stage, TableInfo};

use crate::bots::BotState;
use crate::document::{TableDocument, TableState};
use crate::done::DoneCommands;
use crate::hearers::Hearers;
use crate::play::TableContent;
use crate::step::Pending;
use crate::{
    Occupant, SessionEffect, SessionInput, TableId, TableProgress, TableResult, TableSummary, User,
    UserId, faults, notice,
};

/// What was decided about a table when it was made.
#[derive(Clone, PartialEq, Debug)]
pub struct TableHead {
    /// Its id.
    pub id: TableId,
    /// The short code, while it is open.
    pub code: Option<String>,
    /// What was wished for.
    pub create: Create,
    /// Who made it.
    pub host: UserId,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// What binds the seed.
    pub commitment: String,
    /// The digest of its pack.
    pub pack: String,
}

/// How sessions behave where the rules leave it open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SessionPolicy {
    /// For how many milliseconds a bot's answer at a live table is held back while somebody hears.
    pub bot_pause_ms: i64,
    /// After how many milliseconds a table that nobody uses falls asleep.
    pub idle_ms: i64,
}

/// A table that is awake.
pub struct Session {
    pub(crate) title: &'static dyn Title,
    pub(crate) policy: SessionPolicy,
    pub(crate) head: TableHead,
    /// What a step changes; ahead of what is kept while an append waits.
    pub(crate) state: TableState,
    /// What is kept: a step's facts are the difference.
    pub(crate) kept: TableState,
    pub(crate) play: TableContent,
    pub(crate) done: DoneCommands,
    pub(crate) version: i64,
    /// When something last happened, in seconds since 1970.
    pub(crate) changed: i64,
    /// How many lines of the record are kept.
    pub(crate) lines: u32,
    pub(crate) progress: TableProgress,
    /// What its pack is called, where it is not built in.
    pub(crate) pack: Option<PackLabel>,
    pub(crate) names: BTreeMap<UserId, User>,
    pub(crate) hearers: Hearers,
    /// What was last told of the table, without what passes by itself.
    pub(crate) told_table: Option<TableInfo>,
    /// Who was last told to be here, and when.
    pub(crate) told_here: Option<((Seats, u32), i64)>,
    /// Whether somebody came or went since.
    pub(crate) stirred: bool,
    /// Whether signs of life have been seen that are not kept.
    pub(crate) unkept: bool,
    /// The bots that sit here, by seat, each with its name.
    pub(crate) bots: BTreeMap<Seat, (String, BotState)>,
    /// The time of the latest step, in milliseconds since 1970.
    pub(crate) now: i64,
    /// When the table was last used.
    pub(crate) busy: i64,
    /// Whether the session is over.
    pub(crate) ended: bool,
    /// What has to be kept before anything else can happen.
    pub(crate) pending: Option<Pending>,
    /// What has happened meanwhile.
    pub(crate) waiting: VecDeque<SessionInput>,
    pub(crate) out: Vec<SessionEffect>,
    /// The moment that was last asked for.
    pub(crate) alarm: Option<i64>,
    /// The lines of another match with which the record begins, until they are kept.
    pub(crate) begun: Vec<String>,
    /// Why the match could not be taken up.
    pub(crate) unfollowed: Option<Phrase>,
}

impl Session {
    /// What was decided about the table when it was made.
    pub fn head(&self) -> &TableHead {
        &self.head
    }

    /// What the lines of the table say together, as far as the session knows.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// What the lines say that are kept: behind [`Session::state`] by signs of life alone, unless an
    /// append waits.
    pub fn kept(&self) -> &TableState {
        &self.kept
    }

    /// Where the table is.
    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    /// The match that is played, where its rules are known.
    pub fn game(&self) -> Option<&dyn Match> {
        self.play.game()
    }

    /// The version of the table that is kept.
    pub fn version(&self) -> i64 {
        self.version
    }

    /// Whether an append waits: nothing may be told of the table until it is kept.
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// The people who sit here.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.state.seats.iter().filter_map(Occupant::person)
    }

    pub(crate) fn doc(&self) -> &TableDocument {
        &self.state.document
    }

    pub(crate) fn doc_mut(&mut self) -> &mut TableDocument {
        &mut self.state.document
    }

    /// Refuses what needs another stage.
    pub(crate) fn need(&self, stage: Stage) -> TableResult<()> {
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
        match self.doc().notice.clone() {
            Some(notice) => Fault::new(FaultCode::Frozen, notice),
            None => faults::FROZEN.into(),
        }
    }

    /// What follows by itself after a change: forced answers, the end, what all have agreed to, and
    /// the clocks.
    pub(crate) fn settle(&mut self) {
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
        let Some(by) = self.play.game().and_then(PublicMatch::ended_by) else { return };
        if self.stage() != Stage::Running {
            return;
        }
        self.state.stage = Stage::Over;
        let alone = self.doc().seats.len() == 1;
        let doc = self.doc_mut();
        doc.requests.clear();
        doc.notice = match by {
            EndedBy::Rules => None,
            EndedBy::Consent => Some(Phrase::new(notice::AGREED)),
            EndedBy::Resignation if alone => Some(Phrase::new(notice::GIVEN_UP)),
            EndedBy::Resignation => Some(Phrase::new(notice::RESIGNED)),
        };
    }

    /// How the table stands, for lists.
    pub fn summary(&self) -> TableSummary {
        let TableState { stage, seats, outcome, document } = &self.state;
        let bots = document.seats.iter().zip(0..).filter(|(seat, _)| !seat.is_earned());
        TableSummary {
            stage: *stage,
            seats: seats.clone(),
            awaited: self.play.awaited(),
            outcome: *outcome,
            progress: self.progress.clone(),
            unearned: bots.map(|(_, at)| Seat(at)).collect(),
            document: serde_json::Value::Null,
        }
    }
}
