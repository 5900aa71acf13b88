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

/// The bots of Unconscious Mind, weakest first.
pub const BOTS: Bots<UnconsciousMind> = Bots {
    names: &["random", "novice", "greedy", "club", "expert", "champion"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        _ => levels::level(name),
    },
    takings: &[
        ("tile", "tile"),
        ("keep", "tile"),
        ("play", "card"),
        ("volume", "card"),
        ("swap", "take"),
        ("publish", "treatise"),
        ("draft", "client"),
        ("treat", "client"),
        ("dream", "dream"),
        ("exchange", "dream"),
        ("point", "action"),
        ("walk", "location"),
        ("bonus", "slot"),
    ],
};
