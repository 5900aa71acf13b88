//! The contract between games and everything that plays them.
//!
//! A game is a value that owns its checked components and its setting. Its state is flat and
//! `Copy`; it changes only through [`Game::setup`] and [`Game::perform`]. What a viewer may know
//! is a type of its own ([`Knowing`]), and what people read comes as language-neutral phrases
//! ([`Wording`]). There is no file, clock, thread or name of any game in this crate.

mod seat;

mod bag;
mod chance;
mod commit;
mod companion;
mod record;
mod sink;

mod edition;
mod entry;
mod faults;
mod keyed;
mod name_list;
mod named;
mod outcome;
mod pack;
mod page;
mod phrase;
mod plain;
mod question;
mod reading;
mod refusal;
mod rooms;
mod setting;
mod setting_fault;
mod stack;
mod wired;

mod encoding;
mod folds;
mod game;
mod knowing;
mod numbering;
mod wording;

mod preview;
mod tally;

pub use bag::Bag;
pub use chance::{Chance, Dice, FastRng, Label, Recorder, Script, ScriptFault};
pub use commit::{Seed, hex, unhex};
pub use companion::{
    Accompanied, Answered, Change, Coming, Field, FieldKind, FieldOption, Form, Guidance,
    LibraryCard, SITUATION, Said, Situation, Stand, Statement,
};
pub use edition::{Edition, FormerPack};
pub use encoding::{AmountScale, Encoding, Feature, FeatureKind, Observation, Pen};
pub use entry::{Entry, Status};
pub use faults::Faults;
pub use folds::Folds;
pub use game::{Game, Whole};
pub use knowing::Knowing;
pub use name_list::NameList;
pub use numbering::{AnswerBlock, Numbering};
pub use outcome::{Outcome, ScoreLine};
pub use pack::{DataFault, LANGUAGES, OWN_NAME, Originality, Pack, PackEntry};
pub use page::ComponentsPage;
pub use phrase::{Arg, Phrase};
pub use plain::{is_plain, plain};
pub use preview::{LuckProbe, foresee, preview};
pub use question::{Asked, Offered, Shape};
pub use record::{Draw, Record};
pub use refusal::Detail;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use setting::{About, OptionSpec, Setting};
pub use setting_fault::SettingFault;
pub use sink::{EventLog, Silent, Sink};
pub use stack::Stack;
pub use tally::{Consequence, Tally, consequences};
pub use wording::{Piece, Reason, StandOf, Unreadable, Wording};

/// A short vector that is `Copy`, for use inside states.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
