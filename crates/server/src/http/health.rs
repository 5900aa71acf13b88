use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::store::UpkeepStore;

/// How long a look at the disk counts; nobody can make it work by asking more often.
const FRESH: Duration = Duration::from_secs(1);

/// How long a disk may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether what is kept can be written, looked at now and then.
#[derive(Default)]
pub struct HealthProbe(Mutex<Option<(Instant, bool)>>);

impl HealthProbe {
    /// Whether the store takes what is written.
    pub async fn well(&self, store: &dyn UpkeepStore) -> bool {
        let mut last = self.0.lock().await;
        if let Some((_, well)) = last.filter(|(at, _)| at.elapsed() < FRESH) {
            return well;
        }
        let well = matches!(timeout(PATIENCE, store.alive()).await, Ok(Ok(())));
        if !well {
            tracing::error!("nothing can be written; is the disk full?");
        }
        *last = Some((Instant::now(), well));
        well
    }
}
