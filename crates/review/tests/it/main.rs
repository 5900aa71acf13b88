//! Hints and reviews of every game.

mod blind;
mod helper;
mod hints;
mod reviews;
