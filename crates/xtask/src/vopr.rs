//! The whole server, simulated: the program of the crate `vopr`, built and started.

use crate::shell::{built, cargo, program, run};

/// Tells the allocator of the simulation to give no memory back: it would ask for it again at once.
const KEEP_MEMORY: (&str, &str) = ("MIMALLOC_PURGE_DELAY", "-1");

/// Builds the simulation and hands it its arguments.
pub fn simulate(arguments: &[String], checked: bool) -> Result<(), String> {
    let profile = if checked { crate::shell::PROFILE } else { "release" };
    let build =
        ["build", "--profile", profile, "--package", "mittwoch-vopr", "--bin", "mittwoch-vopr"];
    let simulation = built(&mut cargo(&build))?;
    run(program(simulation).env(KEEP_MEMORY.0, KEEP_MEMORY.1).args(arguments))
}
