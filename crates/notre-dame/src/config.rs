use mittwoch_kernel::{About, Fault, OptionSpec, Setting};

/// The options of the set-up.
pub(crate) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "prestige",
    values: &["hidden", "open"],
    default: "hidden",
    least_players: 2,
    most_players: 5,
}];

/// A checked setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
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
        Ok(Config { players: setting.players, open_prestige })
    }
}
