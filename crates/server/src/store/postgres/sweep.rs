use sqlx::PgConnection;

use super::failed::Tried;
use super::installed;
use super::witness::life;
use crate::store::{Ages, Swept};

/// The key of the lock under which one server sweeps at a time.
const SWEEP: (i32, i32) = (1_835_627_636, 4);

/// Forgets what has run out. A table with an account at it is kept for ever once it has begun.
/// Where another server sweeps just now, nothing is left to do.
///
/// No age counts from before the moment at which a doubted clock was believed again.
pub(super) async fn sweep(db: &mut PgConnection, now: i64, ages: Ages) -> Tried<Swept> {
    let alone = sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_xact_lock($1, $2)");
    if !alone.bind(SWEEP.0).bind(SWEEP.1).fetch_one(&mut *db).await? {
        return Ok(Swept::default());
    }
    let lease = life(db).await?.map_or(0, |life| life.lease);
    let sessions = sqlx::query("DELETE FROM sessions WHERE expires <= $1");
    let sessions = sessions.bind(now).execute(&mut *db).await?.rows_affected();
    let keys = sqlx::query("DELETE FROM done WHERE at < $1 AND $2 < $1");
    keys.bind(now - ages.key).bind(lease).execute(&mut *db).await?;
    let tables = tables(db, now, ages, lease).await?;
    let guests = if lease < now - ages.guest { guests(db, now - ages.guest).await? } else { 0 };
    installed::forget_unused(db, None).await?;
    let marks = "DELETE FROM arrivals WHERE at < now() - INTERVAL '1 hour'";
    sqlx::query(marks).execute(db).await?;
    Ok(Swept { tables, guests, sessions })
}

async fn tables(db: &mut PgConnection, now: i64, ages: Ages, lease: i64) -> Tried<Vec<String>> {
    let tables = sqlx::query_scalar::<_, String>(
        "DELETE FROM tables WHERE (stage = 'open' AND GREATEST(changed, $3) < $1)
         OR (made < $2 AND GREATEST(changed, $3) < $2 AND NOT EXISTS (
            SELECT 1 FROM seated s JOIN people p ON p.id = s.person
            WHERE s.table_id = tables.id AND p.rank <> 'guest'))
         RETURNING id",
    );
    let tables = tables.bind(now - ages.open_table).bind(now - ages.guest).bind(lease);
    Ok(tables.fetch_all(db).await?)
}

/// A guest of whom nothing is left goes; one who still has a seat becomes a departed player.
async fn guests(db: &mut PgConnection, before: i64) -> Tried<u64> {
    let departed = sqlx::query(
        "UPDATE people SET name = '', likeness = NULL, small_likeness = NULL, departed = TRUE
         WHERE rank = 'guest' AND NOT departed AND seen < $1",
    );
    let departed = departed.bind(before).execute(&mut *db).await?.rows_affected();
    for statement in [
        "UPDATE chat SET text = '' WHERE text <> ''
         AND person IN (SELECT id FROM people WHERE departed)",
        "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE departed)",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    // They are held first and looked at once more: one may just have taken a seat.
    let gone = sqlx::query_scalar::<_, i64>(
        "SELECT id FROM people WHERE departed AND rank = 'guest'
         AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
         AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM people bot WHERE bot.owner = people.id)
         FOR UPDATE SKIP LOCKED",
    );
    let gone = gone.fetch_all(&mut *db).await?;
    let forget = sqlx::query(
        "DELETE FROM people WHERE id = ANY($1)
         AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
         AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM people bot WHERE bot.owner = people.id)",
    );
    forget.bind(gone).execute(db).await?;
    Ok(departed)
}
