//! What is to be done about what happened.

use mittwoch_kernel::{Seat, Seats};
use mittwoch_match::{MatchBot, MindBudget, Stop};
use mittwoch_protocol::{Acknowledged, ChatLine, ChatRoom};

use crate::hearers::ListenerId;
use crate::{Append, AskId, CommandEntry, TableResult, UserId};

/// Something to be done, in the order in which a step returns it.
pub enum SessionEffect {
    /// Keep this if the table is still at the version that it names, and say so; until then the
    /// session lets nobody know.
    Append(Box<Append>),
    /// Keep this line of chat, and say so.
    Say(Box<NewSaying>),
    /// Keep that a person does not hear another any more, or again, and say so.
    Mute {
        /// Who.
        person: UserId,
        /// Whom.
        other: UserId,
        /// Whether not any more.
        mute: bool,
    },
    /// Forget the table with everything that belongs to it, and say so.
    Forget,
    /// Fetch what was said for a person who has sat down; see [`crate::SessionInput::Retold`].
    Retell(UserId),
    /// Tell these listeners that; what a table or a match looks like is asked of the session when it
    /// is sent, so that one who is behind hears the newest alone.
    Tell {
        /// Whom.
        to: Vec<ListenerId>,
        /// What.
        news: TableNews,
    },
    /// Let a bot think, elsewhere, and bring back what it thought.
    Think(Box<ThinkOrder>),
    /// Nobody waits for that thought any more.
    StopThinking(Stop),
    /// Wake the session with a tick at this moment, and no more at the one named before.
    WakeAt(Option<i64>),
    /// Answer whoever asked.
    Reply {
        /// Who.
        ask: AskId,
        /// What.
        result: TableResult<Acknowledged>,
    },
    /// The session is over. Everything is kept; its clock wakes it again at this moment, if one runs.
    Sleep(Option<i64>),
    /// The session is over: what it holds is not what is kept, or nothing is kept any more.
    Gone,
}

/// A line of chat to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSaying {
    /// Who hears it.
    pub room: ChatRoom,
    /// Who says it.
    pub person: UserId,
    /// What is said; the name of the ready phrase, where it is one.
    pub text: String,
    /// Whether it is a ready phrase.
    pub ready: bool,
    /// The command behind it.
    pub entry: CommandEntry,
}

/// Something to be told.
#[derive(Clone, PartialEq, Debug)]
pub enum TableNews {
    /// Welcome, and which seat is theirs.
    Hello(Option<Seat>),
    /// The table has changed.
    Table,
    /// The match has gone on.
    Match,
    /// Players or watchers have come or gone.
    Here {
        /// The seats whose players are connected.
        present: Seats,
        /// How many people watch without a seat.
        watching: u32,
    },
    /// Something was said.
    Chat(Vec<ChatLine>),
    /// The table is gone.
    Closed,
}

/// A bot that is asked.
pub struct ThinkOrder {
    /// For which seat.
    pub seat: Seat,
    /// About which moment.
    pub seq: u32,
    /// Who made the table: bots share the processors by it.
    pub host: UserId,
    /// Who thinks; it comes back with the answer.
    pub bot: Box<dyn MatchBot>,
    /// How long, and what ends it.
    pub budget: MindBudget,
    /// For how many milliseconds the answer is held back so that people can follow.
    pub pause_ms: i64,
}
