//! The tests of Notre Dame: rules by chapter, worked examples, laws and golden playthroughs.

mod allocation;
mod citation;
mod components;
mod former;
mod fuzz;
mod knowledge;
mod laws;
mod page;
mod playthrough;
mod position;
mod record;
mod rules;
mod sheet;
mod tally;
mod wire;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
