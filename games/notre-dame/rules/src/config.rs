use mittwoch_kernel::{About, DataFault, Edition, OptionSpec, Setting};

use crate::component;

const PRESTIGE: OptionSpec = OptionSpec {
    key: "prestige",
    values: &["hidden", "open"],
    default: "hidden",
    least_players: 2,
    most_players: 5,
};
const COINS: OptionSpec = OptionSpec {
    key: "coins",
    values: &["unlimited", "limited"],
    default: "unlimited",
    least_players: 2,
    most_players: 5,
};

/// Every version of the rules, the newest first, with the options of its set-up.
pub(crate) const EDITIONS: &[Edition] = &[
    Edition { rules: 2, options: &[PRESTIGE, COINS] },
    Edition { rules: 1, options: &[PRESTIGE] },
];

/// The stable key of the game.
pub(crate) const KEY: &str = "notre-dame";

/// The rules digest; a static lies in the program once, a constant in every crate that reads it.
static DIGEST: &str = include_str!("../../docs/rules/en/notre-dame.md");
static TRANSLATIONS: &[(&str, &str)] = &[
    ("fr", include_str!("../../docs/rules/fr/notre-dame.md")),
    ("pl", include_str!("../../docs/rules/pl/notre-dame.md")),
    ("ru", include_str!("../../docs/rules/ru/notre-dame.md")),
];

/// What the game offers before it starts.
pub(crate) fn about() -> About {
    About {
        key: KEY,
        players: 2..=5,
        rules: EDITIONS[0].rules,
        options: EDITIONS[0].options,
        files: component::FILES,
        former: &[],
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
    /// Whether everybody sees everybody's prestige (ND-15.2).
    pub open_prestige: bool,
    /// Whether there are only the coins of the box (ND-16.1).
    pub limited_coins: bool,
}

impl Config {
    pub(crate) fn of(about: &About, setting: &Setting) -> Result<Config, Vec<DataFault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let open_prestige = setting.value(&PRESTIGE) == "open";
        let limited_coins = setting.value(&COINS) == "limited";
        Ok(Config { rules: about.rules, players: setting.players, open_prestige, limited_coins })
    }
}
