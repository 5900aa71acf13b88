use std::collections::BTreeMap;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{GameTally, Profile};
use sqlx::SqlitePool;

use crate::store::{StoreFault, StoreResult, TableSummary, UserId};

/// What a person has done: an index leads to their tables, and each is looked at once.
pub(super) async fn of_person(db: &SqlitePool, id: UserId) -> StoreResult<Profile> {
    let since = sqlx::query_scalar::<_, i64>("SELECT made FROM people WHERE id = ?");
    let since = since.bind(id).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    let rows = sqlx::query_as::<_, (String, u8, String)>(
        "SELECT json_extract(t.wish, '$.game'), s.seat, t.standing
         FROM seated s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.stage = 'over'
         AND json_extract(t.wish, '$.from') IS NULL",
    );
    let mut games = BTreeMap::<String, (u32, u32)>::new();
    for (game, seat, standing) in rows.bind(id).fetch_all(db).await? {
        let summary: TableSummary = serde_json::from_str(&standing)?;
        let (played, won) = games.entry(game).or_default();
        *played += 1;
        *won += u32::from(summary.won(Seat(seat)));
    }
    let tally = |(game, (played, won))| GameTally { game, played, won };
    let mut games: Vec<_> = games.into_iter().map(tally).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    Ok(Profile { since, games })
}
