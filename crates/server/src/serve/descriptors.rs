//! How many connections the process can have open at all.

/// Descriptors for everything that is no connection: the database, the log, the listener.
const OTHERS: u64 = 96;

/// As many connections as are wished for and the process may have, and whether that is fewer.
///
/// The limit of descriptors that the system sets softly is raised as far as it may be.
pub(super) fn connections(wished: usize) -> usize {
    let able = within(wished, raised());
    if able < wished {
        tracing::warn!(
            wished,
            connections = able,
            "the limit of open files (ulimit -n) allows fewer connections"
        );
    }
    able
}

fn within(wished: usize, descriptors: Option<u64>) -> usize {
    let Some(descriptors) = descriptors else { return wished };
    // With very few, half of them are for connections.
    let able = descriptors.saturating_sub(OTHERS).max(descriptors / 2).max(1);
    wished.min(usize::try_from(able).unwrap_or(usize::MAX))
}

/// How many descriptors the process may have; none where the system sets no limit.
#[cfg(unix)]
fn raised() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let soft = limit.current?;
    let wider = Rlimit { current: limit.maximum, ..limit };
    if limit.maximum != Some(soft) && setrlimit(Resource::Nofile, wider).is_ok() {
        return limit.maximum;
    }
    Some(soft)
}

#[cfg(not(unix))]
fn raised() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_stay_below_the_limit_of_descriptors() {
        assert_eq!(within(10_000, None), 10_000);
        assert_eq!(within(10_000, Some(1_048_576)), 10_000);
        assert_eq!(within(10_000, Some(1024)), 928);
        assert_eq!(within(10_000, Some(100)), 50);
        assert_eq!(within(10_000, Some(0)), 1);
    }
}
