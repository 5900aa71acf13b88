//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn now() -> i64 {
    now_ms() / 1000
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    #[cfg(feature = "simulation")]
    if let Some(now) = crate::simulation::now_ms() {
        return now;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
