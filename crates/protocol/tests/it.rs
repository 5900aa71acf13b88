//! The tests of the protocol: the examples of its page, and arbitrary messages.

mod fuzz;
mod page;
