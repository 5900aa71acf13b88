//! Every offered answer is allowed and performs, and somebody is asked until the game is over.

use std::collections::BTreeSet;

use mittwoch_kernel::{Seat, Silent, Whole};

use crate::case::offers;
use crate::{Broken, Case};

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut checked = 0;
    for (at, step) in case.walk.steps.iter().enumerate() {
        case.at(at);
        asked_or_over(case, &step.before)?;
        for seat in step.asked.iter() {
            checked += seat_offers(case, &step.before, seat)?;
        }
    }
    case.at(case.walk.steps.len());
    asked_or_over(case, case.walk.last())?;
    Ok(checked)
}

fn asked_or_over<G: Whole>(case: &Case<'_, G>, state: &G::State) -> Result<(), Broken> {
    let (asked, outcome) = (case.game().asked(state), case.game().outcome(state));
    case.must(asked.is_empty() == outcome.is_some(), || {
        format!("the seats {asked:?} are asked although the outcome is {outcome:?}")
    })?;
    let seats = case.game().seats();
    case.must(asked.iter().all(|seat| seat.0 < seats), || {
        format!("the seats {asked:?} are asked at a table of {seats}")
    })?;
    let Some(outcome) = outcome else { return Ok(()) };
    case.must(outcome.scores.len() == usize::from(seats), || {
        format!("the outcome {outcome:?} has not one score for each of {seats} seats")
    })
}

fn seat_offers<G: Whole>(case: &Case<'_, G>, state: &G::State, seat: Seat) -> Result<u64, Broken> {
    let offers = offers(case.game(), state, seat);
    case.must(!offers.is_empty(), || format!("nothing is offered to the asked seat {}", seat.0))?;
    let mut seen = BTreeSet::new();
    for action in &offers {
        let text = || case.write(*action);
        case.must(seen.insert(*action), || format!("'{}' is offered twice", text()))?;
        let allowed = case.game().check(state, seat, *action);
        case.must(allowed.is_ok(), || {
            format!("'{}' is offered to seat {} and refused: {allowed:?}", text(), seat.0)
        })?;
        let mut copy = *state;
        case.game().perform(&mut copy, seat, *action, &mut case.luck(1), &mut Silent);
        asked_or_over(case, &copy).map_err(|broken| Broken {
            what: format!("after '{}': {}", text(), broken.what),
            ..broken
        })?;
    }
    Ok(offers.len() as u64)
}
