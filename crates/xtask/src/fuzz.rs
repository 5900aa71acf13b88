//! Long runs of the tests that read arbitrary and damaged input.

use clap::Args;

use crate::shell::{self, PROFILE, cargo};

/// How much is tried.
#[derive(Args, Clone, Debug)]
pub struct FuzzPlan {
    /// How many times as much as the tests try
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub times: u32,
    /// One crate only
    #[arg(long, value_name = "NAME")]
    pub package: Option<String>,
    /// The seed of the first input [default: the time]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
}

/// Runs every test whose module is called `fuzz`, with other input each time.
pub fn run(plan: &FuzzPlan) -> Result<(), String> {
    let mut command = cargo(&["test", "--profile", PROFILE, "--tests", "--no-fail-fast"]);
    match &plan.package {
        Some(name) => command.args(["--package", name]),
        None => command.arg("--workspace"),
    };
    command.args(["fuzz::", "--", "--nocapture"]).env("MITTWOCH_FUZZ", plan.times.to_string());
    if let Some(seed) = plan.seed {
        command.env("MITTWOCH_FUZZ_SEED", seed.to_string());
    }
    shell::run(&mut command)
}
