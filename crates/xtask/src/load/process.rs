//! What a process costs, as the system tells it.

use std::collections::BTreeMap;
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

/// A process or a thread, as the system counts it.
struct Counted {
    name: String,
    parent: u32,
    /// What it has spent itself, and what its children had spent that have ended.
    spent: Duration,
    of_children: Duration,
}

/// Reads how a process or a thread is counted.
fn counted(folder: &str) -> Option<Counted> {
    let stat = fs::read_to_string(format!("{folder}/stat")).ok()?;
    // The name stands in brackets and may hold anything.
    let (head, fields) = stat.rsplit_once(')')?;
    let name = head.split_once('(')?.1.to_owned();
    let fields: Vec<u64> =
        fields.split_whitespace().map(|field| field.parse().unwrap_or_default()).collect();
    let ticks = |from: usize| fields.iter().skip(from).take(2).sum::<u64>();
    let time = |from| Duration::from_millis(ticks(from) * 1000 / TICKS);
    let parent = u32::try_from(*fields.get(1)?).ok()?;
    Some(Counted { name, parent, spent: time(11), of_children: time(13) })
}

/// How long a process has had processors, by what its threads are called, numbers left out.
pub(super) fn threads(process: u32) -> BTreeMap<String, Duration> {
    let mut spent = BTreeMap::<_, Duration>::new();
    for thread in numbers(&format!("/proc/{process}/task")) {
        if let Some(counted) = counted(&format!("/proc/{process}/task/{thread}")) {
            let name = counted.name.trim_end_matches(|end: char| end.is_ascii_digit());
            let name = name.trim_end_matches('-').to_owned();
            *spent.entry(name).or_default() += counted.spent;
        }
    }
    spent
}

/// How long a process and its children have had processors.
pub(super) fn family(process: u32) -> Option<Duration> {
    let own = counted(&format!("/proc/{process}"))?;
    let all = numbers("/proc").into_iter().filter_map(|number| counted(&format!("/proc/{number}")));
    let children: Duration =
        all.filter(|other| other.parent == process).map(|other| other.spent).sum();
    Some(own.spent + own.of_children + children)
}

/// The numbers among the names of a folder.
fn numbers(folder: &str) -> Vec<u32> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_tells_what_it_costs() {
        let own = std::process::id();
        if cfg!(target_os = "linux") {
            assert!(memory(own).is_some_and(|kib| kib > 1000));
            assert!(!threads(own).is_empty() && family(own).is_some());
        }
        assert_eq!(memory(u32::MAX), None);
        assert_eq!(family(u32::MAX), None);
    }
}
