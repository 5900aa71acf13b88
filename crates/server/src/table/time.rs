use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::clock;

/// The time by which tables live: that of day at the start, and what has passed since.
///
/// It never goes back, whatever happens to the clock of the machine.
#[derive(Debug)]
pub struct Time {
    base: i64,
    start: Instant,
    skipped: watch::Sender<i64>,
}

impl Default for Time {
    fn default() -> Time {
        Time { base: clock::now_ms(), start: Instant::now(), skipped: watch::Sender::new(0) }
    }
}

impl Time {
    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        let passed = i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.base.saturating_add(passed).saturating_add(*self.skipped.borrow())
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now_ms() / 1000
    }

    /// Lets time pass at once: for tests, whose clocks run for days.
    pub fn skip(&self, time: Duration) {
        let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.skipped.send_modify(|skipped| *skipped = skipped.saturating_add(time));
    }

    /// Waits for a moment; for ever if there is none.
    pub(super) async fn until(&self, moment: Option<i64>) {
        let mut skipped = self.skipped.subscribe();
        let Some(moment) = moment else { return std::future::pending().await };
        loop {
            let left = moment - self.now_ms();
            let Ok(left @ 1..) = u64::try_from(left) else { return };
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                _ = skipped.changed() => {}
            }
        }
    }
}
