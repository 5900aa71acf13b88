//! The bots of Unconscious Mind.

mod ahead;
mod beam;
mod desk;
mod dreams;
mod greedy;
mod horizon;
mod judge;
mod kinds;
mod levels;
mod luck;
mod office;
mod opening;
mod pending;
mod plan;
mod roll;
mod sight;
mod stock;
mod study;
mod style;
mod tables;
mod turn;
mod weights;

#[cfg(test)]
mod tests;

pub use levels::{Pupil, searching};
pub use style::TurnStyle;

use mittwoch_ai::{Bots, Random};
use mittwoch_unconscious_mind::UnconsciousMind;

/// Somebody like `greedy` with tastes of its own.
pub fn wayward(
    spread: u32,
    luck: &mut mittwoch_kernel::FastRng,
) -> Box<dyn mittwoch_ai::Mind<UnconsciousMind>> {
    Box::new(greedy::Greedy::varied(spread, luck))
}

/// The bots of Unconscious Mind, weakest first.
pub const BOTS: Bots<UnconsciousMind> = Bots {
    names: &["random", "greedy"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        _ => levels::level(name),
    },
};
