use async_trait::async_trait;
use sqlx::SqliteConnection;

use crate::meter::StoreMeter;
use crate::store::sqlite::{Sqlite, sweep, witness};
use crate::store::{Ages, ClockTrust, StoreResult, Swept, UpkeepStore};

#[async_trait]
impl UpkeepStore for Sqlite {
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust> {
        self.write(move |db| Box::pin(witness::witness(db, clock, passed))).await
    }

    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept> {
        self.scrub(move |db| Box::pin(sweep::sweep(db, now, ages))).await
    }

    async fn beat(&self, now_ms: i64) -> StoreResult<()> {
        self.write(move |db| Box::pin(witness::beat(db, now_ms))).await
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        self.meter.looks(witness::last_beat(&self.read)).await
    }

    async fn alive(&self) -> StoreResult<()> {
        self.write(move |db| Box::pin(pulse(db))).await
    }

    fn meter(&self) -> StoreMeter {
        self.meter.clone()
    }

    async fn close(&self) {
        self.stop().await;
    }
}

/// Writes something that means nothing.
async fn pulse(db: &mut SqliteConnection) -> StoreResult<()> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(db).await?;
    Ok(())
}
