//! Who thinks for the bots: threads beside the tables, and thinkers outside.

mod bots;
mod outside;
mod place;
mod pool;
mod same;
mod tables;
