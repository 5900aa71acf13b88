//! The tests of the test kit, on a toy game of which faulty variants break each law.

mod allocations;
mod laws;
mod packs;
mod playthrough;
mod toy;

#[global_allocator]
static COUNTING: mittwoch_testkit::Counting = mittwoch_testkit::Counting;
