//! What a release would make of the matches that people have.

use crate::shell::{self, cargo};

/// Lets the program of this tree look at every match of a folder: records, saved games and the
/// data of servers. It says which would differ, and fails if any would.
pub fn run(folder: &str, arguments: &[String]) -> Result<(), String> {
    let program = ["run", "--release", "--quiet", "--package", "mittwoch", "--"];
    shell::run(cargo(&program).args(["replay", folder, "--verify"]).args(arguments))
}
