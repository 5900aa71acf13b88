//! Teaching judges from nothing: games are played, a net is fitted to how they ended, better games
//! are played with it, and so on in rounds.
//!
//! The same seed makes the same net, whatever the number of threads. Only the chores of the project
//! use this; what people run has the weights alone.

mod curve;
mod fit;
mod games;
mod portion;
mod rows;
mod school;

pub use curve::{Curve, CurvePoint};
pub use fit::{FitPlan, fit, fresh, loss};
pub use games::{GamesPlan, play_games};
pub use rows::Rows;
pub use school::{School, SchoolPlan, SchoolReport};
