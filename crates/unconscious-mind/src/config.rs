use mittwoch_kernel::{About, Fault, OptionSpec, Setting};

/// When a player may recall ideas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecallRule {
    /// Also with no idea on the table, if no idea space is left.
    SecondPrint,
    /// Only with at least one idea on the table.
    FirstPrint,
}

/// The options of the set-up.
pub(crate) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "recall",
    values: &["second-print", "first-print"],
    default: "second-print",
    least_players: 2,
    most_players: 4,
}];

/// What the game offers before it starts, apart from its rules digest.
pub(crate) fn about(digest: &'static str) -> About {
    About {
        key: "unconscious-mind",
        players: 2..=4,
        options: OPTIONS,
        files: crate::component::FILES,
        digest,
    }
}

/// A checked setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How many people play.
    pub players: u8,
    /// When a player may recall ideas.
    pub recall: RecallRule,
}

impl Config {
    /// Checks a setting; every fault is named.
    pub fn new(setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(&about(""));
        if !faults.is_empty() {
            return Err(faults);
        }
        let recall = match setting.value(&OPTIONS[0]) {
            "first-print" => RecallRule::FirstPrint,
            _ => RecallRule::SecondPrint,
        };
        Ok(Config { players: setting.players, recall })
    }
}
