//! The size of the program that people run.

use std::fs;

use crate::shell::{built, cargo};

/// The most megabytes of the released program.
const MOST: u64 = 30;

/// Builds the program in release mode and looks at its size.
pub fn run() -> Result<(), String> {
    let program = built(&mut cargo(&["build", "--release", "--package", "mittwoch"]))?;
    let bytes = fs::metadata(&program).map_err(|error| error.to_string())?.len();
    println!("the released program has {:.1} MB", bytes as f64 / 1e6);
    fits(bytes)
}

fn fits(bytes: u64) -> Result<(), String> {
    if bytes <= MOST * 1_000_000 {
        return Ok(());
    }
    Err(format!("the released program has {bytes} bytes, more than {MOST} MB"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_megabytes_are_enough() {
        assert_eq!(fits(30_000_000), Ok(()));
        assert!(fits(30_000_001).is_err_and(|why| why.contains("30 MB")));
    }
}
