use mittwoch_kernel::Piece;
use serde::{Deserialize, Serialize};

whole! { ComponentSheet }

/// What is printed on the components of a pack, as a table with these players and options uses it.
///
/// It has an address of its own with the pack's digest in it, and never changes there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ComponentSheet {
    /// The key of the game.
    pub game: String,
    /// The digest of the pack.
    pub digest: String,
    /// The version of the rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// How sure the entries of the pack are.
    pub origins: Origins,
    /// Every piece and place with a plain name.
    pub pieces: Vec<Piece>,
    /// The numbers of the answers, as machines give them: a block for each verb.
    #[serde(default)]
    pub answers: Vec<AnswerNumbers>,
    /// What is printed, in the form of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub sheet: serde_json::Value,
}

/// The numbers of the answers with one verb.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnswerNumbers {
    /// The verb.
    pub verb: String,
    /// The first number.
    pub first: u32,
    /// How many values each argument has; the last argument changes first.
    pub values: Vec<u16>,
}

/// How many entries of a pack are how sure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Origins {
    /// Stated by the rulebook or forced by it.
    pub certain: u32,
    /// One outside source, or a strong deduction.
    pub likely: u32,
    /// Little evidence.
    pub guess: u32,
    /// Ours, chosen to fit everything known.
    pub reconstructed: u32,
}
