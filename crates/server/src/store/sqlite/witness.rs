use sqlx::{SqliteConnection, SqlitePool};

use crate::store::{ClockTrust, StoreClock, StoreResult};

/// What the store knows of time; nothing if nobody has used it yet.
pub(super) async fn life(db: &mut SqliteConnection) -> StoreResult<Option<StoreClock>> {
    let row = sqlx::query_as::<_, (i64, i64, i64, i64)>(
        "SELECT believed, clock, steady, lease FROM life WHERE one = 1",
    );
    let row = row.fetch_optional(db).await?;
    Ok(row.map(|(believed, clock, steady, lease)| StoreClock { believed, clock, steady, lease }))
}

/// Notes a sign of life.
pub(super) async fn witness(
    db: &mut SqliteConnection,
    clock: i64,
    passed: i64,
) -> StoreResult<ClockTrust> {
    let life = life(db).await?.unwrap_or_else(|| StoreClock::new(clock));
    let (life, belief) = life.next(clock, passed);
    sqlx::query(
        "INSERT INTO life (one, believed, clock, steady, lease) VALUES (1, ?1, ?2, ?3, ?4)
         ON CONFLICT (one) DO UPDATE SET believed = ?1, clock = ?2, steady = ?3, lease = ?4",
    )
    .bind(life.believed)
    .bind(life.clock)
    .bind(life.steady)
    .bind(life.lease)
    .execute(db)
    .await?;
    Ok(belief)
}

/// Writes down that the server lives.
pub(super) async fn beat(db: &mut SqliteConnection, now_ms: i64) -> StoreResult<()> {
    let seen = sqlx::query("UPDATE pulse SET seen = ? WHERE id = 1").bind(now_ms);
    seen.execute(db).await?;
    Ok(())
}

/// When the server was last known to live.
pub(super) async fn last_beat(db: &SqlitePool) -> StoreResult<Option<i64>> {
    let seen = sqlx::query_scalar::<_, Option<i64>>("SELECT seen FROM pulse WHERE id = 1");
    Ok(seen.fetch_optional(db).await?.flatten())
}
