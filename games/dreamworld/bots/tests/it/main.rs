//! The bots of Dreamworld in whole games.

mod greedy;
mod levels;
