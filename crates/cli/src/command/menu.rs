//! `mittwoch menu`: the menu of games, or what can be done where none can be shown.

use std::io::{IsTerminal, stdin, stdout};

use mittwoch_games::catalogue;

use super::games;
use crate::edge;
use crate::problem::Problem;
use crate::tui;
use crate::words::{Lang, Words};

/// What can be done without a menu, and the key of what that is.
const COMMANDS: [(&str, &str); 10] = [
    ("mittwoch serve", "usage-serve"),
    ("mittwoch play GAME --text", "usage-play"),
    ("mittwoch simulate GAME …", "usage-simulate"),
    ("mittwoch arena GAME …", "usage-arena"),
    ("mittwoch replay FILE", "usage-replay"),
    ("mittwoch games --json", "usage-games"),
    ("mittwoch rules GAME [ID]", "usage-rules"),
    ("mittwoch components GAME", "usage-components"),
    ("mittwoch bench", "usage-bench"),
    ("mittwoch --help", "usage-help"),
];

/// Shows the menu.
pub(super) fn run(lang: Lang) -> Result<(), Problem> {
    if stdout().is_terminal() && stdin().is_terminal() {
        return tui::menu(lang);
    }
    let mut out = stdout().lock();
    let words = Words::new(lang);
    edge::line(&mut out, words.say("menu-plays"))?;
    for title in catalogue() {
        for line in games::lines(*title, &words) {
            edge::line(&mut out, format_args!("  {line}"))?;
        }
    }
    edge::line(&mut out, format_args!("\n{}", words.say("menu-elsewhere")))?;
    for (command, what) in COMMANDS {
        edge::line(&mut out, format_args!("  {command:33}{}", words.say(what)))?;
    }
    Ok(())
}
