//! What a process costs, as the system tells it.

use std::fs;
use std::time::Duration;

/// How many ticks of processor time Linux counts in a second.
const TICKS: u64 = 100;

/// What a process holds of the memory, in KiB; nothing where the system does not tell.
pub(super) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// How long a process has had a processor.
pub(super) fn processor(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything.
    let fields = stat.rsplit_once(')')?.1.split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).map_while(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_tells_what_it_costs() {
        let own = std::process::id();
        if cfg!(target_os = "linux") {
            assert!(memory(own).is_some_and(|kib| kib > 1000));
            assert!(processor(own).is_some());
        }
        assert_eq!(memory(u32::MAX), None);
    }
}
