use mittwoch_protocol::Profile;
use sqlx::SqlitePool;

use crate::store::row::tally;
use crate::store::{StoreFault, StoreResult, UserId};

/// What a person has done: an index leads to their tables, and each is looked at once.
pub(super) async fn of_person(db: &SqlitePool, id: UserId) -> StoreResult<Profile> {
    let since = sqlx::query_scalar::<_, i64>("SELECT made FROM people WHERE id = ?");
    let since = since.bind(id).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    let rows = sqlx::query_as::<_, (String, i64, String)>(
        "SELECT json_extract(t.wish, '$.game'), s.seat, t.standing
         FROM seated s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.stage = 'over'
         AND json_extract(t.wish, '$.from') IS NULL",
    );
    tally(since, rows.bind(id).fetch_all(db).await?)
}
