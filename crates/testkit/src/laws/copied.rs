//! What happens to a copy does not touch the original, and the same luck gives the same game.

use mittwoch_kernel::{EventLog, Silent, Whole};

use crate::luck::sample;
use crate::{Broken, Case, WalkStep};

/// How many answers of a long walk are performed again.
const ANSWERS: usize = 512;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let answers = sample(case.walk.steps.len(), ANSWERS, &mut case.luck(16));
    for at in &answers {
        let step = &case.walk.steps[*at];
        case.at(*at);
        let view_of = |state| {
            let record = &step.record;
            (case.game().asked(state), case.game().check(state, record.seat, record.action))
        };
        let (original, seen) = (step.before, view_of(&step.before));
        let (first, first_events) = performed(case, step);
        let (second, second_events) = performed(case, step);
        case.must(original == step.before && view_of(&original) == seen, || {
            "performing an answer on a copy changed the original".to_owned()
        })?;
        case.must(first == second && first_events == second_events, || {
            "the same answer with the same luck had two results".to_owned()
        })?;
        case.must(unheard(case, step) == first, || {
            "the result depends on whether somebody listens to the events".to_owned()
        })?;
    }
    Ok(3 * answers.len() as u64)
}

fn performed<G: Whole>(case: &Case<'_, G>, step: &WalkStep<G>) -> (G::State, Vec<G::Event>) {
    let (mut copy, mut log) = (step.before, EventLog::default());
    let (seat, action) = (step.record.seat, step.record.action);
    case.game().perform(&mut copy, seat, action, &mut case.luck(3), &mut log);
    (copy, log.0)
}

fn unheard<G: Whole>(case: &Case<'_, G>, step: &WalkStep<G>) -> G::State {
    let mut copy = step.before;
    let (seat, action) = (step.record.seat, step.record.action);
    case.game().perform(&mut copy, seat, action, &mut case.luck(3), &mut Silent);
    copy
}
