//! The tests of Unconscious Mind: rules, laws, the effect language and the component pack.

mod allocation;
mod citation;
mod components;
mod constraints;
mod describing;
mod former;
mod fuzz;
mod language;
mod laws;
mod playthrough;
mod position;
mod record;
mod rules;
mod scale;
mod sheet;
mod solo;
mod support;
mod tally;
mod telling;
mod wire;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
