use mittwoch_kernel::Seat;
use mittwoch_match::MatchBot;
use mittwoch_protocol::{Acknowledged, ClientMessage, Fault};
use tokio::sync::oneshot;

use super::TableResult;
use super::actor::TableActor;
use super::listeners::{Listener, ListenerId};
use crate::store::{User, UserId};

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<TableResult<T>>;

/// A look at a table: the table as it is, or why it cannot be looked at.
pub(super) type TableQuery = Box<dyn FnOnce(Result<&mut TableActor, Fault>) + Send>;

/// What the actor of a table is asked.
pub(super) enum TableMessage {
    /// Whatever changes nothing: the query answers by itself.
    Query(TableQuery),
    Command(User, ClientMessage, Reply<Acknowledged>),
    Listen(Listener, Reply<Option<Seat>>),
    Unlisten(ListenerId),
    /// A person mutes another, or hears them again; said at another table.
    Mute {
        person: UserId,
        other: UserId,
        mute: bool,
    },
    /// A person and their programs are forgotten: nobody reads their names any more.
    Depart(UserId),
    /// A person is called otherwise from now on.
    Rename(User),
    /// A bot has thought about a moment.
    Thought(BotReply),
    /// The table was swept away, or the server stops.
    End,
}

/// What a bot wants to answer, and at which moment it was asked.
pub(super) struct BotReply {
    pub seq: u32,
    pub seat: Seat,
    pub action: Option<String>,
    /// The bot, unless it broke.
    pub bot: Option<Box<dyn MatchBot>>,
}

impl TableMessage {
    /// Answers everything with the same fault.
    pub(super) fn refuse(self, fault: Fault) {
        let _gone = match self {
            TableMessage::Query(query) => {
                query(Err(fault));
                false
            }
            TableMessage::Command(_, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Listen(_, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Unlisten(_)
            | TableMessage::Mute { .. }
            | TableMessage::Depart(_)
            | TableMessage::Rename(_)
            | TableMessage::Thought(_)
            | TableMessage::End => false,
        };
    }
}
