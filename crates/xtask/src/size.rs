//! The size of the program that people run.

use std::fs;

use mittwoch_games::catalogue;

use crate::shell::{built, cargo};

/// The most megabytes of the released program.
const MOST: u64 = 30;

/// Builds the program in release mode and looks at its size.
pub fn run() -> Result<(), String> {
    let program = built(&mut cargo(&["build", "--release", "--package", "mittwoch"]))?;
    let program = fs::read(&program).map_err(|error| error.to_string())?;
    println!("the released program has {:.1} MB", program.len() as f64 / 1e6);
    fits(program.len() as u64)?;
    let mut digests = catalogue().iter().map(|title| (title.about().key, title.about().digest));
    digests.try_for_each(|(game, digest)| once(&program, digest, game))
}

/// A text that is a constant lies in the program once for each crate that reads it.
fn once(program: &[u8], text: &str, whose: &str) -> Result<(), String> {
    let part = &text.as_bytes()[..text.len().min(200)];
    match program.windows(part.len()).filter(|found| *found == part).count() {
        1 => Ok(()),
        count => Err(format!("the rules of {whose} lie in the program {count} times, not once")),
    }
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

    #[test]
    fn a_text_that_lies_there_twice_is_found() {
        assert_eq!(once(b"..a text..", "a text", "chess"), Ok(()));
        assert!(once(b"a text, a text", "a text", "chess").is_err_and(|why| why.contains("2")));
        assert!(once(b"another one", "a text", "chess").is_err());
    }
}
