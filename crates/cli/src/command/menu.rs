//! `mittwoch menu`: the menu of games, or what can be done where none can be shown.

use std::io::{IsTerminal, stdin, stdout};

use mittwoch_games::catalogue;

use super::games;
use crate::edge;
use crate::problem::Problem;
use crate::tui;
use crate::words::Lang;

/// Shows the menu.
pub(super) fn run(lang: Lang) -> Result<(), Problem> {
    if stdout().is_terminal() && stdin().is_terminal() {
        return tui::menu(lang);
    }
    let mut out = stdout().lock();
    edge::line(&mut out, "Mittwoch plays these games:")?;
    for title in catalogue() {
        for line in games::lines(*title) {
            edge::line(&mut out, format_args!("  {line}"))?;
        }
    }
    edge::line(&mut out, "\nIn a terminal 'mittwoch menu' shows a menu. Elsewhere:")?;
    for line in [
        "mittwoch serve                   serve tables to browsers and terminals",
        "mittwoch play GAME --text        play with plain lines",
        "mittwoch simulate GAME …         let bots play many games",
        "mittwoch replay FILE             watch or check a record",
        "mittwoch games --json            games, seats, options, bots",
        "mittwoch rules GAME [ID]         the rules digest",
        "mittwoch components GAME         what is original and what reconstructed",
        "mittwoch bench                   how fast games are played",
        "mittwoch --help                  everything else",
    ] {
        edge::line(&mut out, format_args!("  {line}"))?;
    }
    Ok(())
}
