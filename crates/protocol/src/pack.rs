use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

whole! { NewPack, PackLists }

/// A wish to install components of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct NewPack {
    /// What it is called; else what its `pack.toml` says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The TOML files by name, as in the folder.
    pub files: BTreeMap<String, String>,
}

/// A pack that somebody can open a table with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PackInfo {
    /// What it is called, and how much of it is original.
    pub label: PackLabel,
    /// The key of its game.
    pub game: String,
    /// Whether it is offered to everybody by the keeper of the server.
    pub hosted: bool,
    /// The size of the whole pack, the built-in entries included, in bytes.
    pub bytes: u32,
    /// When it was installed, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made: i64,
}

/// A pack as everybody at a table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PackLabel {
    /// Its digest, as in records.
    pub digest: String,
    /// What its owner calls it: plain text; the start of the digest where it has no name.
    pub name: String,
    /// How many of its entries are certain.
    pub original: u32,
    /// How many entries it has.
    pub entries: u32,
}

/// What is installed for a person, and how much there can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PackLists {
    /// The person's own, the latest first.
    pub mine: Vec<PackInfo>,
    /// Those of the keeper of the server.
    pub hosted: Vec<PackInfo>,
    /// How many packs one person can have.
    pub most: u32,
    /// How many bytes they can have together.
    pub most_bytes: u32,
}

/// One thing that is wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct PackFault {
    /// The file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The entry of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// What is wrong, in one English sentence about the data.
    pub what: String,
}

/// A pack in the export of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedPack {
    /// As in the list.
    pub pack: PackInfo,
    /// The whole pack as TOML files, the built-in entries included.
    pub files: BTreeMap<String, String>,
}
