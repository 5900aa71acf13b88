//! Tests of the table with the games of its catalogue.

mod helper;

mod agreed;
mod at_once;
mod back;
mod checker;
mod early;
mod edits;
mod every_game;
mod fuzz;
mod kept;
mod matches;
mod pack;
mod reopened;
mod secrecy;
mod simulation;
