//! What a viewer knows, folded from what it was told, is what it sees.

use mittwoch_kernel::{Viewer, Whole};

use crate::contrast::unlike;
use crate::luck::sample;
use crate::{Broken, Case};

/// At how many states of a long walk a viewer's knowledge is compared; it is folded at every step,
/// so that what was learnt wrongly is still wrong at the next comparison.
const STATES: usize = 64;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(14);
    let mut checked = 0;
    for viewer in Viewer::all(case.game().seats()) {
        let mut knowledge = first(case, viewer);
        let mut learnt = 0;
        let mut states = sample(case.walk.steps.len(), STATES, &mut luck);
        states.push(case.walk.steps.len());
        for at in states {
            (learnt..at).for_each(|step| learn(case, viewer, step, &mut knowledge));
            learnt = at;
            compare(case, viewer, at, &knowledge)?;
            checked += 1;
        }
    }
    Ok(checked)
}

/// What a viewer knows after so many answers.
pub(super) fn knowledge<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    answers: usize,
) -> G::Knowledge {
    let mut knowledge = first(case, viewer);
    (0..answers).for_each(|at| learn(case, viewer, at, &mut knowledge));
    knowledge
}

/// What a viewer knows once the game is set up.
pub(crate) fn first<G: Whole>(case: &Case<'_, G>, viewer: Viewer) -> G::Knowledge {
    case.at(0);
    case.game().know(viewer, &case.game().view(&case.walk.opening.state, viewer))
}

/// Lets a viewer learn what it was told of one answer.
pub(crate) fn learn<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    at: usize,
    knowledge: &mut G::Knowledge,
) {
    case.at(at);
    for event in &case.walk.steps[at].events {
        if let Some(told) = case.game().event_view(event, viewer) {
            case.game().learn(knowledge, &told);
        }
    }
}

fn compare<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    at: usize,
    knowledge: &G::Knowledge,
) -> Result<(), Broken> {
    case.at(at);
    let (known, seen) =
        (case.game().known_view(knowledge), case.game().view(case.walk.state(at), viewer));
    case.must(known == seen, || {
        let answer = at.checked_sub(1).map_or_else(
            || "the set-up".to_owned(),
            |last| format!("'{}'", case.write(case.walk.steps[last].record.action)),
        );
        format!("after {answer} {viewer:?} {}", unlike(&known, &seen))
    })
}
