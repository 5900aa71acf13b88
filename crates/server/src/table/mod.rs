//! Tables of a server: a shell that performs what their sessions want done.
//!
//! Every table that somebody uses has an actor of its own, which is the only one to change it. What
//! a table is and does lies in `session`, which knows neither clock nor network nor store; the actor
//! brings what happens to it, and appends, tells, thinks and answers as it says. A table that nobody
//! uses sleeps: everything about it is in the store.

mod actor;
mod chat_limit;
mod create;
mod hints;
mod listeners;
mod looking;
mod mailbox;
mod message;
mod moments;
mod packs;
mod reservations;
mod reviews;
mod subscription;
mod supply;
mod tables;
mod time;
mod wake;

use mittwoch_protocol::Fault;

pub use chat_limit::ChatLimit;
pub(crate) use listeners::wire;
pub use listeners::{ListenerId, WireMessage};
pub use mittwoch_session::{LookBack, TableResult, notice};
pub use subscription::Subscription;
pub use tables::{TablePolicy, Tables};
pub use time::TableTime;

/// A refusal.
fn no<T>(fault: impl Into<Fault>) -> TableResult<T> {
    Err(fault.into())
}
