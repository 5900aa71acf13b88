//! When several seats are asked at once, the order of their answers does not matter.

use mittwoch_kernel::{Draw, Recorder, Seat, Seats, Silent, Whole};

use crate::case::offers;
use crate::luck::{pick, shuffle};
use crate::{Broken, Case};

type Commuted<G> = Vec<(Seat, <G as mittwoch_kernel::Game>::Action)>;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(9);
    let mut checked = 0;
    for (at, step) in case.walk.steps.iter().enumerate().filter(|(_, step)| step.asked.len() > 1) {
        case.at(at);
        let seats = step.asked.iter();
        let mut answers: Commuted<G> = seats
            .map(|seat| (seat, pick(&offers(case.game(), &step.before, seat), &mut luck)))
            .collect();
        let (in_order, draws) = all_answer(case, &step.before, &answers)?;
        answers.reverse();
        for _ in 0..2 {
            let (state, other_draws) = all_answer(case, &step.before, &answers)?;
            case.must(state == in_order && draws == other_draws, || {
                let texts: Vec<_> =
                    answers.iter().map(|(seat, a)| (seat.0, case.write(*a))).collect();
                format!("the answers in the order {texts:?} lead to another state")
            })?;
            shuffle(&mut answers, &mut luck);
            checked += 1;
        }
    }
    Ok(checked)
}

/// Performs the answers in the given order; until the last one nothing is drawn and the seats
/// that are left keep their question.
fn all_answer<G: Whole>(
    case: &Case<'_, G>,
    before: &G::State,
    answers: &Commuted<G>,
) -> Result<(G::State, Vec<Draw>), Broken> {
    let game = case.game();
    let (mut state, mut chance) = (*before, Recorder::new(case.luck(10)));
    for (given, (seat, action)) in answers.iter().enumerate() {
        let left: Seats = answers[given..].iter().map(|(seat, _)| *seat).collect();
        let asked = game.asked(&state);
        case.must(asked == left, || {
            format!("{given} of {} answers are in and {asked:?} are asked", answers.len())
        })?;
        let (now, first) = (offers(game, &state, *seat), offers(game, before, *seat));
        case.must(now == first, || {
            format!("the offers to seat {} depend on the answers of others", seat.0)
        })?;
        game.perform(&mut state, *seat, *action, &mut chance, &mut Silent);
        if given + 1 < answers.len() {
            case.must(chance.take().is_empty(), || "drawn before all answers are in".to_owned())?;
        }
    }
    Ok((state, chance.take()))
}
