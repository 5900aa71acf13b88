//! The bots of Unconscious Mind in whole games.

mod greedy;
mod levels;
