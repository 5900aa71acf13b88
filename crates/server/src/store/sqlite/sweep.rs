use sqlx::SqliteConnection;

use super::installed;
use super::witness::life;
use crate::store::{Ages, StoreResult, Swept};

/// Forgets what has run out. A table with an account at it is kept for ever once it has begun.
///
/// No age counts from before the moment at which a doubted clock was believed again.
pub(super) async fn sweep(db: &mut SqliteConnection, now: i64, ages: Ages) -> StoreResult<Swept> {
    let lease = life(db).await?.map_or(0, |life| life.lease);
    let sessions = sqlx::query("DELETE FROM sessions WHERE expires <= ?");
    let sessions = sessions.bind(now).execute(&mut *db).await?.rows_affected();
    let keys = sqlx::query("DELETE FROM done WHERE MAX(at, ?2) < ?1");
    keys.bind(now - ages.key).bind(lease).execute(&mut *db).await?;
    let tables = sqlx::query_scalar::<_, String>(
        "DELETE FROM tables WHERE (stage = 'open' AND MAX(changed, ?3) < ?1)
         OR (MAX(changed, ?3) < ?2 AND NOT EXISTS (SELECT 1 FROM seated s JOIN people p ON p.id = s.person
             WHERE s.table_id = tables.id AND p.rank <> 'guest'))
         RETURNING id",
    );
    let tables = tables.bind(now - ages.open_table).bind(now - ages.guest).bind(lease);
    let tables = tables.fetch_all(&mut *db).await?;
    let guests = if lease < now - ages.guest { guests(db, now - ages.guest).await? } else { 0 };
    installed::forget_unused(db, None).await?;
    Ok(Swept { tables, guests, sessions })
}

/// A guest of whom nothing is left goes; one who still has a seat becomes a departed player.
async fn guests(db: &mut SqliteConnection, before: i64) -> StoreResult<u64> {
    let departed = sqlx::query(
        "UPDATE people SET name = '', likeness = NULL, small_likeness = NULL, departed = 1
         WHERE rank = 'guest' AND departed = 0 AND seen < ?",
    );
    let departed = departed.bind(before).execute(&mut *db).await?.rows_affected();
    for statement in [
        "UPDATE chat SET text = '' WHERE text <> ''
         AND person IN (SELECT id FROM people WHERE departed = 1)",
        "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE departed = 1)",
        "DELETE FROM people WHERE departed = 1 AND rank = 'guest'
         AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
         AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM people bot WHERE bot.owner = people.id)",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    Ok(departed)
}
