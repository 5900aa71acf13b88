use serde::{Deserialize, Serialize};

use crate::{ChatLine, ExportedPack, Me, TableLine, TokenInfo};

whole! { Export }

/// Everything that a server keeps about a person, without anybody's secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Export {
    /// Who it is.
    pub me: Me,
    /// When the person first came, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made: i64,
    /// When the person was last noted.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seen: i64,
    /// Where the person is signed in.
    pub sessions: Vec<ExportedSession>,
    /// The programs of the person.
    pub tokens: Vec<TokenInfo>,
    /// The numbers of those whom the person does not hear.
    #[cfg_attr(feature = "schema", ts(type = "number[]"))]
    pub muted: Vec<i64>,
    /// The tables at which the person sits or sat, the latest first.
    pub tables: Vec<ExportedTable>,
    /// The packs that the person has installed.
    pub packs: Vec<ExportedPack>,
    /// What the person has said.
    pub chat: Vec<ExportedLine>,
}

/// A session as its person may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedSession {
    /// When it was last noted as used, in seconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seen: i64,
    /// When it runs out.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub expires: i64,
}

/// A table at which a person sits or sat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct ExportedTable {
    /// As in a list.
    pub table: TableLine,
    /// What the person added to the luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The record, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// A line of chat with its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedLine {
    /// The table.
    pub table: String,
    /// What was said.
    pub line: ChatLine,
}
