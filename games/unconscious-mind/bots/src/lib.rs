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

use mittwoch_ai::{Bots, Random};
use mittwoch_unconscious_mind::UnconsciousMind;

/// The bots of Unconscious Mind, weakest first.
pub const BOTS: Bots<UnconsciousMind> = Bots {
    names: &["random", "greedy"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        _ => None,
    },
};
