//! The bots of Dreamworld.

mod belief;
mod greedy;
mod guide;
mod levels;
mod likely;
mod sight;
mod worth;

pub use levels::{Pupil, reading, searching};

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
    takings: &[("play", ""), ("draw", "")],
};
