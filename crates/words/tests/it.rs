//! Phrases in words: what this crate says, the page says as well.

mod corpus;
mod sample;
