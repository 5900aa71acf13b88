//! The Id: the automaton of the solo game, in the order of its rulebook.
//!
//! The Id has a board but no seat. It is never asked: where a frame of the base game would ask a
//! person, `flow` decides by rule and tells why; where a printed effect would run, `exchange` reads
//! the same tree and puts goods in its place. Numbers such as ID-5.1 are paragraphs of
//! its solo digest.

mod apply;
mod board;
pub(crate) mod boxes;
mod city;
mod clients;
pub(crate) mod compass;
mod did;
mod edition;
pub(crate) mod exchange;
pub(crate) mod flow;
mod inkpot;
pub(crate) mod lines;
mod place_ideas;
mod publish;
pub(crate) mod query;
pub(crate) mod recall;
mod research;
pub(crate) mod settle;
pub(crate) mod setup;
mod step;
mod tiles;
mod view;

use mittwoch_kernel::Seat;

pub use board::IdBoard;
pub use did::{Did, Errand, Freed, Idle, Mover, Pick, Plight, Replaced};
pub(crate) use lines::{effect as line_effect, tile_at};
pub use step::Step;
pub use view::{IdView, IdWalk};
pub(crate) use view::{know, overlay_name, project};

/// The board of the Id, in solo; nobody sits there.
pub const ID: Seat = Seat(1);
/// The one person who plays, in solo.
pub const PERSON: Seat = Seat(0);
