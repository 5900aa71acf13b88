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
mod strange;
mod turn;
mod weights;

#[cfg(test)]
mod tests;

pub use levels::{Pupil, growing, searching};

use mittwoch_ai::{Bots, Random};
use mittwoch_notre_dame::NotreDame;

/// The bots of Notre Dame, weakest first.
pub const BOTS: Bots<NotreDame> = Bots {
    names: &["random", "novice", "greedy", "club", "expert", "champion"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy)),
        _ => levels::level(name),
    },
    takings: &[("keep", ""), ("play", ""), ("hire", "")],
};
