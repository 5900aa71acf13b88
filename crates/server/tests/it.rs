//! Tests of the server: from outside, and of the tables without a network around them.

mod nodes;
mod server;
mod store;
mod tables;
mod thinkers;
mod wire;
