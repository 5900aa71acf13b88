//! Bots: somebody who answers questions with nothing but what their seat can know.
//!
//! [`Bot`] is the one door: a bot is handed the knowledge of its seat and the offers, never the
//! state. [`playout`] is the exception that knows nothing at all: it answers at random, as fast as
//! the rules allow. What bots know of one game lies in the folder of that game.

mod bot;
mod playout;
mod random;
pub mod trial;

pub use bot::{Bot, Bots, MakeBot};
pub use playout::{pick, playout};
pub use random::Random;
