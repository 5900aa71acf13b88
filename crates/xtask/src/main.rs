//! `cargo xtask`: see `cargo xtask --help`.

use std::process::ExitCode;

use clap::Parser;
use xtask::command::{Xtask, run};

fn main() -> ExitCode {
    match run(Xtask::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}
