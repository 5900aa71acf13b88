//! Waking a table; a match that could not go on as it began is frozen until it can again.

use std::collections::BTreeMap;
use std::sync::Arc;

use mittwoch_kernel::{Pack, Phrase, Seat, Seats, Seed};
use mittwoch_match::{Match, StoredMatch, Title};
use mittwoch_protocol::Stage;

use super::actor::TableActor;
use super::document::TableDocument;
use super::listeners::Listeners;
use super::play::TableContent;
use super::{TableResult, Tables, notice};
use crate::faults;
use crate::identity::fault;

impl TableActor {
    /// Wakes a table from what is kept.
    pub(super) async fn wake(tables: &Tables, id: &str) -> TableResult<TableActor> {
        let row = tables.store().tables.table(id).await.map_err(fault)?;
        let row = row.ok_or(faults::NO_TABLE)?;
        let title = mittwoch_games::title(&row.create.game).ok_or(faults::GAME_GONE)?;
        let doc: TableDocument =
            serde_json::from_value(row.standing.document.clone()).map_err(|e| {
                tracing::error!(table = id, error = %e, "a document cannot be read");
                faults::TABLE_UNREADABLE
            })?;
        let busy = tables.time().now_ms();
        let pack = tables.label(title, &row).await?;
        let mut actor = TableActor {
            tables: tables.clone(),
            title,
            row,
            doc,
            play: TableContent::Nothing,
            lines: 0,
            pack,
            names: BTreeMap::new(),
            listeners: Listeners::default(),
            told_table: None,
            told_here: None,
            stirred: false,
            unkept: false,
            bots: BTreeMap::new(),
            busy,
            ended: false,
        };
        actor.learn_names().await?;
        actor.take_up().await?;
        Ok(actor)
    }

    /// Takes the match up, or freezes it.
    async fn take_up(&mut self) -> TableResult<()> {
        let store = self.tables.store();
        let lines = store.tables.lines(&self.row.id).await.map_err(fault)?;
        if lines.is_empty() {
            return Ok(());
        }
        self.lines = lines.len() as u32;
        let sealed = store.tables.sealed(&self.row.id).await.map_err(fault)?;
        let sealed = sealed.into_iter().map(|sealed| (sealed.seat, sealed.action)).collect();
        let kept = Stored { lines, sealed };
        let seed = store.tables.seed(&self.row.id).await.map_err(fault)?;
        let pack = self.tables.pack(self.title, &self.row.pack).await?;
        let (kept, game) = match pack {
            Some(pack) => reopened(self.title, kept, seed, pack).await,
            None => (kept, Err(Phrase::new(notice::FROZEN_COMPONENTS))),
        };
        match game {
            Ok(game) if self.stage() == Stage::Frozen => self.thaw(game).await,
            Ok(game) => self.go_on(game).await,
            Err(why) => self.freeze(kept, why).await,
        }
    }

    /// A frozen match goes on where it stood, now that its rules are known here.
    async fn thaw(&mut self, game: Box<dyn Match>) -> TableResult<()> {
        tracing::info!(table = %self.row.id, "a frozen match goes on");
        self.play = TableContent::On(game);
        self.row.standing.stage = Stage::Running;
        self.doc.notice = None;
        self.fill_clocks();
        self.settle();
        self.commit(None).await
    }

    async fn go_on(&mut self, game: Box<dyn Match>) -> TableResult<()> {
        self.play = TableContent::On(game);
        let first = self.stage() == Stage::Running && self.row.changed < self.tables.started();
        if first && self.forgive() {
            return self.commit(None).await;
        }
        Ok(())
    }

    /// Leaves a match as it is until its rules are known again: it can be read, not changed.
    async fn freeze(&mut self, kept: Stored, notice: Phrase) -> TableResult<()> {
        self.play = TableContent::Lines(kept.lines, kept.sealed);
        if self.doc.notice.as_ref() == Some(&notice) {
            return Ok(());
        }
        tracing::warn!(table = %self.row.id, why = notice.key, "a match cannot be taken up");
        self.doc.notice = Some(notice);
        match self.stage() {
            Stage::Running => {
                self.row.standing.stage = Stage::Frozen;
                self.row.standing.awaited = Seats::NONE;
                self.wind();
                self.commit(None).await
            }
            Stage::Frozen => self.commit(None).await,
            Stage::Open | Stage::Over => Ok(()),
        }
    }
}

/// A match as the store has it.
struct Stored {
    lines: Vec<String>,
    sealed: Vec<(Seat, String)>,
}

type Reopened = Result<Box<dyn Match>, Phrase>;

/// Replays a match where it holds up nobody; rules that have changed may also break on it.
async fn reopened(
    title: &'static dyn Title,
    stored: Stored,
    seed: Seed,
    pack: Arc<Pack>,
) -> (Stored, Reopened) {
    let stored = Arc::new(stored);
    let (own, lent) = (stored.clone(), stored);
    let game = tokio::task::spawn_blocking(move || {
        let kept = StoredMatch { lines: &lent.lines, seed, sealed: &lent.sealed };
        title.reopen(&kept, &pack).map_err(|fault| {
            tracing::warn!(%fault, "a record is not followed");
            notice::at_line(title, &lent.lines, fault.line)
        })
    });
    let game = game.await.unwrap_or_else(|_| Err(Phrase::new(notice::FROZEN_BROKEN)));
    let copy = |own: Arc<Stored>| Stored { lines: own.lines.clone(), sealed: own.sealed.clone() };
    (Arc::try_unwrap(own).unwrap_or_else(copy), game)
}
