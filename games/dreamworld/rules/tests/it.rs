//! The tests of Dreamworld: rules by chapter, worked examples, laws and golden playthroughs.

mod allocation;
mod citation;
mod components;
mod former;
mod fuzz;
mod laws;
mod playthrough;
mod position;
mod record;
mod rules;
mod sheet;
mod tally;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
