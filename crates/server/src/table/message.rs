use mittwoch_kernel::Seat;
use mittwoch_protocol::{Acknowledged, ClientMessage, Fault};
use mittwoch_session::{Session, SessionInput};
use tokio::sync::oneshot;
use tracing::Span;

use super::TableResult;
use super::listeners::{Listener, ListenerId};
use crate::store::{User, UserId};

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<TableResult<T>>;

/// A look at a table: the table as it is, or why it cannot be looked at.
pub(super) type TableQuery = Box<dyn FnOnce(Result<&Session, Fault>) + Send>;

/// What the actor of a table is asked.
pub(super) enum TableMessage {
    /// Whatever changes nothing, by whom: the query answers by itself.
    Query(Option<UserId>, TableQuery),
    /// In the span of the request that brought it.
    Command(Span, User, ClientMessage, Reply<Acknowledged>),
    Listen(NewListener, Reply<Option<Seat>>),
    Unlisten(ListenerId),
    /// A listener that was behind has emptied its queue.
    CaughtUp(ListenerId),
    /// Something that the session has to know.
    Input(SessionInput),
}

/// Somebody who wants to listen.
pub(super) struct NewListener {
    pub id: ListenerId,
    pub person: Option<UserId>,
    pub from: u32,
    pub listener: Listener,
}

impl TableMessage {
    /// Answers everything with the same fault.
    pub(super) fn refuse(self, fault: Fault) {
        let _gone = match self {
            TableMessage::Query(_, query) => {
                query(Err(fault));
                false
            }
            TableMessage::Command(_, _, _, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Listen(_, reply) => reply.send(Err(fault)).is_err(),
            TableMessage::Unlisten(_) | TableMessage::CaughtUp(_) | TableMessage::Input(_) => false,
        };
    }
}
