//! Thinking ahead, for any game.
//!
//! A [`SearchMind`] samples worlds that agree with what its seat knows, thinks a line of answers
//! through to the end of its turn in each of them ([`Lookahead`]), and lets a [`Judge`] say what the
//! ends are worth. What others hold is sampled, evenly or by what they have played so far
//! ([`Worlds`]), what they choose in secret is guessed by the [`Guide`] of the game and never looked
//! up. A [`TreeMind`] looks farther, in a tree of everybody's
//! answers, in which the same judge says what is new. Either can share its thought among threads
//! ([`SharedMind`]). A judge may be a small net that was fitted to
//! finished games ([`NetJudge`]).

mod guide;
mod judge;
mod lookahead;
mod luck;
mod mind;
mod net;
mod odds;
mod pen;
mod race;
mod shared;
mod student;
mod tree;
mod tree_mind;
mod worlds;

pub use guide::Guide;
pub use judge::{Judge, NetJudge, Prospect, Sight};
pub use lookahead::{Ahead, Lookahead};
pub use luck::WorldLuck;
pub use mind::{SearchMind, SearchStyle};
pub use net::{JudgeNet, NetFault, NetLayer, NetScratch, OUTPUTS};
pub use pen::RowPen;
pub use race::Doubt;
pub use shared::{SharedMind, gather};
pub use student::{Lessons, Student};
pub use tree::Growth;
pub use tree_mind::{TreeMind, TreeStyle};
pub use worlds::{EvenWorlds, Worlds};
