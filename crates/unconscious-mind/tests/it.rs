//! The tests of Unconscious Mind: the effect language and the component pack.

mod allocation;
mod chapters;
mod citation;
mod components;
mod constraints;
mod describing;
mod language;
mod laws;
mod playthrough;
mod position;
mod rules;
mod scale;
mod solo;
mod support;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
