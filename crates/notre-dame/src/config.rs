use mittwoch_kernel::{About, Edition, Fault, OptionSpec, Setting};

/// The options of the set-up.
const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "prestige",
    values: &["hidden", "open"],
    default: "hidden",
    least_players: 2,
    most_players: 5,
}];

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
    /// Whether everybody sees everybody's prestige (ND-15.2).
    pub open_prestige: bool,
}

impl Config {
    pub(crate) fn new(about: &About, setting: &Setting) -> Result<Config, Vec<Fault>> {
        let faults = setting.faults(about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let open_prestige = setting.value(&OPTIONS[0]) == "open";
        Ok(Config { rules: about.rules, players: setting.players, open_prestige })
    }
}
