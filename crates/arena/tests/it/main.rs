//! Tests of the arena with the games of the catalogue.

mod simulation;
mod tournament;
