//! The whole server, simulated: the program of the crate `vopr`, built and started.

use crate::shell::{built, cargo, program, run};

/// Builds the simulation and hands it its arguments.
pub fn simulate(arguments: &[String], checked: bool) -> Result<(), String> {
    let profile = if checked { crate::shell::PROFILE } else { "release" };
    let build =
        ["build", "--profile", profile, "--package", "mittwoch-vopr", "--bin", "mittwoch-vopr"];
    let simulation = built(&mut cargo(&build))?;
    run(program(simulation).args(arguments))
}
