use mittwoch_kernel::{About, DataFault, Edition, OptionSpec, Setting, named};

named! {
    /// When a player may recall ideas.
    pub enum RecallRule {
        /// Also with no idea on the table, if no idea space is left.
        SecondPrint = "second-print",
        /// Only with at least one idea on the table.
        FirstPrint = "first-print",
    }

    /// What lies on the bonus slots of the locations (UM-25.1).
    pub enum Locations {
        /// Nothing: the slots of the board.
        Printed = "printed",
        /// Six coloured tiles, two in each district.
        Coloured = "coloured",
        /// A coloured tile in each district and three grey ones.
        Mixed = "mixed",
        /// Six grey tiles.
        Grey = "grey",
    }

    /// How strong the Id is (ID-2.17 to ID-2.19).
    pub enum IdLevel {
        /// One active tile, low overlays.
        Easy = "easy",
        /// Three active tiles, low overlays.
        Medium = "medium",
        /// Three active tiles, high overlays.
        Hard = "hard",
    }
}

/// Which colour of the Id's tiles lies in which row (ID-2.9), as places of the catalogue.
const ROWS: [(&str, [u8; 3]); 6] = [
    ("notebook-research-city", [0, 1, 2]),
    ("notebook-city-research", [0, 2, 1]),
    ("research-notebook-city", [1, 0, 2]),
    ("research-city-notebook", [1, 2, 0]),
    ("city-notebook-research", [2, 0, 1]),
    ("city-research-notebook", [2, 1, 0]),
];

const fn option(key: &'static str, values: &'static [&'static str], default: usize) -> OptionSpec {
    OptionSpec { key, values, default: values[default], least_players: 1, most_players: 4 }
}

const fn solo(key: &'static str, values: &'static [&'static str], default: usize) -> OptionSpec {
    OptionSpec { most_players: 1, ..option(key, values, default) }
}

const RECALL: OptionSpec = option("recall", RecallRule::NAMES, 0);
const JOURNALIST: OptionSpec = option("journalist", &["false", "true"], 0);
const LOCATIONS: OptionSpec = option("locations", Locations::NAMES, 0);
const FIREWORKS: OptionSpec = option("fireworks", &["false", "true"], 0);
const LEVEL: OptionSpec = solo("level", IdLevel::NAMES, 1);
const STRONG_COFFEE: OptionSpec = solo("strong-coffee", &["false", "true"], 0);
const ID_ROWS: OptionSpec =
    solo("id-rows", &[ROWS[0].0, ROWS[1].0, ROWS[2].0, ROWS[3].0, ROWS[4].0, ROWS[5].0], 0);

/// The options of the set-up.
const OPTIONS: &[OptionSpec] =
    &[RECALL, JOURNALIST, LOCATIONS, FIREWORKS, LEVEL, STRONG_COFFEE, ID_ROWS];

/// Every version of the rules, the newest first.
pub(crate) const EDITIONS: &[Edition] =
    &[Edition { rules: 2, options: OPTIONS }, Edition { rules: 1, options: OPTIONS }];

/// The stable key of the game.
pub(crate) const KEY: &str = "unconscious-mind";

/// The digest of one language: the rulebook and then that of the solo mode.
macro_rules! digest {
    ($folder:literal) => {
        concat!(
            include_str!(concat!("../../docs/rules/", $folder, "/unconscious-mind.md")),
            "\n",
            include_str!(concat!("../../docs/rules/", $folder, "/unconscious-mind-solo.md"))
        )
    };
}

/// The digests; a static lies in the program once, a constant in every crate that reads it.
static DIGEST: &str = digest!("en");
static TRANSLATIONS: &[(&str, &str)] =
    &[("fr", digest!("fr")), ("pl", digest!("pl")), ("ru", digest!("ru"))];

/// What the game offers before it starts.
pub(crate) fn about() -> About {
    About {
        key: KEY,
        players: 1..=4,
        rules: EDITIONS[0].rules,
        options: EDITIONS[0].options,
        files: crate::component::FILES,
        former: crate::component::FORMER,
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
    /// When a player may recall ideas.
    pub recall: RecallRule,
    /// Whether the Journalist is in the city.
    pub journalist: bool,
    /// What lies on the bonus slots of the locations.
    pub locations: Locations,
    /// Whether the Fireworks are in the city.
    pub fireworks: bool,
    /// How strong the Id is, in solo.
    pub level: IdLevel,
    /// Whether the Id needs less coffee for a box (ID-2.20).
    pub strong_coffee: bool,
    /// The colour of the Id's tiles in each row, as a place of the catalogue.
    pub id_rows: [u8; 3],
}

impl Config {
    /// Checks a setting by the newest rules; every fault is named.
    pub fn new(setting: &Setting) -> Result<Config, Vec<DataFault>> {
        Config::of(&about(), setting)
    }

    /// The same by the rules that a match began with.
    pub(crate) fn of(about: &About, setting: &Setting) -> Result<Config, Vec<DataFault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let rows = |name: &str| ROWS.iter().find(|rows| rows.0 == name).map(|rows| rows.1);
        Ok(Config {
            rules: about.rules,
            players: setting.players,
            recall: setting.chosen(&RECALL, RecallRule::named),
            journalist: setting.value(&JOURNALIST) == "true",
            locations: setting.chosen(&LOCATIONS, Locations::named),
            fireworks: setting.value(&FIREWORKS) == "true",
            level: setting.chosen(&LEVEL, IdLevel::named),
            strong_coffee: setting.value(&STRONG_COFFEE) == "true",
            id_rows: setting.chosen(&ID_ROWS, rows),
        })
    }

    /// Whether a question is asked while free actions could still open something in it (UM-8.7);
    /// before, only while something could be paid at that moment (UM-27.1).
    pub(crate) fn waits_for_free_actions(&self) -> bool {
        self.rules >= 2
    }

    /// Whether the question about another client is asked although its dream is out of reach
    /// (UM-27.2).
    pub(crate) fn asks_of_every_client(&self) -> bool {
        self.rules < 2
    }

    /// Whether the last round asks for a set without a client to help (UM-21.2); before it did not
    /// (UM-27.3).
    pub(crate) fn asks_for_last_set(&self) -> bool {
        self.rules >= 2
    }

    /// Whether Bright Ideas add to tags although there is none (UM-27.4).
    pub(crate) fn adds_to_no_tag(&self) -> bool {
        self.rules < 2
    }

    /// Whether one person plays against the Id.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many boards lie on the table: one for each person, and in solo one for the Id.
    #[inline]
    pub fn boards(&self) -> u8 {
        self.players.max(2)
    }
}
