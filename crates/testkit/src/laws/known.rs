//! What a viewer knows, folded from what it was told, is what it sees.

use mittwoch_kernel::{Viewer, Whole};

use crate::contrast::unlike;
use crate::{Broken, Case};

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut checked = 0;
    for viewer in Viewer::all(case.game().seats()) {
        let mut knowledge = first(case, viewer);
        compare(case, viewer, 0, &knowledge)?;
        for at in 0..case.walk.steps.len() {
            case.at(at);
            learn(case, viewer, at, &mut knowledge);
            compare(case, viewer, at + 1, &knowledge)?;
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

fn first<G: Whole>(case: &Case<'_, G>, viewer: Viewer) -> G::Knowledge {
    case.at(0);
    case.game().know(viewer, &case.game().view(&case.walk.opening.state, viewer))
}

fn learn<G: Whole>(case: &Case<'_, G>, viewer: Viewer, at: usize, knowledge: &mut G::Knowledge) {
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
