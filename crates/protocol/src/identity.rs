use serde::{Deserialize, Serialize};

whole! { ApiToken, Credentials, Departure, Me, NewGuest, NewName, NewPassword, NewToken, Profile }

/// How well a server knows a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Known by a cookie alone.
    Guest,
    /// With a name and a password.
    Account,
    /// A program that plays by a token.
    Bot,
}

/// The person who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// The stable number of the person.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub id: i64,
    /// The name that others see.
    pub name: String,
    /// Guest, account or bot.
    pub rank: Rank,
}

/// A wish to play as a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct NewGuest {
    /// The name that others see; the server gives one if it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether nobody chose the name: where another guest has it, it gets a number.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub suggested: bool,
}

/// A wish of a guest to be called otherwise from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name that others see.
    pub name: String,
}

/// What a person has done here so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Profile {
    /// When the person first came, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since: i64,
    /// The games that were played to their end, by game.
    pub games: Vec<GameTally>,
}

/// How often a person has played a game to its end, and won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameTally {
    /// The key of the game.
    pub game: String,
    /// How many matches are over.
    pub played: u32,
    /// How many of them were won by the person, and not by a bot that played the seat at the end.
    pub won: u32,
}

/// A wish to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct Departure {
    /// The password of an account; guests have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// A name with its password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// The change of a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// A wish for a bot token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name under which the program plays.
    pub name: String,
}

/// A bot token, told once and never again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ApiToken {
    /// What is known of it afterwards.
    pub info: TokenInfo,
    /// The secret, for the header `Authorization: Bearer …`.
    pub secret: String,
}

/// What the owner of a bot token can see of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TokenInfo {
    /// Its number.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub id: i64,
    /// The name under which the program plays.
    pub name: String,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made: i64,
}
