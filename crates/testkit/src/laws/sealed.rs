//! While others still think, nobody learns what a seat has answered.

use mittwoch_kernel::{EventLog, Seat, Viewer, Whole};

use crate::case::offers;
use crate::luck::{pick, sample};
use crate::stream::{difference, perceived, told};
use crate::{Broken, Case};

/// How many answers of a walk are exchanged for another.
const ANSWERS: usize = 8;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(11);
    let mut checked = 0;
    let steps = &case.walk.steps;
    let secret: Vec<usize> = (0..steps.len()).filter(|at| steps[*at].asked.len() > 1).collect();
    for chosen in sample(secret.len(), ANSWERS, &mut luck) {
        let (at, step) = (secret[chosen], &steps[secret[chosen]]);
        case.at(at);
        let seat = pick(&step.asked.iter().collect::<Vec<_>>(), &mut luck);
        let offers = offers(case.game(), &step.before, seat);
        let answers = [pick(&offers, &mut luck), pick(&offers, &mut luck)];
        if answers[0] == answers[1] {
            continue;
        }
        let viewers: Vec<Viewer> =
            Viewer::all(case.game().seats()).filter(|viewer| !viewer.is(seat)).collect();
        let viewer = pick(&viewers, &mut luck);
        let [one, two] = answers.map(|action| after(case, &step.before, seat, action, viewer));
        if let Some(what) = difference(&one, &two) {
            return Err(
                case.broken(format!("{viewer:?} can tell what seat {} chose: {what}", seat.0))
            );
        }
        checked += 1;
    }
    Ok(checked)
}

fn after<G: Whole>(
    case: &Case<'_, G>,
    before: &G::State,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
) -> Vec<String> {
    let (mut state, mut log) = (*before, EventLog::default());
    case.game().perform(&mut state, seat, action, &mut case.luck(12), &mut log);
    let mut lines = told(case.game(), &log.0, viewer);
    lines.extend(perceived(case.game(), &state, viewer, 0));
    lines
}
