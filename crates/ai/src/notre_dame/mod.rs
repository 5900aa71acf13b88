//! The bots of Notre Dame.

mod ahead;
mod carriage;
mod cathedral;
mod greedy;
mod income;
mod judge;
mod person;
mod plague;
mod stock;
mod turn;
mod weights;

#[cfg(test)]
mod tests;

use mittwoch_notre_dame::NotreDame;

use crate::{Bot, Playable, Random};

impl Playable for NotreDame {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<NotreDame>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(greedy::Greedy::new(seed))),
            _ => None,
        }
    }
}
