//! A state sampled from what a viewer knows looks to it like the true one, and can be played on.

use mittwoch_kernel::{Silent, Viewer, Whole};

use super::known::knowledge;
use crate::case::offers;
use crate::contrast::unlike;
use crate::luck::{pick, sample};
use crate::stream::{difference, perceived};
use crate::{Broken, Case};

/// How many questions of a walk are looked at, by every viewer; from one of the sampled states of
/// each the game is played on to its end.
const QUESTIONS: usize = 2;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(6);
    let mut checked = 0;
    for at in sample(case.walk.steps.len() + 1, QUESTIONS, &mut luck) {
        let mut states = Vec::new();
        for viewer in Viewer::all(case.game().seats()) {
            for known in [knowledge(case, viewer, at), at_sight(case, viewer, at)?] {
                case.at(at);
                let sampled = case.game().determinize(&known, &mut luck);
                fits(case, at, viewer, &sampled)?;
                states.push((viewer, sampled));
            }
        }
        checked += states.len() as u64;
        let (viewer, sampled) = pick(&states, &mut luck);
        plays_on(case, viewer, sampled)?;
    }
    Ok(checked)
}

/// What a viewer knows who has just joined.
fn at_sight<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    at: usize,
) -> Result<G::Knowledge, Broken> {
    let view = case.game().view(case.walk.state(at), viewer);
    let known = case.game().know(viewer, &view);
    let follows = case.game().known_view(&known);
    case.must(follows == view, || format!("{viewer:?} joins and {}", unlike(&follows, &view)))?;
    Ok(known)
}

fn fits<G: Whole>(
    case: &Case<'_, G>,
    at: usize,
    viewer: Viewer,
    sampled: &G::State,
) -> Result<(), Broken> {
    case.game()
        .conserved(sampled)
        .map_err(|what| case.broken(format!("sampled for {viewer:?}: {what}")))?;
    let sorted = |state| {
        let mut lines = perceived(case.game(), state, viewer, usize::MAX);
        lines.sort_unstable();
        lines
    };
    match difference(&sorted(case.walk.state(at)), &sorted(sampled)) {
        Some(what) => Err(case.broken(format!("{viewer:?} can tell the sampled state: {what}"))),
        None => Ok(()),
    }
}

/// The sampled game must end too; it gets as much time again as the whole walk took, and more.
fn plays_on<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    mut state: G::State,
) -> Result<(), Broken> {
    let (game, mut luck) = (case.game(), case.luck(7));
    for _ in 0..case.walk.steps.len() * 20 + 1000 {
        let Some(seat) = game.asked(&state).first() else {
            return game.conserved(&state).map_err(|what| {
                case.broken(format!("played on from what {viewer:?} knows: {what}"))
            });
        };
        let offers = offers(game, &state, seat);
        case.must(!offers.is_empty(), || {
            format!("played on from what {viewer:?} knows, seat {} is offered nothing", seat.0)
        })?;
        game.perform(&mut state, seat, pick(&offers, &mut luck), &mut luck, &mut Silent);
    }
    Err(case.broken(format!("played on from what {viewer:?} knows, the game does not end")))
}
