use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    Acknowledged, ClientMessage, Fault, Preview, ScoreHistory, Snapshot, TableInfo,
};
use tokio::sync::oneshot;

use super::listeners::{Listener, ListenerId};
use super::{LookBack, TableResult};
use crate::store::{User, UserId};

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<TableResult<T>>;

/// What the actor of a table is asked.
pub(super) enum TableMessage {
    Info(Option<UserId>, Reply<TableInfo>),
    Command(User, ClientMessage, Reply<Acknowledged>),
    Snapshot(Option<UserId>, u32, Reply<Box<Snapshot>>),
    Preview(UserId, u32, String, Reply<Preview>),
    History(Option<UserId>, u32, LookBack, Reply<Box<Snapshot>>),
    Course(Reply<ScoreHistory>),
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
    /// A bot has thought about a moment.
    FastRng(BotReply),
    /// The table was swept away, or the server stops.
    End,
}

/// What a bot wants to answer, and at which moment it was asked.
pub(super) struct BotReply {
    pub seq: u32,
    pub seat: Seat,
    pub action: Option<String>,
}

impl TableMessage {
    /// Answers everything with the same fault.
    pub(super) fn refuse(self, fault: Fault) {
        let _gone = match self {
            TableMessage::Info(_, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Command(_, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Snapshot(_, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Preview(_, _, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::History(_, _, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Course(reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Listen(_, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Unlisten(_)
            | TableMessage::Mute { .. }
            | TableMessage::Depart(_)
            | TableMessage::FastRng(_)
            | TableMessage::End => false,
        };
    }
}
