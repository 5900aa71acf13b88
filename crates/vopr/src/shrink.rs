use std::time::{Duration, Instant};

use crate::plan::{SimulatedEvening, TroubleKind};
use crate::run::{EveningFailure, simulate};

/// Makes a failing evening smaller as long as it fails in the same way: fewer steps, tables and
/// kinds of faults.
pub fn shrink(
    evening: &SimulatedEvening,
    failure: &EveningFailure,
    time: Duration,
) -> (SimulatedEvening, EveningFailure) {
    let end = Instant::now() + time;
    let mut best = (evening.clone(), failure.clone());
    best.0.steps = best.0.steps.min(failure.report.steps + 1);
    loop {
        let smaller = candidates(&best.0).into_iter().find_map(|smaller| {
            if Instant::now() > end {
                return None;
            }
            let failed = *simulate(&smaller).err()?;
            (failed.breach.kind() == failure.breach.kind()).then_some((smaller, failed))
        });
        let Some((mut smaller, failed)) = smaller else { return best };
        smaller.steps = smaller.steps.min(failed.report.steps + 1);
        best = (smaller, failed);
    }
}

/// Evenings that are a little smaller, the smallest first.
fn candidates(evening: &SimulatedEvening) -> Vec<SimulatedEvening> {
    let mut found = Vec::new();
    for tables in [1, evening.tables / 4, evening.tables / 2, evening.tables.saturating_sub(1)] {
        if tables > 0 && tables < evening.tables {
            found.push(SimulatedEvening { tables, ..evening.clone() });
        }
    }
    for kind in TroubleKind::ALL.into_iter().filter(|kind| !evening.without.contains(kind)) {
        let mut without = evening.without.clone();
        without.push(kind);
        found.push(SimulatedEvening { without, ..evening.clone() });
    }
    found
}
