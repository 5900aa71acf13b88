//! The bots of Dreamworld.

mod greedy;
mod worth;

use mittwoch_dreamworld::Dreamworld;

use crate::{Bot, Playable, Random};

impl Playable for Dreamworld {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Dreamworld>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(greedy::Greedy::new(seed))),
            _ => None,
        }
    }
}
