//! The time of tables goes on whatever the disk does: found by the simulation.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use mittwoch_server::store::{Ages, ClockTrust, SharedStore, StoreResult, Swept, UpkeepStore};
use mittwoch_server::table::{TablePolicy, Tables};
use mittwoch_vopr::MemoryPlace;

/// A store on which writing down that the server lives never ends.
struct Stuck(Arc<dyn UpkeepStore>);

#[async_trait]
impl UpkeepStore for Stuck {
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust> {
        self.0.witness(clock, passed).await
    }

    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept> {
        self.0.sweep(now, ages).await
    }

    async fn beat(&self, _: i64) -> StoreResult<()> {
        std::future::pending().await
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        self.0.last_beat().await
    }

    async fn alive(&self) -> StoreResult<()> {
        self.0.alive().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_disk_is_no_standstill_of_the_machine() {
    let store = MemoryPlace::default().open();
    let upkeep = Arc::new(Stuck(store.upkeep.clone()));
    let store = SharedStore { upkeep, ..store };
    let tables = Tables::with(store, TablePolicy::default()).await.expect("it opens");
    let start = tables.time().now();
    // Longer than what counts as a standstill when nobody looks.
    tokio::time::sleep(Duration::from_secs(120)).await;
    let passed = tables.time().now() - start;
    assert!((118..=122).contains(&passed), "{passed} seconds of 120");
}
