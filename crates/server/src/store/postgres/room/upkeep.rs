use std::time::Duration;

use async_trait::async_trait;
use tokio::time::timeout;

use crate::meter::StoreMeter;
use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{Postgres, sweep, witness};
use crate::store::{Ages, ClockTrust, StoreFault, StoreResult, Swept, UpkeepStore};

/// How long a sign of life of the database is waited for: whoever asks wants to know, not to wait.
const SIGN: Duration = Duration::from_secs(2);

#[async_trait]
impl UpkeepStore for Postgres {
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust> {
        once!(self, db => witness::witness(db, clock, passed))
    }

    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept> {
        once!(self, db => sweep::sweep(db, now, ages))
    }

    async fn beat(&self, now_ms: i64) -> StoreResult<()> {
        change!(self, db => witness::beat(db, now_ms))
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        look!(self, db => witness::last_beat(db))
    }

    async fn alive(&self) -> StoreResult<()> {
        let pulse = async { change!(self, db => witness::pulse(db)) };
        timeout(SIGN, pulse)
            .await
            .unwrap_or_else(|_| Err(StoreFault::Away("the database does not answer".to_owned())))
    }

    fn meter(&self) -> StoreMeter {
        self.meter.clone()
    }

    async fn close(&self) {
        self.stop().await;
    }
}
