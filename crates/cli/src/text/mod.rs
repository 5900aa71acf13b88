//! Plain lines on standard input and output, for screen readers and scripts.

mod order;
mod replay;
mod session;

use std::io::{IsTerminal, stdin, stdout};

use crate::party::Party;
use crate::problem::Problem;
use crate::words::Lang;

pub use order::Order;
pub use replay::replay;
pub use session::Session;

/// Plays a match on standard input and output.
pub fn play(party: Party, lang: Lang) -> Result<(), Problem> {
    let live = stdin().is_terminal();
    Session::new(party, lang, stdin().lock(), stdout().lock(), live).run()
}
