//! The bots of Dreamworld.

mod greedy;
mod guide;
mod levels;
mod sight;
mod worth;

pub use levels::{Pupil, searching};

use mittwoch_ai::{Bots, Random};
use mittwoch_dreamworld::Dreamworld;

/// The bots of Dreamworld, weakest first.
pub const BOTS: Bots<Dreamworld> = Bots {
    names: &["random", "novice", "greedy", "club", "expert", "champion"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy)),
        _ => levels::level(name),
    },
};
