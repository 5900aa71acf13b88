//! The life of a table as a pure machine: who sits there, what is played, and who hears of it.
//!
//! [`Session::step`] takes what happened and the time, and returns what is to be done about it:
//! append these lines, tell this listener, think for this seat, wake me then. It has no clock, no
//! thread, no file and no network; whoever holds a session (a server, a terminal, a simulation)
//! performs the effects and hands back what came of them.
//!
//! Nothing is told or acknowledged before it is kept: what follows from an append is held back until
//! the session hears [`SessionInput::Kept`]. All that a table is can be folded from its lines and
//! those of its record ([`Session::fold`]).

mod advising;
mod append;
mod bots;
mod chat_rate;
mod circle;
mod clocks;
mod command;
mod document;
mod done;
mod effect;
mod fact;
pub mod faults;
mod hearers;
mod input;
mod line;
mod looking;
mod night;
pub mod notice;
mod occupant;
mod person;
mod play;
mod progress;
mod publish;
mod seating;
mod session;
mod step;
mod summary;
mod wake;

use mittwoch_kernel::Seat;
use mittwoch_protocol::Fault;

pub use append::{Append, CommandEntry, CommandHash, CommandNote, SealedAnswer, TableId};
pub use chat_rate::{ChatQuota, ChatRate};
pub use circle::{circle, free_member, sitters};
pub use command::command_digest;
pub use document::{
    Absence, PendingRequest, SeatClock, SeatDocument, StatedNight, TableDocument, TableState,
};
pub use effect::{NewSaying, SessionEffect, TableNews, ThinkOrder};
pub use fact::TableFact;
pub use hearers::ListenerId;
pub use input::{AskId, CommandNeed, CommandSupply, Newcomer, PersonCommand, SessionInput};
pub use line::{DoneCommand, FactFault, FactLine, fold_lines};
pub use looking::OutsideScene;
pub use occupant::{BotSeat, Occupant};
pub use person::{User, UserId, sitter_name};
pub use session::{Session, SessionPolicy, TableHead};
pub use summary::{TableProgress, TableSummary};
pub use wake::{FoldedMatch, KeptTable};

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
