//! The example records of `docs/record.md`.

use crate::shell::{self, PROFILE, cargo};

/// Writes the example records anew, by the test that verifies them.
pub fn run() -> Result<(), String> {
    let mut tests =
        cargo(&["test", "--profile", PROFILE, "--package", "mittwoch-table", "example"]);
    shell::run(tests.env("UPDATE_EXAMPLE", "1"))?;
    println!("The examples are written in docs/examples.");
    Ok(())
}
