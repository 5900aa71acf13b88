use mittwoch_kernel::Seat;
use mittwoch_protocol::{Acknowledged, ClientMessage, Course, Fault, Preview, Snapshot, TableInfo};
use tokio::sync::oneshot;

use super::ears::{Ear, ListenerId};
use super::{Angle, Done};
use crate::store::{Person, PersonId};

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<Done<T>>;

/// What the actor of a table is asked.
pub(super) enum Ask {
    Info(Option<PersonId>, Reply<TableInfo>),
    Command(Person, ClientMessage, Reply<Acknowledged>),
    Snapshot(Option<PersonId>, u32, Reply<Box<Snapshot>>),
    Preview(PersonId, u32, String, Reply<Preview>),
    History(Option<PersonId>, u32, Angle, Reply<Box<Snapshot>>),
    Course(Reply<Course>),
    Listen(Ear, Reply<Option<Seat>>),
    Unlisten(ListenerId),
    /// A person mutes another, or hears them again; said at another table.
    Mute {
        person: PersonId,
        other: PersonId,
        mute: bool,
    },
    /// A person and their programs are forgotten: nobody reads their names any more.
    Depart(PersonId),
    /// A bot has thought about a moment.
    Thought(Thought),
    /// The table was swept away, or the server stops.
    End,
}

/// What a bot wants to answer, and at which moment it was asked.
pub(super) struct Thought {
    pub seq: u32,
    pub seat: Seat,
    pub action: Option<String>,
}

impl Ask {
    /// Answers everything with the same fault.
    pub(super) fn refuse(self, fault: Fault) {
        let _gone = match self {
            Ask::Info(_, reply) => reply.send(Err(fault)).is_err(),
            Ask::Command(_, _, reply) => reply.send(Err(fault)).is_err(),
            Ask::Snapshot(_, _, reply) => reply.send(Err(fault)).is_err(),
            Ask::Preview(_, _, _, reply) => reply.send(Err(fault)).is_err(),
            Ask::History(_, _, _, reply) => reply.send(Err(fault)).is_err(),
            Ask::Course(reply) => reply.send(Err(fault)).is_err(),
            Ask::Listen(_, reply) => reply.send(Err(fault)).is_err(),
            Ask::Unlisten(_) | Ask::Mute { .. } | Ask::Depart(_) | Ask::Thought(_) | Ask::End => {
                false
            }
        };
    }
}
