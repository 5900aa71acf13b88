use mittwoch_kernel::{About, Fault, OptionSpec, Setting};

/// When a player may recall ideas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecallRule {
    /// Also with no idea on the table, if no idea space is left.
    SecondPrint,
    /// Only with at least one idea on the table.
    FirstPrint,
}

/// What lies on the bonus slots of the locations (UM-25.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locations {
    /// Nothing: the slots of the board.
    Printed,
    /// Six coloured tiles, two in each district.
    Coloured,
    /// A coloured tile in each district and three grey ones.
    Mixed,
    /// Six grey tiles.
    Grey,
}

const fn option(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { key, values, default: values[0], least_players: 2, most_players: 4 }
}

const RECALL: OptionSpec = option("recall", &["second-print", "first-print"]);
const JOURNALIST: OptionSpec = option("journalist", &["false", "true"]);
const LOCATIONS: OptionSpec = option("locations", &["printed", "coloured", "mixed", "grey"]);
const FIREWORKS: OptionSpec = option("fireworks", &["false", "true"]);

/// The options of the set-up.
pub(crate) const OPTIONS: &[OptionSpec] = &[RECALL, JOURNALIST, LOCATIONS, FIREWORKS];

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
    /// Whether the Journalist is in the city.
    pub journalist: bool,
    /// What lies on the bonus slots of the locations.
    pub locations: Locations,
    /// Whether the Fireworks are in the city.
    pub fireworks: bool,
}

impl Config {
    /// Checks a setting; every fault is named.
    pub fn new(setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(&about(""));
        if !faults.is_empty() {
            return Err(faults);
        }
        let recall = match setting.value(&RECALL) {
            "first-print" => RecallRule::FirstPrint,
            _ => RecallRule::SecondPrint,
        };
        let locations = match setting.value(&LOCATIONS) {
            "coloured" => Locations::Coloured,
            "mixed" => Locations::Mixed,
            "grey" => Locations::Grey,
            _ => Locations::Printed,
        };
        Ok(Config {
            players: setting.players,
            recall,
            journalist: setting.value(&JOURNALIST) == "true",
            locations,
            fireworks: setting.value(&FIREWORKS) == "true",
        })
    }
}
