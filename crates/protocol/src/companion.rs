use mittwoch_kernel::{Accompanied, Situation};
use serde::{Deserialize, Serialize};

whole! { CompanionReply, CompanionRequest }

/// A question to the companion of a game: all that it was told so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct CompanionRequest {
    /// The digest of an owner's pack; without one the built-in components are meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// What was told.
    pub situation: Situation,
}

/// Where the companion stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CompanionReply {
    /// The way so far and the next question.
    pub guide: Accompanied,
    /// The table as far as it is known, in the form of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub view: serde_json::Value,
    /// The event behind each step of the way, in the form of the game.
    #[cfg_attr(feature = "schema", ts(type = "Array<unknown>"))]
    pub events: Vec<serde_json::Value>,
}
