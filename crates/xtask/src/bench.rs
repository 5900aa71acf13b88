//! The speed of random play.

use crate::shell::{self, cargo};

/// Runs `mittwoch bench` in release mode.
pub fn run(arguments: &[String]) -> Result<(), String> {
    shell::run(
        cargo(&["run", "--release", "--quiet", "--package", "mittwoch", "--", "bench"])
            .args(arguments),
    )
}
