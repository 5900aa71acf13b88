//! What the process costs, as the system tells it.

/// How long the process has had processors, in seconds.
#[cfg(unix)]
pub(super) fn processor() -> Option<f64> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 / 1e9)
}

/// The same where nobody tells.
#[cfg(not(unix))]
pub(super) fn processor() -> Option<f64> {
    None
}

/// What it holds of the memory, in bytes; nothing where the system does not tell.
pub(super) fn memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

/// How many files and connections it has open; nothing where the system does not tell.
pub(super) fn descriptors() -> Option<i64> {
    // The look itself takes one.
    let open = std::fs::read_dir("/proc/self/fd").ok()?.count();
    Some(i64::try_from(open.saturating_sub(1)).unwrap_or(i64::MAX))
}
