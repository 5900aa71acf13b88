//! The ways to begin a turn.

use mittwoch_kernel::{Game, Silent};
use mittwoch_unconscious_mind::{Action, Frame, State};

use super::beam::sift;
use super::judge::Judge;
use super::luck::SameLuck;

/// Ways to begin a turn, sorted into kinds that are followed apart, so that one that promises
/// much cannot drive out one that keeps its promise. In the middle of a turn there is one kind.
pub(super) fn kinds(judge: &Judge<'_>, world: &State) -> Vec<Vec<Vec<Action>>> {
    kinds_of(judge, world, sifted(judge, world))
}

/// The same with some of the answers alone, as where others are ruled out.
pub(super) fn kinds_among(
    judge: &Judge<'_>,
    world: &State,
    offers: &[Action],
) -> Vec<Vec<Vec<Action>>> {
    let mut left = offers.to_vec();
    sift(world, &mut left);
    let offers = if left.is_empty() { offers.to_vec() } else { left };
    kinds_of(judge, world, offers)
}

fn kinds_of(judge: &Judge<'_>, world: &State, offers: Vec<Action>) -> Vec<Vec<Vec<Action>>> {
    let single = |offer: &Action| vec![*offer];
    match world.stack.top() {
        Some(Frame::Turn) => {}
        Some(Frame::Point) => return pointing(&[], &offers),
        _ => return vec![offers.iter().map(single).collect()],
    }
    let mut kinds = Vec::new();
    for offer in &offers {
        if *offer == Action::StateIdeas {
            let mut state = *world;
            let luck = &mut SameLuck::default();
            judge.game.perform(&mut state, judge.seat, *offer, luck, &mut Silent);
            kinds.extend(pointing(&[*offer], &sifted(judge, &state)));
        } else {
            kinds.push(vec![single(offer)]);
        }
    }
    kinds
}

/// The spaces for each action of the table.
fn pointing(before: &[Action], offers: &[Action]) -> Vec<Vec<Vec<Action>>> {
    let mut kinds: Vec<Vec<Vec<Action>>> = vec![Vec::new(); 9];
    for offer in offers {
        if let Action::Point { action, .. } = offer {
            kinds[usize::from(*action)].push([before, &[*offer]].concat());
        }
    }
    kinds.retain(|kind| !kind.is_empty());
    kinds
}

fn sifted(judge: &Judge<'_>, state: &State) -> Vec<Action> {
    let mut offers = Vec::new();
    judge.game.legal(state, judge.seat, &mut offers);
    sift(state, &mut offers);
    offers
}
