use mittwoch_kernel::Seat;
use mittwoch_protocol::Acknowledged;
use serde::{Deserialize, Serialize};

use crate::{TableSummary, UserId};

/// The unguessable id of a table, as in links.
pub type TableId = String;

/// The SHA-256 of a command.
pub type CommandHash = [u8; 32];

/// One step of a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The version that the writer knows.
    pub version: i64,
    /// The number of the first new line: how many lines the writer knows.
    pub first: u32,
    /// New lines of the record.
    pub lines: Vec<String>,
    /// New lines of the table itself; their numbers follow those that are kept.
    pub table_lines: Vec<String>,
    /// The sealed answers as they are now, all of them.
    pub sealed: Vec<SealedAnswer>,
    /// How the table stands now.
    pub standing: TableSummary,
    /// The command behind it, so that a resent one is done once.
    pub entry: Option<CommandEntry>,
    /// Now, in seconds since 1970.
    pub now: i64,
}

/// An answer that lies in its sealed slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedAnswer {
    /// Whose.
    pub seat: Seat,
    /// In its notation.
    pub action: String,
}

/// A command that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandEntry {
    /// Who sent it.
    pub person: UserId,
    /// What was answered; its key is the command's.
    pub acknowledged: Acknowledged,
    /// The digest of the command, so that its key is nobody else's.
    pub digest: CommandHash,
}

/// What is kept of a command that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandNote {
    /// How many records the match had.
    pub seq: u32,
    /// The digest of the command; older marks have none.
    pub digest: Option<CommandHash>,
}
