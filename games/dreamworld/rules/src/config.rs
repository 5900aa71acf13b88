use mittwoch_kernel::{About, DataFault, Edition, OptionSpec, Setting, named};

use crate::component;

named! {
    /// Where the Professor card starts (DW-2.5).
    pub enum ProfessorStart {
        /// In the play area, to be drawn first.
        Table = "table",
        /// In the hand.
        Hand = "hand",
    }

    /// How strong the Id is (DW-10.2).
    pub enum Level {
        /// High tokens, hard for the Id to flip.
        Easy = "easy",
        /// Tokens in between.
        Medium = "medium",
        /// Low tokens.
        Hard = "hard",
    }

    /// Among which cards the farthest and the closest one are looked for (DW-7.6, DW-7.13).
    pub enum Ends {
        /// All Dream cards of the line.
        All = "all",
        /// The cards of the players, the Id included.
        Players = "players",
    }
}

const PROFESSOR: OptionSpec = OptionSpec {
    key: "professor",
    values: ProfessorStart::NAMES,
    default: "table",
    least_players: 1,
    most_players: 4,
};
const LEVEL: OptionSpec = OptionSpec {
    key: "level",
    values: Level::NAMES,
    default: "medium",
    least_players: 1,
    most_players: 1,
};
const ENDS: OptionSpec = OptionSpec {
    key: "ends",
    values: Ends::NAMES,
    default: "all",
    least_players: 1,
    most_players: 4,
};

/// Every version of the rules, the newest first, with the options of its set-up.
pub(crate) const EDITIONS: &[Edition] = &[
    Edition { rules: 2, options: &[PROFESSOR, LEVEL, ENDS] },
    Edition { rules: 1, options: &[PROFESSOR, LEVEL] },
];

/// The stable key of the game.
pub(crate) const KEY: &str = "dreamworld";

/// The rules digest; a static lies in the program once, a constant in every crate that reads it.
static DIGEST: &str = include_str!("../../docs/rules/en/dreamworld.md");
static TRANSLATIONS: &[(&str, &str)] = &[
    ("fr", include_str!("../../docs/rules/fr/dreamworld.md")),
    ("pl", include_str!("../../docs/rules/pl/dreamworld.md")),
    ("ru", include_str!("../../docs/rules/ru/dreamworld.md")),
];

/// What the game offers before it starts.
pub(crate) fn about() -> About {
    About {
        key: KEY,
        players: 1..=4,
        rules: EDITIONS[0].rules,
        options: EDITIONS[0].options,
        files: component::FILES,
        former: component::FORMER,
        digest: DIGEST,
        translations: TRANSLATIONS,
    }
}

/// A checked setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The version of the rules.
    pub rules: u32,
    /// How many people play.
    pub players: u8,
    /// Where the Professor card starts.
    pub professor: ProfessorStart,
    /// How strong the Id is, in solo.
    pub level: Level,
    /// Among which cards the farthest and the closest one are looked for.
    pub ends: Ends,
}

impl Config {
    pub(crate) fn of(about: &About, setting: &Setting) -> Result<Config, Vec<DataFault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Config {
            rules: about.rules,
            players: setting.players,
            professor: setting.chosen(&PROFESSOR, ProfessorStart::named),
            level: setting.chosen(&LEVEL, Level::named),
            ends: setting.chosen(&ENDS, Ends::named),
        })
    }

    /// Whether one person plays against the Id.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether the small deck and the corner numbers 11 and 1 are used (DW-3.1, DW-3.4).
    pub fn is_small(&self) -> bool {
        self.players <= 2
    }

    /// Whether a player who could score but draw nothing may let the turn pass: since version 2
    /// (DW-6.16, DW-12.2).
    pub fn may_decline(&self) -> bool {
        self.rules >= 2
    }
}
