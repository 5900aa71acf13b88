//! The bots of Notre Dame.

mod ahead;
mod carriage;
mod cathedral;
mod gains;
mod greedy;
mod guide;
mod income;
mod judge;
mod levels;
mod person;
mod plague;
mod sight;
mod stock;
mod turn;
mod weights;

#[cfg(test)]
mod tests;

pub use levels::{Pupil, searching};

use mittwoch_ai::{Bots, Random};
use mittwoch_notre_dame::NotreDame;

/// The bots of Notre Dame, weakest first.
pub const BOTS: Bots<NotreDame> = Bots {
    // The levels that think ahead can be made; they are listed once their judges are measured to be
    // stronger.
    names: &["random", "greedy"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy)),
        _ => levels::level(name),
    },
};
