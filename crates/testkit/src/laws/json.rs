//! Views, event views, sheets and draws survive being written as JSON.

use std::fmt::Debug;

use mittwoch_kernel::{Draw, Viewer, Whole};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::luck::sample;
use crate::{Broken, Case};

/// How many states of a walk have their views written, and how many of its draws are.
const STATES: usize = 2;
const DRAWS: usize = 6;

/// Of how many answers of a walk the events are written.
const EVENTS: usize = 8;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let (mut checked, mut luck) = (0, case.luck(5));
    for at in sample(case.walk.steps.len() + 1, STATES, &mut luck) {
        case.at(at);
        for viewer in Viewer::all(case.game().seats()) {
            round_trip(case, &case.game().view(case.walk.state(at), viewer))?;
            checked += 1;
        }
    }
    for at in sample(case.walk.steps.len(), EVENTS, &mut luck) {
        checked += events(case, &case.walk.steps[at].events)?;
    }
    checked += events(case, &case.walk.opening.events)?;
    round_trip(case, &case.game().sheet())?;
    let draws: Vec<&Draw> = draws(case).collect();
    for at in sample(draws.len(), DRAWS, &mut luck) {
        round_trip(case, draws[at])?;
        checked += 1;
    }
    Ok(checked)
}

/// Writes what every viewer is told.
fn events<G: Whole>(case: &Case<'_, G>, events: &[G::Event]) -> Result<u64, Broken> {
    let mut checked = 0;
    for viewer in Viewer::all(case.game().seats()) {
        for view in events.iter().filter_map(|event| case.game().event_view(event, viewer)) {
            round_trip(case, &view)?;
            checked += 1;
        }
    }
    Ok(checked)
}

fn draws<'a, G: Whole>(case: &'a Case<'_, G>) -> impl Iterator<Item = &'a Draw> {
    let later = case.walk.steps.iter().flat_map(|step| &step.record.draws);
    case.walk.opening.draws.iter().chain(later)
}

fn round_trip<G: Whole, T: Serialize + DeserializeOwned + PartialEq + Debug>(
    case: &Case<'_, G>,
    value: &T,
) -> Result<(), Broken> {
    let fault = |error: serde_json::Error| case.broken(format!("{value:?}: {error}"));
    let tree = serde_json::to_value(value).map_err(fault)?;
    let text = serde_json::to_string(value).map_err(fault)?;
    let parsed: serde_json::Value = serde_json::from_str(&text).map_err(fault)?;
    case.must(parsed == tree, || format!("{text} is not what stands in the tree {tree}"))?;
    let read: T = serde_json::from_str(&text).map_err(fault)?;
    case.must(read == *value, || format!("{text} reads back as {read:?}"))?;
    let read: T = serde_json::from_value(tree).map_err(fault)?;
    case.must(read == *value, || format!("the tree of {text} reads back as {read:?}"))
}
