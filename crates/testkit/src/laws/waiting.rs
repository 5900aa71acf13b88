//! No question is closed while free actions could open something in it.
//!
//! A game whose rules pass questions over is played once more by its patient twin, which passes
//! none over. Where the twin stops at a question and the rules do not, no free actions may open an
//! answer; then the question is left out, and in the end both stand at the same place.

use mittwoch_kernel::{Script, Seat, Silent, Whole};

use crate::case::offers;
use crate::luck::sample;
use crate::opened::{OpenedQuestion, opened};
use crate::{Broken, Case, WalkStep};

/// How many answers of a long walk the patient twin gives.
const ANSWERS: usize = 512;
/// The most questions that one answer may pass over.
const PASSED: usize = 64;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let Some(patient) = case.game().patient() else { return Ok(0) };
    let answers = sample(case.walk.steps.len(), ANSWERS, &mut case.luck(17));
    for at in &answers {
        case.at(*at);
        follow(case, &patient, &case.walk.steps[*at])?;
    }
    Ok(answers.len() as u64)
}

/// Lets the patient twin give an answer, and look at every question that was passed over.
fn follow<G: Whole>(case: &Case<'_, G>, patient: &G, step: &WalkStep<G>) -> Result<(), Broken> {
    let mut script = Script::new(step.record.draws.iter().cloned());
    let (mut state, mut answer) = (step.before, (step.record.seat, step.record.action));
    for _ in 0..PASSED {
        patient.perform(&mut state, answer.0, answer.1, &mut script, &mut Silent);
        if state == step.after {
            return Ok(());
        }
        answer = passed(case, patient, &state)?;
    }
    Err(case.broken("the patient twin does not come to the question that the rules ask"))
}

/// How a question that was passed over is left out, if free actions open nothing in it.
fn passed<G: Whole>(
    case: &Case<'_, G>,
    patient: &G,
    state: &G::State,
) -> Result<(Seat, G::Action), Broken> {
    let asked = patient.asked(state).first();
    let seat = asked.ok_or_else(|| case.broken("the patient twin is at an end"))?;
    let question = || format!("{:?} was passed over", patient.ask(state, seat).phrase);
    if let OpenedQuestion::Found(answers) = opened(patient, state, seat) {
        let answers: Vec<_> = answers.iter().map(|answer| case.write(*answer)).collect();
        return Err(case.broken(format!("{}, but '{}'", question(), answers.join("', '"))));
    }
    let free = |answer: &G::Action| patient.offer(state, seat, *answer).free;
    let mut left = offers(patient, state, seat).into_iter().filter(|answer| !free(answer));
    match (left.next(), left.next()) {
        (Some(leave), None) => Ok((seat, leave)),
        _ => Err(case.broken(format!("{}, though there was a choice", question()))),
    }
}
