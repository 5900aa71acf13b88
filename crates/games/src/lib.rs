//! The games: every folder below `games/`, as `cargo xtask codegen` found them.
//!
//! Nothing here or above names a game. What a folder brings is written into `list`; a folder
//! without bots has the random one, a folder without a board is shown field by field.

mod lesson;
mod list;
mod owner;

use mittwoch_ai::Bots;
use mittwoch_kernel::{Pack, Whole};
use mittwoch_match::{RecordFault, Title, Verified};
use mittwoch_search::Student;

pub use lesson::{lesson, lessons};
#[cfg(feature = "schema")]
pub use list::described;
pub use list::{GAMES, each, students};
pub use owner::{OwnerPack, check_owner, title_of};

/// Somebody who is shown every game with its type.
pub trait Visitor {
    /// A game and its bots.
    fn visit<G: Whole>(&mut self, bots: &'static Bots<G>);
}

/// Somebody who is shown every game whose judge can be taught.
pub trait StudentVisitor {
    /// A game and whose judge it is.
    fn visit<G: Whole>(&mut self, student: &'static dyn Student<G>);
}

/// A type that goes over the wire, described for clients in other languages.
#[cfg(feature = "schema")]
pub trait Described: ts_rs::TS + schemars::JsonSchema + 'static {}

#[cfg(feature = "schema")]
impl<T: ts_rs::TS + schemars::JsonSchema + 'static> Described for T {}

/// Somebody who is shown what every game sends over the wire.
#[cfg(feature = "schema")]
pub trait Describer {
    /// A game whose view, event view and sheet are described.
    fn describe<G>(&mut self)
    where
        G: Whole<View: Described, EventView: Described, Sheet: Described>;
}

/// Every game.
pub fn catalogue() -> &'static [&'static dyn Title] {
    GAMES
}

/// The game with this key.
pub fn title(key: &str) -> Option<&'static dyn Title> {
    catalogue().iter().copied().find(|title| title.about().key == key)
}

/// Checks the record of a finished match of any game.
///
/// `pack` is the component pack of the match where it is none that was ever built in.
pub fn verify(text: &str, pack: Option<&Pack>) -> Result<Verified, RecordFault> {
    mittwoch_match::verify(catalogue(), text, pack)
}

/// How a game looks in a terminal.
#[cfg(feature = "terminal")]
pub fn board(key: &str) -> mittwoch_terminal::TerminalBoard {
    let known = list::BOARDS.iter().find(|(game, _)| *game == key);
    known.map_or(mittwoch_terminal::TerminalBoard::PLAIN, |(_, board)| *board)
}
