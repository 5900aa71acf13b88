//! Tests of matches with the games of its catalogue.

mod helper;

mod agreed;
mod at_once;
mod back;
mod checker;
mod door;
mod early;
mod earned;
mod edits;
mod every_game;
mod fuzz;
mod kept;
mod lessons;
mod look;
mod matches;
mod minds;
mod pack;
mod reopened;
mod reset;
mod secrecy;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
