use mittwoch_kernel::{Outcome, Seat, Seats, Seed};
use mittwoch_protocol::{Acknowledged, ChatRoom, CircleMember, Create, LastDeed, Stage};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Hash, UserId};

/// The unguessable id of a table, as in links.
pub type TableId = String;

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

/// How a table stands: what lists show, and a document of the table's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// Where it is.
    pub stage: Stage,
    /// Who sits where; names are looked up when they are shown.
    pub seats: Vec<Occupant>,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// How far it is.
    #[serde(default)]
    pub progress: TableProgress,
    /// Clocks, requests, stand-ins, entropy, notice …: the store does not look inside.
    pub document: serde_json::Value,
}

impl TableSummary {
    /// Whether the person of a seat has won. A match that a bot had to end for them is played, but
    /// not won; of the document this is all that a store looks at.
    pub fn won(&self, seat: Seat) -> bool {
        let wins = self.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
        let stand_in = format!("/seats/{}/stand_in", seat.0);
        wins && self.document.pointer(&stand_in).is_none_or(serde_json::Value::is_null)
    }
}

/// How far a match is, so that lists can say it while the table sleeps; nothing that anybody may not
/// know is in it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableProgress {
    /// The round; absent before the start.
    pub round: Option<u16>,
    /// When the clock of each seat runs out, in seconds since 1970, where one runs.
    pub due: Vec<Option<i64>>,
    /// How much spectators had been told.
    pub told: u32,
    /// What each seat did last, as spectators were told.
    pub last: Vec<LastDeed>,
}

/// Who sits on a seat, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Empty,
    /// A person.
    Person(UserId),
    /// A bot of the server.
    Bot(BotSeat),
}

/// A bot of the server on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotSeat {
    /// What it is in the catalogue.
    pub bot: String,
    /// What it is called; tables from before have no word of it.
    pub name: Option<CircleMember>,
}

/// Reads a bot; earlier servers kept the word of the catalogue alone.
impl<'de> Deserialize<'de> for BotSeat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BotSeat, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Kept {
            Word(String),
            Named { bot: String, name: Option<CircleMember> },
        }
        Ok(match Kept::deserialize(from)? {
            Kept::Word(bot) => BotSeat { bot, name: None },
            Kept::Named { bot, name } => BotSeat { bot, name },
        })
    }
}

impl Occupant {
    /// The person, where it is one.
    pub fn person(&self) -> Option<UserId> {
        match self {
            Occupant::Person(id) => Some(*id),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }
}

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
    pub digest: Hash,
}

/// What is kept of a command that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandNote {
    /// How many records the match had.
    pub seq: u32,
    /// The digest of the command; older marks have none.
    pub digest: Option<Hash>,
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
