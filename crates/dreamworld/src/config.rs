use mittwoch_kernel::{About, Edition, Fault, OptionSpec, Setting};

/// Where the Professor card starts (DW-2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProfessorStart {
    /// In the play area, to be drawn first.
    Table,
    /// In the hand.
    Hand,
}

/// How strong the Id is (DW-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// High tokens, hard for the Id to flip.
    Easy,
    /// Tokens in between.
    Medium,
    /// Low tokens.
    Hard,
}

impl Level {
    pub(crate) const NAMES: &'static [&'static str] = &["easy", "medium", "hard"];

    /// The plain name.
    pub fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }
}

/// The options of the set-up.
const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "professor",
        values: &["table", "hand"],
        default: "table",
        least_players: 1,
        most_players: 4,
    },
    OptionSpec {
        key: "level",
        values: Level::NAMES,
        default: "medium",
        least_players: 1,
        most_players: 1,
    },
];

/// Every version of the rules, the newest first.
pub(crate) const EDITIONS: &[Edition] =
    &[Edition { rules: 2, options: OPTIONS }, Edition { rules: 1, options: OPTIONS }];

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
}

impl Config {
    pub(crate) fn new(about: &About, setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let professor = match setting.value(&OPTIONS[0]) {
            "hand" => ProfessorStart::Hand,
            _ => ProfessorStart::Table,
        };
        let level = match setting.value(&OPTIONS[1]) {
            "easy" => Level::Easy,
            "hard" => Level::Hard,
            _ => Level::Medium,
        };
        Ok(Config { rules: about.rules, players: setting.players, professor, level })
    }

    /// Whether one person plays against the Id.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether the small deck and the corner numbers 11 and 1 are used (DW-3.1, DW-3.4).
    pub fn is_small(&self) -> bool {
        self.players <= 2
    }
}
