//! Tables: who sits there, what is played, and who hears of it.
//!
//! Every table that somebody uses has an actor of its own, which is the only one to change it. A
//! change is checked, then appended to the store, and only then told to anybody. A table that
//! nobody uses sleeps: everything about it is in the store.

mod actor;
mod bots;
mod chat_limit;
mod clocks;
mod command;
mod create;
mod document;
mod listeners;
mod looking;
mod mailbox;
mod message;
pub mod notice;
mod packs;
mod play;
mod progress;
mod publish;
mod reservations;
mod seating;
mod subscription;
mod tables;
mod time;
mod wake;

use mittwoch_kernel::Seat;
use mittwoch_protocol::Fault;

pub use chat_limit::ChatLimit;
pub(crate) use listeners::wire;
pub use listeners::{ListenerId, WireMessage};
pub use subscription::Subscription;
pub use tables::{TablePolicy, Tables};
pub use time::TableTime;

/// From where one looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookBack {
    /// The own seat's view, or the public one.
    Own,
    /// That of a seat (another's only after the end).
    Seat(Seat),
    /// Everything open (only after the end).
    Open,
}

/// What was asked for, or why not.
pub type TableResult<T> = Result<T, Fault>;

/// A refusal.
fn no<T>(fault: impl Into<Fault>) -> TableResult<T> {
    Err(fault.into())
}
