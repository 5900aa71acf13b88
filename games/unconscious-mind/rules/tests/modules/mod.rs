//! The three modules, each on its own and together.

mod board;
mod fireworks;
mod journalist;
mod location_tiles;
mod pack;
mod together;
mod treat;
