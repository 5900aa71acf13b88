use mittwoch_kernel::{Chance, Knowing};
use mittwoch_unconscious_mind::{Action, UnconsciousMind};

use super::ahead;
use super::judge::Judge;
use super::plan::Plan;
use super::tables::Tables;
use super::weights::{WEIGHTS, Weights};
use mittwoch_ai::{Mind, MindBudget, MindScene, Thought};

/// Looks to the end of its own turn and through the next one, and takes what seems worth most.
pub(super) struct Greedy {
    plan: Plan,
    weights: Weights,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { plan: Plan::default(), weights: WEIGHTS }
    }
}

impl Greedy {
    /// Thinks a turn through in one imagined world.
    fn think_through(&mut self, scene: &MindScene<'_, UnconsciousMind>) -> Option<Action> {
        let (game, mut thought) = (scene.game, scene.luck());
        let world = game.determinize(scene.knowledge, &mut thought);
        let luck = u64::from(thought.below(u32::MAX));
        let tables = Tables::of(game.catalogue());
        let judge = Judge::new(game, &world, scene.seat, self.weights, &tables);
        let line = ahead::best(&judge, &world, luck)?;
        self.plan = Plan::new(game, &world, scene.seat, &line.answers);
        line.answers.first().copied()
    }

    /// The next answer of the plan, if the table looks as it should.
    fn planned(&mut self, scene: &MindScene<'_, UnconsciousMind>) -> Option<Action> {
        self.plan.next(scene.knowledge.table(), scene.seat, scene.offers)
    }
}

impl Mind<UnconsciousMind> for Greedy {
    fn keeps_plan(&self) -> bool {
        true
    }

    fn think(
        &mut self,
        scene: &MindScene<'_, UnconsciousMind>,
        _budget: &MindBudget,
    ) -> Thought<Action> {
        let choice = self.planned(scene).or_else(|| {
            let answer = self.think_through(scene);
            // The plan begins with the answer that is given now.
            self.planned(scene).or(answer).filter(|answer| scene.offers.contains(answer))
        });
        let choice = choice.unwrap_or(scene.offers[0]);
        let line = std::iter::once(choice).chain(self.plan.to_come()).collect();
        Thought { line, ..scene.sure(choice) }
    }
}
