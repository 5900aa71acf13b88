use serde::{Deserialize, Serialize};

whole! { GameInfo }

/// A game of the catalogue, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameInfo {
    /// Its stable key.
    pub key: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of its built-in components.
    pub pack: String,
    /// The fewest people.
    pub least_players: u8,
    /// The most people.
    pub most_players: u8,
    /// The options of the set-up.
    pub options: Vec<OptionInfo>,
    /// The bots that can play it, weakest first.
    pub bots: Vec<String>,
    /// Whether it has a companion for people with cardboard on the table.
    #[serde(default)]
    pub companion: bool,
    /// The thinkers outside of the server that play it and are connected now, by name; a bot at a
    /// table is called `outside:` and this name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub outside: Vec<String>,
}

/// One option of the set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionInfo {
    /// Its stable key.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
    /// The value taken when none is named.
    pub default: String,
    /// The fewest players for whom it matters.
    pub least_players: u8,
    /// The most players for whom it matters.
    pub most_players: u8,
}
