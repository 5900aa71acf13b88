use std::collections::BTreeMap;

use mittwoch_kernel::{Seat, Seed};
use mittwoch_protocol::{GameTally, Profile};
use sqlx::FromRow;

use crate::store::{StoreFault, StoreResult, TableRow, TableSummary};

/// A table as a row, without its seed, lines and sealed answers.
#[derive(FromRow)]
pub(in crate::store) struct StoredRow {
    id: String,
    code: Option<String>,
    wish: String,
    host: i64,
    made: i64,
    changed: i64,
    commitment: String,
    pack: String,
    version: i64,
    standing: String,
}

impl StoredRow {
    /// All the tables of a query.
    pub(in crate::store) fn all(rows: Vec<StoredRow>) -> StoreResult<Vec<TableRow>> {
        rows.into_iter().map(TableRow::try_from).collect()
    }
}

impl TryFrom<StoredRow> for TableRow {
    type Error = StoreFault;

    fn try_from(row: StoredRow) -> StoreResult<TableRow> {
        Ok(TableRow {
            id: row.id,
            code: row.code,
            create: serde_json::from_str(&row.wish)?,
            host: row.host,
            made: row.made,
            changed: row.changed,
            commitment: row.commitment,
            pack: row.pack,
            version: row.version,
            standing: serde_json::from_str(&row.standing)?,
        })
    }
}

/// The seed of a match from its bytes, if there is such a match.
pub(in crate::store) fn seed_of(bytes: Option<Vec<u8>>) -> StoreResult<Seed> {
    let bytes = bytes.ok_or(StoreFault::NotFound)?.try_into();
    bytes.map(Seed).map_err(|_| StoreFault::Broken("a seed has not 32 bytes".to_owned()))
}

/// Counts what was played: the game, the seat, and how the match stood at its end.
pub(in crate::store) fn tally(
    since: i64,
    played: Vec<(String, i64, String)>,
) -> StoreResult<Profile> {
    let mut games = BTreeMap::<String, (u32, u32)>::new();
    for (game, seat, standing) in played {
        let summary: TableSummary = serde_json::from_str(&standing)?;
        let (played, won) = games.entry(game).or_default();
        *played += 1;
        *won += u32::from(u8::try_from(seat).is_ok_and(|seat| summary.won(Seat(seat))));
    }
    let tally = |(game, (played, won))| GameTally { game, played, won };
    let mut games: Vec<_> = games.into_iter().map(tally).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    Ok(Profile { since, games })
}
