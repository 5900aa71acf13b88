//! Every answer that is offered has a number, and a number reads back as the answer it stands for.

use mittwoch_kernel::{Seat, Seats, Whole};

use crate::case::offers;
use crate::luck::{below, sample};
use crate::{Broken, Case};

/// How many questions of a walk have their offers numbered, and how many numbers are read.
const QUESTIONS: usize = 64;
const NUMBERS: usize = 64;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(17);
    let mut checked = 0;
    for at in sample(case.walk.steps.len(), QUESTIONS, &mut luck) {
        case.at(at);
        let step = &case.walk.steps[at];
        let mut numbers = Vec::new();
        for action in offers(case.game(), &step.before, step.record.seat) {
            numbers.push(has_number(case, step.record.seat, action)?);
        }
        checked += numbers.len() as u64;
        numbers.sort_unstable();
        let twice = numbers.windows(2).find(|pair| pair[0] == pair[1]);
        case.must(twice.is_none(), || format!("two offers have the number {twice:?}"))?;
    }
    let count = case.game().numbering().count();
    for _ in 0..NUMBERS {
        let seats: Vec<Seat> = Seats::first_n(case.game().seats()).iter().collect();
        let seat = seats[below(seats.len(), &mut luck)];
        reads_back(case, seat, below(count as usize, &mut luck) as u32)?;
    }
    let beyond = case.game().numbered(Seat(0), count);
    case.must(beyond.is_none(), || format!("{count} numbers are too few: {beyond:?}"))?;
    Ok(checked)
}

fn has_number<G: Whole>(case: &Case<'_, G>, seat: Seat, action: G::Action) -> Result<u32, Broken> {
    let number = case.game().number(seat, action);
    let text = || case.write(action);
    let number = number.ok_or_else(|| case.broken(format!("'{}' has no number", text())))?;
    let read = case.game().numbered(seat, number);
    case.must(read == Some(action), || format!("{number} of '{}' reads as {read:?}", text()))?;
    Ok(number)
}

/// A number that stands for an answer is the number of that answer.
fn reads_back<G: Whole>(case: &Case<'_, G>, seat: Seat, number: u32) -> Result<(), Broken> {
    let Some(action) = case.game().numbered(seat, number) else { return Ok(()) };
    let again = case.game().number(seat, action);
    case.must(again == Some(number), || format!("{number} is {action:?}, which is {again:?}"))
}
