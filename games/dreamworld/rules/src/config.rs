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

/// Among which cards the farthest and the closest one are looked for (DW-7.6, DW-7.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// All Dream cards of the line.
    All,
    /// The cards of the players, the Id included.
    Players,
}

const PROFESSOR: OptionSpec = OptionSpec {
    key: "professor",
    values: &["table", "hand"],
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
    values: &["all", "players"],
    default: "all",
    least_players: 1,
    most_players: 4,
};

/// Every version of the rules, the newest first, with the options of its set-up.
pub(crate) const EDITIONS: &[Edition] = &[
    Edition { rules: 2, options: &[PROFESSOR, LEVEL, ENDS] },
    Edition { rules: 1, options: &[PROFESSOR, LEVEL] },
];

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
    pub(crate) fn new(about: &About, setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let professor = match setting.value(&PROFESSOR) {
            "hand" => ProfessorStart::Hand,
            _ => ProfessorStart::Table,
        };
        let level = match setting.value(&LEVEL) {
            "easy" => Level::Easy,
            "hard" => Level::Hard,
            _ => Level::Medium,
        };
        let ends = match setting.value(&ENDS) {
            "players" => Ends::Players,
            _ => Ends::All,
        };
        Ok(Config { rules: about.rules, players: setting.players, professor, level, ends })
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
