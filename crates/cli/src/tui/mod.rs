//! The full screen: menu, play and replay, by keyboard alone.

mod answers;
mod full;
mod menu;
mod pager;
mod picker;
mod play;
mod replay;
mod theme;
mod widgets;

use std::io::stdout;
use std::path::Path;

use mittwoch_kernel::{Phrase, Viewer};

use crate::edge;
use crate::host::Host;
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::words::Lang;

pub use full::{Full, Screen};
pub use menu::{Menu, MenuChoice};
pub use play::{PlayExit, PlayScreen};
pub use replay::ReplayScreen;

/// Plays a match.
pub fn play(host: impl Host + 'static, lang: Lang) -> Result<(), Problem> {
    let mut screen = PlayScreen::new(host, lang)?;
    let left = Full::open().and_then(|mut full| full.run(&mut screen));
    let sentence = screen.farewell(left)?;
    edge::line(&mut stdout(), &sentence)?;
    Ok(())
}

/// Shows a recorded match step by step.
pub fn replay(party: LocalMatch, viewer: Viewer, lang: Lang) -> Result<(), Problem> {
    let mut screen = ReplayScreen::new(party, viewer, lang);
    Full::open()?.run(&mut screen)
}

/// The menu, and whatever is chosen from it, until somebody leaves.
pub fn menu(lang: Lang) -> Result<(), Problem> {
    let mut menu = Menu::new(lang);
    let mut full = Full::open()?;
    loop {
        match full.run(&mut menu)? {
            MenuChoice::Leave => return Ok(()),
            MenuChoice::Start => menu.start().and_then(|party| sit(&mut full, &mut menu, party)),
            MenuChoice::Resume(file) => {
                resume(&file).and_then(|party| sit(&mut full, &mut menu, party))
            }
            MenuChoice::Replay(file) => watch(&mut full, &menu, &file),
        }
        .or_else(|problem| menu.note(problem))?;
    }
}

fn resume(file: &Path) -> Result<LocalMatch, Problem> {
    Ok(LocalMatch::resume(file, &[], &[])?.keep_in(Some(file.to_owned())))
}

fn sit(full: &mut Full, menu: &mut Menu, party: LocalMatch) -> Result<(), Problem> {
    let mut screen = PlayScreen::new(party, menu.lang())?;
    let left = full.run(&mut screen);
    let sentence = screen.farewell(left)?;
    menu.say(sentence);
    Ok(())
}

fn watch(full: &mut Full, menu: &Menu, file: &Path) -> Result<(), Problem> {
    let party = LocalMatch::watch(file, &[])?;
    full.run(&mut ReplayScreen::new(party, Viewer::Spectator, menu.lang()))
}

/// A file name as an argument of a phrase.
fn with_file(key: &str, file: &Path) -> Phrase {
    Phrase::new(key).word("file", &edge::path(file))
}
