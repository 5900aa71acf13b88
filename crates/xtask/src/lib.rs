//! The project's own chores: every check, the generated files, and the long runs.
//!
//! Nothing that people play depends on this crate. It must build before anything is installed, so
//! it never depends on a crate that needs more than a Rust toolchain.

pub mod command;

pub mod balance;
pub mod bench;
pub mod bench_peers;
pub mod ci;
pub mod codegen;
pub mod examples;
pub mod fuzz;
pub mod guide;
pub mod instructions;
pub mod kill;
pub mod load;
pub mod new_game;
pub mod nodes;
pub mod pages;
pub mod playthroughs;
pub mod readme;
pub mod replay_all;
pub mod size;
pub mod soak;
pub mod train;
pub mod vopr;
pub mod wire;

mod counts;
mod need;
mod npm;
mod quick;
mod serving;
mod shell;
mod smoke;
mod steps;
mod wheel;
