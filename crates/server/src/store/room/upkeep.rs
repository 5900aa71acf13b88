use async_trait::async_trait;

use crate::meter::StoreMeter;
use crate::store::{Ages, ClockTrust, StoreResult, Swept};

/// What keeps a store in order: its sense of time, forgetting, a sign of life, and its end.
#[async_trait]
pub trait UpkeepStore: Send + Sync {
    /// Notes what the clock of the machine says and what was seen to pass since the last sign of
    /// life, and says whether that clock can be believed.
    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust>;

    /// Forgets what has run out.
    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept>;

    /// Writes down that the server lives, now in milliseconds since 1970.
    async fn beat(&self, now_ms: i64) -> StoreResult<()>;

    /// When the server was last known to live, in milliseconds since 1970.
    async fn last_beat(&self) -> StoreResult<Option<i64>>;

    /// Whether the store takes what is written.
    async fn alive(&self) -> StoreResult<()>;

    /// What the store has done so far; nothing where nobody counts.
    fn meter(&self) -> StoreMeter {
        StoreMeter::default()
    }

    /// Writes everything into the main file and stops taking work.
    async fn close(&self);
}
