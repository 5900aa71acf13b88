//! The seed of a match: named by the player or taken from the system.

use mittwoch_kernel::{Phrase, Seed, unhex};

use crate::problem::Problem;

/// Reads a seed: 64 hexadecimal digits, or a number that is spread to a seed.
pub fn parse(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from_number(number));
    }
    let bytes = unhex(text).and_then(|bytes| bytes.try_into().ok());
    // The key of a text: the command line says what it reads.
    bytes.map(Seed).ok_or_else(|| "hint-seed".to_owned())
}

/// A fresh secret seed.
pub fn fresh() -> Result<Seed, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Problem::Failure(Phrase::new("problem-luck").word("cause", &error.to_string()))
    })?;
    Ok(Seed(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_all_its_digits() {
        assert_eq!(parse("7"), Ok(Seed::from_number(7)));
        assert_eq!(parse(&"ab".repeat(32)), Ok(Seed([0xab; 32])));
        assert!(parse("abc").is_err() && parse("-1").is_err() && parse("").is_err());
    }
}
