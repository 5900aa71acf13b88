//! What happens to a table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mittwoch_kernel::{Pack, Seat, Seed};
use mittwoch_match::MatchBot;
use mittwoch_protocol::{ChatLine, ClientMessage, Create, Fault};

use crate::hearers::ListenerId;
use crate::{CommandHash, Occupant, TableId, User, UserId};

/// By which an answer finds whoever asked.
pub type AskId = u64;

/// Something that happened.
pub enum SessionInput {
    /// The table was folded from what is kept; whether for the first time since the server started,
    /// and how many milliseconds nobody could play because it was down.
    Woke {
        /// Whether nobody has woken it since the start.
        first: bool,
        /// For how long the server was down.
        down_ms: i64,
    },
    /// A person wants something done.
    Command(Box<PersonCommand>),
    /// It may be time for something.
    Tick,
    /// A bot has thought.
    Thought {
        /// For which seat.
        seat: Seat,
        /// About which moment.
        seq: u32,
        /// The answer, unless it broke.
        action: Option<String>,
        /// The bot, unless it broke.
        bot: Option<Box<dyn MatchBot>>,
    },
    /// What was to be appended is kept.
    Kept {
        /// The version of the table now.
        version: i64,
    },
    /// What was to be kept is not.
    Failed(Fault),
    /// What was said is kept, with its number.
    Said(ChatLine),
    /// Whether somebody else was muted, or the table forgotten, as was wanted.
    Done,
    /// Somebody looked, who may sit here: a sign of life.
    Seen(Option<UserId>),
    /// Somebody begins to listen.
    Listen(Box<Newcomer>),
    /// A listener listens no more.
    Unlisten(ListenerId),
    /// What the players have said so far, for one who has sat down.
    Retold {
        /// For whom.
        person: UserId,
        /// The lines.
        chat: Vec<ChatLine>,
    },
    /// A person does not hear another any more, or again.
    Muted {
        /// Who.
        person: UserId,
        /// Whom.
        other: UserId,
        /// Whether not any more.
        mute: bool,
    },
    /// A person is called otherwise from now on.
    Renamed(User),
    /// A person and their programs are forgotten.
    Departed(UserId),
    /// The table has to end: it was swept away, or the server stops.
    Stop,
}

/// A command of a person.
pub struct PersonCommand {
    /// By which the answer finds them.
    pub ask: AskId,
    /// Who.
    pub by: User,
    /// What, under which key.
    pub message: ClientMessage,
    /// What tells it from any other command; see [`crate::command_digest`].
    pub digest: CommandHash,
    /// What [`crate::Session::needs`] asked for.
    pub supply: CommandSupply,
}

/// What a command needs from outside in order to be decided.
///
/// The keeper of a session asks first and hands in what it found with the command. So a command is
/// decided in one step, and a session waits for nothing but its appends.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandNeed {
    /// Nothing.
    Nothing,
    /// For sitting down.
    Seat {
        /// Whether it is one more seat at an open public table.
        public: bool,
        /// Whether the person is new here, so that names have to be told apart.
        newcomer: bool,
    },
    /// The seed and the components, for the start.
    Opening,
    /// A table for the rematch, unless the known one is still there.
    Rematch {
        /// The one that was made.
        known: Option<TableId>,
        /// What is wished for.
        create: Box<Create>,
        /// Who sits where.
        seats: Vec<Occupant>,
    },
    /// Whether the person may say one more line.
    Saying,
    /// Whether a thinker outside is there and plays a seat of this table.
    Thinker {
        /// What it is called.
        name: String,
        /// Which seat.
        seat: Seat,
    },
}

/// What was found for a command.
#[derive(Default)]
pub enum CommandSupply {
    /// Nothing was needed.
    #[default]
    Nothing,
    /// For sitting down.
    Seat {
        /// What those who sit here are called now; nothing if nobody asked.
        names: Option<BTreeMap<UserId, User>>,
        /// Whether the name looks like somebody's here.
        alike: bool,
    },
    /// For the start.
    Opening {
        /// The secret seed.
        seed: Seed,
        /// The components; nothing if they are gone.
        pack: Option<Arc<Pack>>,
    },
    /// For a start from a moment of a finished match.
    Moment {
        /// The seed of that match, which everybody may know by now.
        seed: Seed,
        /// The components; nothing if they are gone.
        pack: Option<Arc<Pack>>,
        /// The lines of its record up to that moment.
        lines: Vec<String>,
    },
    /// The table of the rematch.
    Rematch(TableId),
}

/// Somebody who begins to listen.
pub struct Newcomer {
    /// The number of the listener.
    pub id: ListenerId,
    /// Who it is.
    pub person: Option<UserId>,
    /// The number of the next thing to be told.
    pub from: u32,
    /// Those whom the person does not want to hear.
    pub mutes: BTreeSet<UserId>,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
    /// What those who sit here are called now.
    pub names: BTreeMap<UserId, User>,
}
