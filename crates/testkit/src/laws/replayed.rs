//! A game played again from its records is the same game.

use mittwoch_kernel::{Record, Whole};

use crate::walk::{perform_scripted, setup_scripted};
use crate::{Broken, Case, WalkStep};

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    case.at(0);
    let live = &case.walk.opening;
    let opening = setup_scripted(case.game(), &live.draws)
        .map_err(|fault| case.broken(format!("the set-up: {fault}")))?;
    case.must(opening.state == live.state && opening.events == live.events, || {
        "the replayed set-up differs".to_owned()
    })?;
    let mut state = opening.state;
    for (at, step) in case.walk.steps.iter().enumerate() {
        case.at(at);
        replay_step(case, &mut state, step)?;
    }
    Ok(1 + case.walk.steps.len() as u64)
}

/// The answer goes through its notation, as it does in a stored game.
fn replay_step<G: Whole>(
    case: &Case<'_, G>,
    state: &mut G::State,
    step: &WalkStep<G>,
) -> Result<(), Broken> {
    let text = case.write(step.record.action);
    let action = case.game().read(&text).map_err(|error| case.broken(error.to_string()))?;
    let record = Record { action, ..step.record.clone() };
    let events = perform_scripted(case.game(), state, &record)
        .map_err(|fault| case.broken(format!("'{text}': {fault}")))?;
    case.must(*state == step.after, || format!("'{text}' leads to another state"))?;
    case.must(events == step.events, || {
        format!("'{text}' made the events {:?}, replayed {events:?}", step.events)
    })
}
