//! Tests of the table with the games of its catalogue.

mod helper;

mod at_once;
mod back;
mod checker;
mod edits;
mod every_game;
mod example;
mod kept;
mod matches;
mod pack;
mod secrecy;
mod simulation;
