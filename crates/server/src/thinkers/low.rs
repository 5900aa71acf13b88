//! Threads that let others go first, and what they use of a processor.

use std::time::Duration;

/// How far a thinker steps back behind whoever answers people: it gets a tenth of what they get
/// where both want a processor, so that bots still answer on a machine with other work.
#[cfg(target_os = "linux")]
const STEPS: i32 = 10;

/// Nobody can step back further.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// Lets every other thread of the machine go first, where the system can do that for one thread.
///
/// Linux counts the priority by thread, although the call speaks of a process.
#[cfg(target_os = "linux")]
pub(super) fn step_back() {
    let before = rustix::process::getpriority_process(None).unwrap_or_default();
    let behind = (before + STEPS).min(LAST);
    if let Err(error) = rustix::process::setpriority_process(None, behind) {
        tracing::warn!(%error, "a thinker has the same priority as everybody else");
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn step_back() {}

/// The time of a processor that this thread has used.
#[cfg(target_os = "linux")]
pub(super) fn used() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// The time that has passed: elsewhere nobody tells what a thread has used.
#[cfg(not(target_os = "linux"))]
pub(super) fn used() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
