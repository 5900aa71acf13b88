//! What a seat is told before an answer to be its consequence comes true.

use mittwoch_kernel::{Viewer, Whole, consequences, preview};

use crate::luck::sample;
use crate::{Broken, Case, WalkStep};

/// How many answers of a long walk are foretold.
const ANSWERS: usize = 48;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut checked = 0;
    for at in sample(case.walk.steps.len(), ANSWERS, &mut case.luck(17)) {
        case.at(at);
        checked += u64::from(came_true(case, &case.walk.steps[at])?);
    }
    Ok(checked)
}

/// Whether all of an answer could be foretold; what was counted then must be what is counted now.
fn came_true<G: Whole>(case: &Case<'_, G>, step: &WalkStep<G>) -> Result<bool, Broken> {
    let (game, seat) = (case.game(), step.record.seat);
    let viewer = Viewer::Seat(seat);
    let foretold = preview(game, &step.before, seat, step.record.action);
    let told = step.events.iter().filter_map(|event| game.event_view(event, viewer));
    if foretold != told.collect::<Vec<_>>() {
        return Ok(false);
    }
    let mut knowledge = game.know(viewer, &game.view(&step.before, viewer));
    foretold.iter().for_each(|event| game.learn(&mut knowledge, event));
    let then = game.tallies(&game.known_view(&knowledge));
    case.must(then == game.tallies(&game.view(&step.after, viewer)), || {
        let changes = consequences(game, &step.before, seat, &foretold);
        format!("'{}' was to bring {changes:?}", case.write(step.record.action))
    })?;
    Ok(true)
}
