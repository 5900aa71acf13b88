use mittwoch_kernel::{Chance, FastRng, Knowing, Seat};
use mittwoch_unconscious_mind::{Action, Knowledge, UnconsciousMind};

use super::ahead;
use super::judge::Judge;
use super::plan::Plan;
use super::tables::Tables;
use super::weights::{WEIGHTS, Weights};
use mittwoch_ai::Bot;

/// Looks to the end of its own turn and through the next one, and takes what seems worth most.
pub(super) struct Greedy {
    thought: FastRng,
    plan: Plan,
    weights: Weights,
}

impl Greedy {
    pub(super) fn new(seed: u64) -> Greedy {
        Greedy::with(seed, WEIGHTS)
    }

    pub(super) fn with(seed: u64, weights: Weights) -> Greedy {
        Greedy { thought: FastRng::new(seed), plan: Plan::default(), weights }
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
        let tables = Tables::of(game.catalogue());
        let judge = Judge::new(game, &world, seat, self.weights, &tables);
        let line = ahead::best(&judge, &world, luck)?;
        self.plan = Plan::new(game, &world, seat, &line.answers);
        line.answers.first().copied()
    }
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
