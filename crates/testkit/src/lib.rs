//! The laws that every game obeys, and the tools of the games' tests.
//!
//! A [`Walk`] is a game of random answers that follows from one number. The [`laws`] are held
//! against many walks; the first that breaks comes back as [`Broken`], which names the seed to see
//! it again. A test of a game looks like this:
//!
//! ```
//! use mittwoch_kernel::Whole;
//! use mittwoch_testkit::{Broken, Budget, built_in, laws_hold};
//!
//! fn three_players_break_no_law<G: Whole>() -> Result<(), Broken> {
//!     laws_hold::<G>(&built_in::<G>(), 3, Budget::games(200).within(20.0), 8)
//! }
//! ```
//!
//! [`earlier_rules_hold`] does the same for the versions of the rules before the newest.
//! [`check_seed`] looks at one walk again. [`playthrough`] writes a game as text,
//! [`brief_playthrough`] a long one, and [`check_playthrough`] compares it with the committed one.
//! [`opened`] looks for free actions that open an answer, [`check_packs`] at the built-in packs.
//! [`knowledge_is_rebuilt`] reads observations back with a [`Reader`].
//! [`fuzz`] tries arbitrary and damaged input, [`damaged_packs`] damaged components and
//! [`notation_is_read_soundly`] damaged answers.
//! [`citations`] finds the paragraphs of the rules that no test cites, and [`RecordPage`] what the
//! page of a game's records says otherwise than the game. What the test suites of all games share is
//! [`law_tests!`], [`Golden`] and [`every_paragraph_is_cited`]. [`Counting`] counts heap
//! allocations.

mod allocations;
mod brief;
mod broken;
mod case;
mod citations;
mod contrast;
mod fuzz;
mod golden;
mod laws;
mod lean;
mod luck;
mod opened;
mod packs;
mod playthrough;
mod reader;
mod record;
mod run;
mod settings;
mod stream;
mod subject;
mod suite;
mod walk;

pub use allocations::{Counting, allocations, counting_works};
pub use brief::brief_playthrough;
pub use broken::Broken;
pub use case::Case;
pub use citations::{Citations, citations, paragraphs};
pub use fuzz::{
    Damage, Verdicts, arbitrary, damage, damaged, damaged_packs, fuzz, mutated,
    notation_is_read_soundly,
};
pub use golden::check_playthrough;
pub use laws::{Law, laws};
pub use lean::lean_play;
pub use opened::{OpenedQuestion, opened};
pub use packs::check_packs;
pub use playthrough::playthrough;
pub use reader::{Reader, knowledge_is_rebuilt};
pub use record::{Met, RecordPage};
pub use run::{
    Budget, Report, check_seed, check_walk, earlier_rules_hold, laws_hold, run_laws, subjects,
};
pub use settings::settings;
pub use subject::Subject;
pub use suite::{Golden, built_in, every_paragraph_is_cited};
pub use walk::{Stuck, Walk, WalkStart, WalkStep, perform_scripted, setup_scripted};
