//! The tests of Night Market: rules by chapter, laws, golden playthroughs and the record.

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

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
