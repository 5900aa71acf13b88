use std::fmt;

use crate::Phrase;

/// What a game does not take of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingFault {
    /// Too few or too many play.
    Players {
        /// The key of the game.
        game: &'static str,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
        /// How many want to.
        players: u8,
    },
    /// There is no such option.
    Option {
        /// The key of the game.
        game: &'static str,
        /// What was named.
        key: String,
        /// The keys of its options.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The key of the option.
        key: String,
        /// What was named.
        value: String,
        /// Its values.
        values: &'static [&'static str],
    },
}

impl SettingFault {
    /// The keys of all its phrases.
    pub const KEYS: [&'static str; 3] = ["setting-players", "setting-option", "setting-value"];

    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            SettingFault::Players { game, least, most, players } => Phrase::new("setting-players")
                .word("game", game)
                .number("least", *least)
                .number("most", *most)
                .number("players", *players),
            SettingFault::Option { game, key, known } => Phrase::new("setting-option")
                .word("game", game)
                .word("key", key)
                .word("known", &known.join(", ")),
            SettingFault::Value { key, value, values } => Phrase::new("setting-value")
                .word("key", key)
                .word("value", value)
                .word("values", &values.join(", ")),
        }
    }
}

/// As a fault of data, such as a record.
impl fmt::Display for SettingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingFault::Players { game, least, most, players } => {
                write!(f, "{game} is for {least} to {most} players, not {players}")
            }
            SettingFault::Option { game, key, known } => {
                write!(f, "{game} has no option '{key}'; it has {}", known.join(", "))
            }
            SettingFault::Value { key, value, values } => {
                write!(f, "option '{key}' cannot be '{value}'; it can be {}", values.join(", "))
            }
        }
    }
}
