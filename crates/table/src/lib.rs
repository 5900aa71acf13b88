//! Where games are played: the catalogue, running matches, their records, and simulation.
//!
//! Inside, everything is generic over the game; [`Title`] and [`Match`] are the one place where
//! types are erased, so that a terminal, a server or a script holds any game in its hands.

mod record;

mod course;
mod running;

mod replay;
mod verify;

mod bench;
mod simulate;

mod catalogue;
mod erased;

pub use bench::{Row, bench};
pub use catalogue::{catalogue, title};
pub use erased::{AnswerFault, Match, Offer, Opening, Title, UndoFault, WhyNot};
pub use record::{Header, RecordFault};
pub use running::TAKEN_BACK;
pub use simulate::{Plan, Tally};
pub use verify::{Verified, verify};
