//! The bots of Unconscious Mind.

mod ahead;
mod beam;
mod desk;
mod dreams;
mod greedy;
mod horizon;
mod judge;
mod kinds;
mod luck;
mod office;
mod pending;
mod plan;
mod stock;
mod study;
mod tables;
mod weights;

#[cfg(test)]
mod tests;

use mittwoch_unconscious_mind::UnconsciousMind;

use crate::{Bot, Playable, Random};

impl Playable for UnconsciousMind {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<UnconsciousMind>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(greedy::Greedy::new(seed))),
            _ => None,
        }
    }
}
