//! The companion agrees with the Id of the game, and nothing that is told breaks it.

mod agreement;
mod answers;
mod entered;
mod page;
mod strangers;

use mittwoch_kernel::{Game, Pack, Said, Setting, Statement};

use super::run::Run;
use crate::UnconsciousMind;

fn pack() -> Pack {
    Pack::new(UnconsciousMind::about().files.iter().copied()).expect("sound files")
}

fn game(setting: &Setting) -> UnconsciousMind {
    UnconsciousMind::new(&pack(), setting).expect("a sound setting")
}

fn run(setting: &Setting) -> Run {
    Run::new(game(setting), &pack())
}

fn word(word: &str) -> Said {
    Said::Word(word.to_owned())
}

fn number(number: impl Into<i32>) -> Said {
    Said::Number(number.into())
}

fn told(ask: &str, parts: Vec<(&str, Said)>) -> Statement {
    Statement { ask: ask.to_owned(), say: super::forms::say(parts) }
}
