use mittwoch_kernel::Seed;
use mittwoch_protocol::{ChatRoom, Create};

use super::UserId;

pub use mittwoch_session::{
    Append, BotSeat, CommandEntry, CommandNote, Occupant, SealedAnswer, TableId, TableProgress,
    TableSummary,
};

/// A table that is not kept yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id; see [`crate::secret::table_id`].
    pub id: TableId,
    /// The short code to join it; see [`crate::secret::code`].
    pub code: String,
    /// What was wished for, defaults written out.
    pub create: Create,
    /// Who made it.
    pub host: UserId,
    /// Now, in seconds since 1970.
    pub now: i64,
    /// The secret seed.
    pub seed: Seed,
    /// The digest of its pack, which must be kept already.
    pub pack: String,
    /// How it stands.
    pub standing: TableSummary,
    /// Its first line.
    pub line: String,
}

/// A table as it is kept; its seed, lines and sealed answers have methods of their own.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The short code, while it is open.
    pub code: Option<String>,
    /// What was wished for.
    pub create: Create,
    /// Who made it.
    pub host: UserId,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When something last happened.
    pub changed: i64,
    /// What binds the seed.
    pub commitment: String,
    /// The digest of its pack.
    pub pack: String,
    /// Raised by one with every [`Append`].
    pub version: i64,
    /// How it stands.
    pub standing: TableSummary,
}

/// A line of chat that has no number yet.
#[derive(Clone, Debug)]
pub struct NewChat {
    /// At which table.
    pub table: TableId,
    /// Who hears it.
    pub room: ChatRoom,
    /// Who says it.
    pub person: UserId,
    /// What is said; the name of the ready phrase, where it is one.
    pub text: String,
    /// Whether it is a ready phrase.
    pub ready: bool,
    /// Now, in seconds since 1970.
    pub now: i64,
    /// The command behind it.
    pub entry: Option<CommandEntry>,
    /// How many lines the table keeps, this one included; older ones go.
    pub kept: u32,
}
