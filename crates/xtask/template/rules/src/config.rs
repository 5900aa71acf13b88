use mittwoch_kernel::{About, Edition, DataFault, OptionSpec, Setting, named};

use crate::component;
use crate::state::SEATS;

named! {
    /// Who may trade after a sale (NM-5.1, NM-5.4).
    pub enum Trade {
        /// The player of the lowest coin.
        Lowest = "lowest",
        /// Nobody.
        Nobody = "nobody",
    }
}

const TRADE: OptionSpec = OptionSpec {
    key: "trade",
    values: Trade::NAMES,
    default: "lowest",
    least_players: 2,
    most_players: SEATS as u8,
};

/// Every version of the rules, the newest first, with the options of its set-up.
pub(crate) const EDITIONS: &[Edition] = &[Edition { rules: 1, options: &[TRADE] }];

/// The stable key of the game.
pub(crate) const KEY: &str = "night-market";

/// The rules digest; a static lies in the program once, a constant in every crate that reads it.
static DIGEST: &str = include_str!("../../docs/rules/en/night-market.md");
static TRANSLATIONS: &[(&str, &str)] = &[
    ("fr", include_str!("../../docs/rules/fr/night-market.md")),
    ("pl", include_str!("../../docs/rules/pl/night-market.md")),
    ("ru", include_str!("../../docs/rules/ru/night-market.md")),
];

/// What the game offers before it starts.
pub(crate) fn about() -> About {
    About {
        key: KEY,
        players: 2..=SEATS as u8,
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
    /// How many people play.
    pub players: u8,
    /// Who may trade.
    pub trade: Trade,
}

impl Config {
    pub(crate) fn of(about: &About, setting: &Setting) -> Result<Config, Vec<DataFault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Config { players: setting.players, trade: setting.chosen(&TRADE, Trade::named) })
    }
}
