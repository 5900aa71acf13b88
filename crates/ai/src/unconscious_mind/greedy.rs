use mittwoch_kernel::{Chance, Game, Knowing, Seat, Silent, Thought};
use mittwoch_unconscious_mind::{Action, Frame, Knowledge, State, UnconsciousMind};

use super::beam::{Beam, sift};
use super::judge::Judge;
use super::luck::SameLuck;
use super::plan::Plan;
use super::weights::{WEIGHTS, Weights};
use crate::Bot;

/// Positions kept for each kind of turn.
const NARROW: usize = 8;
/// Positions kept in the middle of a turn.
const WIDE: usize = 16;

/// Looks to the end of its own turn and takes what seems worth most.
pub(super) struct Greedy {
    thought: Thought,
    plan: Plan,
    weights: Weights,
}

impl Greedy {
    pub(super) fn new(seed: u64) -> Greedy {
        Greedy::with(seed, WEIGHTS)
    }

    pub(super) fn with(seed: u64, weights: Weights) -> Greedy {
        Greedy { thought: Thought::new(seed), plan: Plan::default(), weights }
    }

    /// Thinks a turn through in one imagined world.
    fn think(
        &mut self,
        game: &UnconsciousMind,
        knowledge: &Knowledge,
        seat: Seat,
    ) -> Option<Action> {
        let world = game.determinize(knowledge, &mut self.thought);
        let luck = u64::from(self.thought.below(u32::MAX));
        let judge = Judge::new(game, &world, seat, self.weights);
        let mut beam = Beam::new(&judge, luck);
        let kinds = kinds(&judge, &world);
        let width = if kinds.len() > 1 { NARROW } else { WIDE };
        let lines = kinds.iter().filter_map(|kind| beam.best(&world, kind, width));
        let line = lines.reduce(|best, line| if line.worth > best.worth { line } else { best });
        let line = line?;
        self.plan = Plan::new(game, &world, seat, &line.answers);
        line.answers.first().copied()
    }
}

/// Ways to begin a turn, sorted into kinds that are followed apart, so that one that promises
/// much cannot drive out one that keeps its promise. In the middle of a turn there is one kind.
fn kinds(judge: &Judge<'_>, world: &State) -> Vec<Vec<Vec<Action>>> {
    let offers = sifted(judge, world);
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

impl Bot<UnconsciousMind> for Greedy {
    fn choose(
        &mut self,
        game: &UnconsciousMind,
        knowledge: &Knowledge,
        seat: Seat,
        offers: &[Action],
    ) -> Action {
        if let Some(answer) = self.plan.next(knowledge.table(), seat, offers) {
            return answer;
        }
        if let [only] = offers {
            return *only;
        }
        let answer = self.think(game, knowledge, seat);
        // The plan begins with the answer that is given now.
        let planned = self.plan.next(knowledge.table(), seat, offers);
        planned.or(answer).filter(|answer| offers.contains(answer)).unwrap_or(offers[0])
    }
}
