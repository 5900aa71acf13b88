//! What is not offered is refused, and each neighbour is refused for the reason it gives.

use std::collections::BTreeMap;

use mittwoch_kernel::{FastRng, Reason, Seat, Seats, Whole};

use crate::case::offers;
use crate::luck::{pick, sample};
use crate::{Broken, Case};

/// At how many questions of a long walk strange answers are tried.
const QUESTIONS: usize = 96;

/// How many foreign answers of each verb and how many mutated ones are tried at each question.
const FOREIGN: usize = 5;
const MUTATED: usize = 2;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(2);
    let mut checked = 0;
    let pieces: Vec<&str> = case.subject.pieces.iter().map(String::as_str).collect();
    let verbs = by_verb(case);
    for at in sample(case.walk.steps.len(), QUESTIONS, &mut luck) {
        case.at(at);
        let step = &case.walk.steps[at];
        let mut strange = foreign(&verbs, &mut luck);
        strange.extend((0..MUTATED).filter_map(|_| mutated(case, &pieces, &mut luck)));
        for seat in step.asked.iter() {
            checked += asked_seat(case, &step.before, seat, &strange)?;
            checked += neighbours(case, &step.before, seat)?;
        }
        let answer = [step.record.action];
        checked += others(case, &step.before, step.asked, &answer)?;
        checked += others(case, &step.before, step.asked, &strange)?;
    }
    case.at(case.walk.steps.len());
    checked += others(case, case.walk.last(), Seats::NONE, &case.foreign)?;
    Ok(checked)
}

/// The answers of other questions by their verb: a rare verb is tried as often as a common one.
fn by_verb<G: Whole>(case: &Case<'_, G>) -> Vec<Vec<G::Action>> {
    let mut verbs: BTreeMap<String, Vec<G::Action>> = BTreeMap::new();
    for action in &case.foreign {
        let text = case.write(*action);
        let verb = text.split(' ').next().unwrap_or_default().to_owned();
        verbs.entry(verb).or_default().push(*action);
    }
    verbs.into_values().collect()
}

fn foreign<A: Copy>(verbs: &[Vec<A>], luck: &mut FastRng) -> Vec<A> {
    let some = |verb: &Vec<A>| {
        sample(verb.len(), FOREIGN, luck).into_iter().map(|at| verb[at]).collect::<Vec<A>>()
    };
    verbs.iter().flat_map(some).collect()
}

/// An answer of this game with one word exchanged for the name of a piece.
fn mutated<G: Whole>(case: &Case<'_, G>, pieces: &[&str], luck: &mut FastRng) -> Option<G::Action> {
    if case.foreign.is_empty() || pieces.is_empty() {
        return None;
    }
    let text = case.write(pick(&case.foreign, luck));
    let mut words: Vec<&str> = text.split(' ').collect();
    let places: Vec<usize> = (0..words.len()).collect();
    words[pick(&places, luck)] = pick(pieces, luck);
    case.game().read(&words.join(" ")).ok()
}

/// Whether an asked seat may give a strange answer is exactly whether it is offered.
fn asked_seat<G: Whole>(
    case: &Case<'_, G>,
    state: &G::State,
    seat: Seat,
    strange: &[G::Action],
) -> Result<u64, Broken> {
    let offers = offers(case.game(), state, seat);
    for action in strange {
        let (verdict, offered) = (case.game().check(state, seat, *action), offers.contains(action));
        case.must(verdict.is_ok() == offered, || {
            let text = case.write(*action);
            format!("seat {}: '{text}' is offered: {offered}, the check: {verdict:?}", seat.0)
        })?;
        if let Err(refusal) = verdict {
            sound(case, refusal)?;
        }
    }
    Ok(strange.len() as u64)
}

fn neighbours<G: Whole>(case: &Case<'_, G>, state: &G::State, seat: Seat) -> Result<u64, Broken> {
    let (offers, mut refused) = (offers(case.game(), state, seat), Vec::new());
    case.game().neighbours(state, seat, &mut refused);
    for (action, refusal) in &refused {
        let text = || case.write(*action);
        case.must(!offers.contains(action), || format!("'{}' is a neighbour and offered", text()))?;
        let verdict = case.game().check(state, seat, *action);
        case.must(verdict == Err(*refusal), || {
            format!("the neighbour '{}' gives {refusal:?}, the check: {verdict:?}", text())
        })?;
        sound(case, *refusal)?;
    }
    Ok(refused.len() as u64)
}

/// A seat that is not asked may answer nothing at all.
fn others<G: Whole>(
    case: &Case<'_, G>,
    state: &G::State,
    asked: Seats,
    actions: &[G::Action],
) -> Result<u64, Broken> {
    let mut checked = 0;
    let seats = Seats::first_n(case.game().seats());
    for seat in seats.iter().filter(|seat| !asked.contains(*seat)) {
        for action in actions {
            let Err(refusal) = case.game().check(state, seat, *action) else {
                let text = case.write(*action);
                return Err(case.broken(format!("seat {} is not asked but may '{text}'", seat.0)));
            };
            sound(case, refusal)?;
            checked += 1;
        }
    }
    Ok(checked)
}

fn sound<G: Whole>(case: &Case<'_, G>, refusal: G::Refusal) -> Result<(), Broken> {
    let rule = refusal.rule();
    case.must(case.subject.paragraphs.contains(rule), || {
        format!("the refusal {refusal:?} names the paragraph '{rule}', which the digest lacks")
    })
}
