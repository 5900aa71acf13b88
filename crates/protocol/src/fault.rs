use mittwoch_kernel::Phrase;
use serde::{Deserialize, Serialize};

use crate::PackFault;

whole! { Fault }

/// Why a request or command was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct Fault {
    /// The kind, for programs.
    pub code: FaultCode,
    /// What is wrong, for people: a game's own reason where the rules forbid it.
    pub phrase: Phrase,
    /// The paragraph of the rules digest, where the rules forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The current sequence number, where the client's was stale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u32>,
    /// Everything that is wrong with a pack, where it was one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<PackFault>>"))]
    pub pack: Vec<PackFault>,
}

/// The kinds of faults.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FaultCode {
    /// The message is no JSON, or not of this protocol.
    Malformed,
    /// The message or text is too long.
    TooLarge,
    /// Too many requests; wait a little.
    TooMany,
    /// Too many tables of this person or address have not begun.
    OpenTables,
    /// Nobody is signed in, and this needs somebody.
    SignedOut,
    /// Name or password is wrong.
    WrongPassword,
    /// The name is taken or cannot be one.
    Name,
    /// The password is too short, too long or too common.
    Password,
    /// The request comes from another site.
    CrossSite,
    /// There is no such thing, or not for this person.
    NotFound,
    /// This person may not do that.
    Forbidden,
    /// The setting, seat or bot that was asked for does not exist.
    Setting,
    /// The pack is faulty; everything that is wrong with it is told.
    Pack,
    /// The person has as many packs as there can be, or as large ones.
    PackQuota,
    /// It cannot be done at this stage of the table.
    Stage,
    /// Another command was done under this key.
    KeyUsed,
    /// The seat is taken.
    SeatTaken,
    /// The seat is not asked now.
    NotAsked,
    /// The client has not seen the latest moves.
    Stale,
    /// The text names no action of the game.
    Unreadable,
    /// The rules forbid it.
    Refused,
    /// It cannot be taken back.
    Undo,
    /// The match is frozen: its rules or components have changed.
    Frozen,
    /// Something broke on the server; its log says what.
    Internal,
    /// The server is stopping.
    Stopping,
}

impl Fault {
    /// A fault and what people are told of it.
    pub fn new(code: FaultCode, phrase: Phrase) -> Fault {
        Fault { code, phrase, rule: None, seq: None, pack: Vec::new() }
    }
}

/// For logs; people read the phrase in their language.
impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {}", self.code, self.phrase.key)
    }
}

impl std::error::Error for Fault {}
