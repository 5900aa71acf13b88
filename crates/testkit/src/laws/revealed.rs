//! What a viewer comes to know was drawn or is said to be revealed: the rest can be taken back.

use std::collections::BTreeSet;

use mittwoch_kernel::{Viewer, Whole};

use super::known::{first, learn};
use crate::luck::{pick, sample};
use crate::{Broken, Case};

/// How many answers of a long walk are looked at, by one of the viewers.
const ANSWERS: usize = 96;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(15);
    let viewers: Vec<_> = Viewer::all(case.game().seats()).collect();
    let viewer = pick(&viewers, &mut luck);
    let steps = &case.walk.steps;
    let silent = |at: &usize| {
        let shows = |event| case.game().reveals(event, viewer);
        steps[*at].record.draws.is_empty() && !steps[*at].events.iter().any(shows)
    };
    let silent: Vec<usize> = (0..steps.len()).filter(silent).collect();
    let (mut knowledge, mut learnt) = (first(case, viewer), 0);
    let mut checked = 0;
    for at in sample(silent.len(), ANSWERS, &mut luck).into_iter().map(|chosen| silent[chosen]) {
        (learnt..at).for_each(|step| learn(case, viewer, step, &mut knowledge));
        let before = unknown(case, &knowledge);
        learn(case, viewer, at, &mut knowledge);
        learnt = at + 1;
        let after = unknown(case, &knowledge);
        if let Some(name) = before.difference(&after).next() {
            let action = case.write(steps[at].record.action);
            return Err(case.broken(format!(
                "'{action}' reveals nothing, but {viewer:?} comes to know '{name}'"
            )));
        }
        checked += 1;
    }
    Ok(checked)
}

/// The names that a viewer cannot tell apart.
fn unknown<G: Whole>(case: &Case<'_, G>, knowledge: &G::Knowledge) -> BTreeSet<String> {
    case.game().interchangeable(knowledge).into_iter().flatten().collect()
}
