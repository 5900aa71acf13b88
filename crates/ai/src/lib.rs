//! Bots: somebody who answers questions with nothing but what their seat can know.
//!
//! [`Bot`] is the one door: a bot is handed the knowledge of its seat and the offers, never the
//! state. [`playout`] is the exception that knows nothing at all: it answers at random, as fast as
//! the rules allow.

mod bot;
mod playout;
mod random;

mod dreamworld;
mod notre_dame;
mod unconscious_mind;

pub use bot::{Bot, Playable};
pub use playout::{pick, playout};
pub use random::Random;
