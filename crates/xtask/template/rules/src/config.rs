use mittwoch_kernel::{About, Edition, Fault, OptionSpec, Setting, named};

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

/// A checked setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How many people play.
    pub players: u8,
    /// Who may trade.
    pub trade: Trade,
}

impl Config {
    pub(crate) fn new(about: &About, setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Config { players: setting.players, trade: setting.chosen(&TRADE, Trade::named) })
    }
}
