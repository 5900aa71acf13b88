//! Tests of the arena with the games of the catalogue.

mod balance;
mod simulation;
mod tournament;
