//! Pieces neither appear nor vanish.

use mittwoch_kernel::Whole;

use crate::{Broken, Case};

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let states = case.walk.steps.len() + 1;
    for at in 0..states {
        case.at(at);
        case.game().conserved(case.walk.state(at)).map_err(|what| case.broken(what))?;
    }
    Ok(states as u64)
}
