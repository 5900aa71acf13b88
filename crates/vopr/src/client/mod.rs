//! People at tables, as models: what they saw, what they were promised, what they do next.

mod choice;
mod screen;

use mittwoch_protocol::Command;

pub(crate) use choice::{Deed, Mood};
pub(crate) use screen::{ClientScreen, ClientSight, Heard, OFFERS};

/// Somebody at a table.
pub(crate) struct Client {
    /// At which of the places for tables.
    pub slot: usize,
    pub server: usize,
    /// Which of the people of the server; nobody watches without a name.
    pub person: Option<usize>,
    pub table: Option<String>,
    /// The first of those who sit down.
    pub host: bool,
    /// Whether it only watches.
    pub watches: bool,
    /// The live connection, once it is open.
    pub conn: Option<u64>,
    /// The request that opens one.
    pub connecting: Option<u64>,
    pub screen: ClientScreen,
    /// What it has sent and what nobody has answered yet.
    pub pending: Vec<SentCommand>,
    /// The last command that was done, to be sent once more at times.
    pub last: Option<(String, Command)>,
    pub keys: u64,
    /// When it acts next; an older date does not count any more.
    pub date: Option<u64>,
    /// Why the last command was not done that was not.
    pub refused: Option<String>,
    /// Whether it has gone for good.
    pub retired: bool,
}

/// A command that was sent.
pub(crate) struct SentCommand {
    pub key: String,
    pub command: Command,
    pub tries: u32,
}
