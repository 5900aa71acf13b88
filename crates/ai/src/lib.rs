//! Bots: somebody who answers questions with nothing but what their seat can know.
//!
//! [`Mind`] is the one door: it lives as long as its seat, hears what the seat hears, and is handed
//! the knowledge of the seat and the offers, never the state. [`playout`] is the exception that
//! knows nothing at all: it answers at random, as fast as the rules allow. What bots know of one
//! game lies in the folder of that game.

mod budget;
mod mind;
mod playout;
mod random;
pub mod trial;

pub use budget::{MindBudget, Stop};
pub use mind::{Bots, Expected, MakeMind, Mind, MindScene, SeatedMind, Thought};
pub use playout::{pick, playout};
pub use random::Random;
