//! Waking a table from what is kept.

use std::collections::HashMap;
use std::sync::Arc;

use mittwoch_kernel::{Pack, Phrase, Seed};
use mittwoch_match::Title;
use mittwoch_session::{FoldedMatch, KeptTable, Session, SessionInput, TableHead};
use tokio::sync::mpsc::Sender;

use super::actor::TableActor;
use super::listeners::Listeners;
use super::message::TableMessage;
use super::{TableResult, Tables, notice};
use crate::faults;
use crate::identity::fault;
use crate::offload::offload;
use crate::store::TableRow;

impl TableActor {
    /// Wakes a table from what is kept.
    pub(super) async fn wake(
        tables: &Tables,
        id: &str,
        mailbox: &Sender<TableMessage>,
    ) -> TableResult<TableActor> {
        let row = tables.store().tables.table(id).await.map_err(fault)?;
        let row = row.ok_or(faults::NO_TABLE)?;
        let title = mittwoch_games::title(&row.create.game).ok_or(faults::GAME_GONE)?;
        let label = tables.label(title, &row).await?;
        let (until, down_ms) = tables.standstill();
        let first = row.changed < until;
        let kept = kept(tables, row).await?;
        let (kept, game) = taken_up(tables, title, kept).await?;
        let session = Session::fold(title, tables.habits().session(), kept, game);
        let session = session.map_err(|fault| {
            tracing::error!(
                table = id,
                line = fault.line,
                "a table cannot be read: {}",
                fault.what
            );
            faults::TABLE_UNREADABLE
        })?;
        let mut actor = TableActor {
            tables: tables.clone(),
            session,
            listeners: Listeners::default(),
            mailbox: mailbox.clone(),
            thoughts: Default::default(),
            replies: HashMap::new(),
            asked: 0,
            alarm: None,
            failure: None,
            end: None,
        };
        let names = actor.names().await?;
        actor.session = actor.session.with_names(names, label);
        actor.feed(SessionInput::Woke { first, down_ms }).await;
        actor.broken().map_or(Ok(actor), Err)
    }
}

/// All that is kept of a table.
async fn kept(tables: &Tables, row: TableRow) -> TableResult<KeptTable> {
    let store = &tables.store().tables;
    let table_lines = store.table_lines(&row.id).await.map_err(fault)?;
    let lines = store.lines(&row.id).await.map_err(fault)?;
    let sealed = store.sealed(&row.id).await.map_err(fault)?;
    #[cfg(feature = "simulation")]
    let sealed = match crate::simulation::has(crate::simulation::Flaw::ForgottenSeal) {
        true => Vec::new(),
        false => sealed,
    };
    let done = store.commands_done(&row.id).await.map_err(fault)?;
    let TableRow { id, code, create, host, made, changed, commitment, pack, version, standing } =
        row;
    Ok(KeptTable {
        head: TableHead { id, code, create, host, made, commitment, pack },
        version,
        changed,
        progress: standing.progress,
        table_lines,
        lines,
        sealed: sealed.into_iter().map(|sealed| (sealed.seat, sealed.action)).collect(),
        done,
    })
}

/// Takes the match of a table up, if it has begun.
async fn taken_up(
    tables: &Tables,
    title: &'static dyn Title,
    kept: KeptTable,
) -> TableResult<(KeptTable, FoldedMatch)> {
    if kept.lines.is_empty() {
        return Ok((kept, None));
    }
    let seed = tables.store().tables.seed(&kept.head.id).await.map_err(fault)?;
    let pack = tables.pack(title, &kept.head.pack).await?;
    Ok(reopened(title, kept, seed, pack).await)
}

/// Replays a match where it holds up nobody; rules that have changed may also break on it.
async fn reopened(
    title: &'static dyn Title,
    kept: KeptTable,
    seed: Seed,
    pack: Option<Arc<Pack>>,
) -> (KeptTable, FoldedMatch) {
    let kept = Arc::new(kept);
    let lent = kept.clone();
    let game = offload(move || lent.reopen(title, seed, pack.as_deref()));
    let broken = || Some(Err(Phrase::new(notice::FROZEN_BROKEN)));
    let game = game.await.unwrap_or_else(|_| broken());
    if let Some(Err(why)) = &game {
        tracing::warn!(table = %kept.head.id, why = why.key, "a match cannot be taken up");
    }
    (Arc::try_unwrap(kept).unwrap_or_else(|kept| (*kept).clone()), game)
}
