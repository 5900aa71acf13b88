//! A game without its type, a running match of it, and its record.
//!
//! Here is no clock, file or thread: whoever keeps a match brings them.
//!
//! Inside, everything is generic over the game; [`Title`] and [`Match`] are the one place where
//! types are erased, so that a terminal, a server or a script holds any game in its hands.

mod record;

mod history;
mod mind;
mod running;
mod shared;

mod replay;
mod verify;

#[cfg(feature = "redeal")]
mod redeal;

mod bare;
mod door;
mod ear;

mod entry;
mod erased;
mod lesson;
mod own;
mod weigh;

pub use bare::bare_log;
pub use door::{Door, DoorFault, DoorSetup, DoorSpec, DoorThought};
pub use ear::SeatEar;
pub use entry::{CatalogueEntry, sound_game};
pub use erased::{
    AnswerFault, EndedBy, KeptMatch, Match, MatchBots, MatchLook, MatchSetup, PublicMatch,
    ShownMatch, StoredMatch, Title, UndoFault,
};
pub use lesson::{Condition, Fact, Lesson, LessonCourse, LessonSight, Moment};
pub use mind::{BotThought, ITERATIONS, MatchBot, mind_seed};
pub use mittwoch_ai::{Expected, MindBudget, Stop};
pub use record::{FinishedGame, Header, RecordFault};
#[cfg(feature = "redeal")]
pub use redeal::{Deal, RedealPoint, lay};
pub use running::{
    AGREED_BACK, ANSWERED, ANSWERED_UNSEEN, ENDED, PHRASES, RESET, RESIGNED, RETURNED, STAND_IN,
    TAKEN_BACK, told_alone,
};
pub use verify::{Verified, verify};
pub use weigh::{
    GivenAnswer, SeatOdds, UncertainMean, WeighTask, WeighedAnswer, WeighedMatch, Weigher, Weighing,
};
