use sqlx::PgConnection;

use super::failed::Tried;
use crate::store::{ClockTrust, StoreClock};

/// What the store knows of time; nothing if nobody has used it yet.
pub(super) async fn life(db: &mut PgConnection) -> Tried<Option<StoreClock>> {
    Ok(noted(db).await?.map(|(life, _)| life))
}

/// The same, and how many seconds ago by the clock of the database it was noted.
async fn noted(db: &mut PgConnection) -> Tried<Option<(StoreClock, i64)>> {
    let row = sqlx::query_as::<_, (i64, i64, i64, i64, i64)>(
        "SELECT believed, clock, steady, lease,
            EXTRACT(EPOCH FROM clock_timestamp() - noted)::BIGINT
         FROM life WHERE one = 1 FOR UPDATE",
    );
    let row = row.fetch_optional(db).await?;
    Ok(row.map(|(believed, clock, steady, lease, ago)| {
        (StoreClock { believed, clock, steady, lease }, ago)
    }))
}

/// Notes a sign of life. What another server has seen pass is not counted once more.
pub(super) async fn witness(db: &mut PgConnection, clock: i64, passed: i64) -> Tried<ClockTrust> {
    let (life, passed) = match noted(db).await? {
        Some((life, ago)) => (life, passed.min(ago.max(0))),
        None => (StoreClock::new(clock), passed),
    };
    let (life, belief) = life.next(clock, passed);
    sqlx::query(
        "INSERT INTO life (one, believed, clock, steady, lease) VALUES (1, $1, $2, $3, $4)
         ON CONFLICT (one) DO UPDATE SET believed = $1, clock = $2, steady = $3, lease = $4,
            noted = clock_timestamp()",
    )
    .bind(life.believed)
    .bind(life.clock)
    .bind(life.steady)
    .bind(life.lease)
    .execute(db)
    .await?;
    Ok(belief)
}

/// Writes down that a server lives.
pub(super) async fn beat(db: &mut PgConnection, now_ms: i64) -> Tried<()> {
    let seen = sqlx::query("UPDATE pulse SET seen = $1 WHERE id = 1").bind(now_ms);
    seen.execute(db).await?;
    Ok(())
}

/// When a server was last known to live.
pub(super) async fn last_beat(db: &mut PgConnection) -> Tried<Option<i64>> {
    let seen = sqlx::query_scalar::<_, Option<i64>>("SELECT seen FROM pulse WHERE id = 1");
    Ok(seen.fetch_optional(db).await?.flatten())
}

/// Writes something that means nothing.
pub(super) async fn pulse(db: &mut PgConnection) -> Tried<()> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(db).await?;
    Ok(())
}
