use mittwoch_kernel::Whole;

use crate::{Mind, MindBudget, MindScene, Thought, pick};

/// A mind that takes any offer, each with the same probability.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Whole> Mind<G> for Random {
    fn think(&mut self, scene: &MindScene<'_, G>, _budget: &MindBudget) -> Thought<G::Action> {
        let choice = pick(scene.offers, &mut scene.luck());
        let odds = vec![1.0 / scene.offers.len() as f32; scene.offers.len()];
        Thought { odds, ..scene.sure(choice) }
    }
}
