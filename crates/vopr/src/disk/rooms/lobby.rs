use std::collections::BTreeMap;

use async_trait::async_trait;
use mittwoch_protocol::{Stage, Visibility};
use mittwoch_server::store::{LobbyStore, Occupant, StoreResult, TableId, TableRow, UserId};

use crate::disk::MemoryStore;
use crate::disk::kept::KeptDisk;

/// How many tables of one host a list of public tables has at most.
const OF_HOST: usize = 3;

#[async_trait]
impl LobbyStore for MemoryStore {
    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>> {
        self.read(|kept| Ok(rows(kept).find(|row| row.code.as_deref() == Some(code)).cloned()))
            .await
    }

    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.read(|kept| {
            let free = |row: &&TableRow| row.standing.seats.contains(&Occupant::Empty);
            let open = rows(kept).filter(|row| row.standing.stage == Stage::Open && is_taken(row));
            Ok(in_turn(open.filter(free), limit))
        })
        .await
    }

    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.read(|kept| {
            Ok(in_turn(rows(kept).filter(|row| row.standing.stage == Stage::Running), limit))
        })
        .await
    }

    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.read(|kept| {
            let theirs = rows(kept).filter(|row| sits(row, id));
            let mut theirs: Vec<_> =
                theirs.filter(|row| (row.standing.stage == Stage::Over) == over).cloned().collect();
            theirs.sort_by_key(|row| -row.changed);
            theirs.truncate(limit as usize);
            Ok(theirs)
        })
        .await
    }

    async fn count_open(&self, host: UserId) -> StoreResult<u64> {
        self.read(|kept| {
            let open = rows(kept).filter(|row| row.host == host && is_taken(row));
            Ok(open.filter(|row| row.standing.stage == Stage::Open).count() as u64)
        })
        .await
    }

    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>> {
        self.read(|kept| {
            let known = ids.iter().filter_map(|id| kept.tables.get(id));
            let open = known.filter(|table| table.row.standing.stage == Stage::Open);
            Ok(open
                .filter(|table| is_taken(&table.row))
                .map(|table| table.row.id.clone())
                .collect())
        })
        .await
    }

    async fn open_seats(&self, id: UserId) -> StoreResult<u32> {
        self.read(|kept| {
            let open = rows(kept).filter(|row| row.standing.stage == Stage::Open && sits(row, id));
            Ok(open.filter(|row| row.create.visibility == Visibility::Public).count() as u32)
        })
        .await
    }
}

fn rows(kept: &KeptDisk) -> impl Iterator<Item = &TableRow> {
    kept.tables.values().map(|table| &table.row)
}

fn sits(row: &TableRow, person: UserId) -> bool {
    row.standing.seats.iter().any(|seat| seat.person() == Some(person))
}

/// Whether somebody sits there.
fn is_taken(row: &TableRow) -> bool {
    row.standing.seats.iter().any(|seat| seat.person().is_some())
}

/// Public tables in turn by host, the latest first.
fn in_turn<'a>(rows: impl Iterator<Item = &'a TableRow>, limit: u32) -> Vec<TableRow> {
    let mut rows: Vec<_> =
        rows.filter(|row| row.create.visibility == Visibility::Public).cloned().collect();
    rows.sort_by_key(|row| (-row.changed, row.id.clone()));
    let mut turns: BTreeMap<UserId, usize> = BTreeMap::new();
    let mut chosen: Vec<(usize, TableRow)> = rows
        .into_iter()
        .map(|row| {
            let turn = turns.entry(row.host).or_default();
            *turn += 1;
            (*turn, row)
        })
        .filter(|(turn, _)| *turn <= OF_HOST)
        .collect();
    chosen.sort_by_key(|(turn, row)| (*turn, -row.changed));
    chosen.truncate(limit as usize);
    chosen.sort_by_key(|(_, row)| -row.changed);
    chosen.into_iter().map(|(_, row)| row).collect()
}
