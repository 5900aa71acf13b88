use std::fmt;

use mittwoch_kernel::Setting;

/// A law that a game broke, with all that is needed to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// The key of the game.
    pub game: &'static str,
    /// How the table played.
    pub setting: Setting,
    /// The number from which the walk follows.
    pub seed: u64,
    /// How many answers had been given.
    pub step: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, game, setting, seed, step, what } = self;
        let setting = serde_json::to_string(setting).map_err(|_| fmt::Error)?;
        writeln!(f, "the law '{law}' is broken at step {step}: {what}")?;
        write!(f, "to see it again: game {game}, seed {seed}, setting {setting}")
    }
}

/// Tests print errors in debug form, and the sentence is what a person wants to read there.
impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Broken {}
