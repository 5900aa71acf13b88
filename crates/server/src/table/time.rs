use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::clock;

/// How often the time is looked at, whether or not anybody asks.
pub(super) const BEAT: Duration = Duration::from_secs(1);

/// What passes unseen between two looks counts up to here; more is a standstill of the machine.
const STANDSTILL: Duration = Duration::from_secs(5);

/// The time by which tables live: that of day at the start, and what the server has seen pass since.
///
/// It never goes back, whatever happens to the clock of the machine, and it stands while the machine
/// or the process stands still: nobody loses time that nobody could have used.
#[derive(Debug)]
pub struct TableTime {
    base: i64,
    start: Instant,
    seen: Mutex<Seen>,
    skipped: watch::Sender<i64>,
    /// The clock that several nodes share, where they do.
    shared: Option<SharedClock>,
}

/// A clock that others have too: how far it is ahead of what passed here, and what it said last.
#[derive(Debug, Default)]
struct SharedClock {
    ahead: AtomicI64,
    said: AtomicI64,
}

/// What was seen to pass.
#[derive(Debug, Default)]
struct Seen {
    /// What the timer said at the last look.
    last: Duration,
    /// What has passed, standstills left out.
    passed: Duration,
    /// What the timer is ahead: for tests.
    ahead: Duration,
}

impl Default for TableTime {
    fn default() -> TableTime {
        let (base, start) = (clock::now_ms(), Instant::now());
        let skipped = watch::Sender::new(0);
        TableTime { base, start, seen: Mutex::default(), skipped, shared: None }
    }
}

impl TableTime {
    /// A time by a clock that others have too, which says this now.
    pub(super) fn shared(now_ms: i64) -> TableTime {
        TableTime { base: now_ms, shared: Some(SharedClock::default()), ..TableTime::default() }
    }

    /// The clock that others have too says this now; time still never goes back.
    pub(super) fn follow(&self, now_ms: i64) {
        if let Some(shared) = &self.shared {
            let here = self.base.saturating_add(ms(self.start.elapsed()));
            shared.ahead.store(now_ms.saturating_sub(here), Ordering::Relaxed);
        }
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        if let Some(shared) = &self.shared {
            let here = self.base.saturating_add(ms(self.start.elapsed()));
            let now = here.saturating_add(shared.ahead.load(Ordering::Relaxed));
            let now = now.saturating_add(*self.skipped.borrow());
            return shared.said.fetch_max(now, Ordering::Relaxed).max(now);
        }
        let passed = ms(self.passed());
        self.base.saturating_add(passed).saturating_add(*self.skipped.borrow())
    }

    /// What has passed; whoever looks first after a standstill leaves it out.
    fn passed(&self) -> Duration {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let timer = self.start.elapsed() + seen.ahead;
        let step = timer.saturating_sub(seen.last);
        seen.last = timer;
        if step > STANDSTILL {
            tracing::warn!(seconds = step.as_secs(), "the machine stood still; clocks did too");
        } else {
            seen.passed += step;
        }
        seen.passed
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now_ms() / 1000
    }

    /// Lets time pass at once: for tests, whose clocks run for days.
    pub fn skip(&self, time: Duration) {
        let time = ms(time);
        self.skipped.send_modify(|skipped| *skipped = skipped.saturating_add(time));
    }

    /// Lets the timer run ahead while nobody looks, as in a standstill: for tests.
    pub fn stand_still(&self, time: Duration) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).ahead += time;
        self.skipped.send_modify(|_| {});
    }

    /// Waits for a moment; for ever if there is none.
    pub(super) async fn until(&self, moment: Option<i64>) {
        let mut skipped = self.skipped.subscribe();
        let Some(moment) = moment else { return std::future::pending().await };
        loop {
            let left = moment - self.now_ms();
            let Ok(left @ 1..) = u64::try_from(left) else { return };
            tokio::select! {
                biased;
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                _ = skipped.changed() => {}
            }
        }
    }
}

fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_is_looked_at_passes_and_a_standstill_does_not() {
        let time = TableTime::default();
        let start = time.now();
        for _ in 0..60 {
            time.stand_still(BEAT);
            let _looked_at = time.now_ms();
        }
        assert!((60..63).contains(&(time.now() - start)));
        time.stand_still(Duration::from_secs(3600));
        assert!((60..63).contains(&(time.now() - start)), "an hour in which nothing ran");
        time.stand_still(BEAT);
        assert!((61..64).contains(&(time.now() - start)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_shared_clock_is_followed_and_never_goes_back() {
        let time = TableTime::shared(1_000_000);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(time.now_ms(), 1_060_000, "nobody else stood still");
        time.follow(1_070_000);
        assert_eq!(time.now_ms(), 1_070_000);
        time.follow(1_065_000);
        assert_eq!(time.now_ms(), 1_070_000, "it waits until the other one is there again");
        tokio::time::advance(Duration::from_secs(6)).await;
        assert_eq!(time.now_ms(), 1_071_000);
    }
}
