//! The bots of Notre Dame in whole games.

mod greedy;
mod levels;
