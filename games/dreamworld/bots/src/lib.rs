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
    // The levels that think ahead can be made; they are listed once their judges are measured to be
    // stronger.
    names: &["random", "greedy"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy)),
        _ => levels::level(name),
    },
};
