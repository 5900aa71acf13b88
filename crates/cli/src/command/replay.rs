//! `mittwoch replay`: watch a recorded game, or check its record.

mod survey;

use std::io::{IsTerminal, stdin, stdout};

use mittwoch_kernel::{Phrase, Seat, Viewer};

use crate::args::ReplayArgs;
use crate::party::{LocalMatch, components, played, record_fault, title_of};
use crate::problem::Problem;
use crate::save::Saved;
use crate::words::{Lang, Words};
use crate::{edge, text, tui};

/// Shows or checks a record.
pub(super) fn run(args: &ReplayArgs, lang: Lang) -> Result<(), Problem> {
    if args.verify && args.file.is_dir() {
        return survey::run(&args.file, &args.pack, lang);
    }
    if args.verify {
        return verify(args, lang);
    }
    let party = LocalMatch::watch(&args.file, &args.pack)?;
    let viewer = viewer(args.seat, party.game().seats())?;
    if args.text || !(stdout().is_terminal() && stdin().is_terminal()) {
        text::replay(&party, viewer, lang)
    } else {
        tui::replay(party, viewer, lang)
    }
}

pub(super) fn viewer(seat: Option<u8>, seats: u8) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(number) if number <= seats => Ok(Viewer::Seat(Seat(number - 1))),
        Some(number) => {
            let phrase = Phrase::new("problem-no-player").number("number", number);
            Err(Problem::Usage(phrase.number("seats", seats)))
        }
    }
}

fn verify(args: &ReplayArgs, lang: Lang) -> Result<(), Problem> {
    let saved = Saved::read(&args.file)?;
    let title = title_of(&args.file, &saved)?;
    let pack = components(&args.file, title, &saved, &args.pack)?;
    let sound = mittwoch_games::verify(&saved.record, Some(&pack))
        .map_err(|fault| record_fault(&args.file, &fault))?;
    let phrase = Phrase::new("replay-sound").word("path", &edge::path(&args.file));
    let phrase = phrase.word("game", title.about().key).number("answers", sound.answers as i64);
    let words = Words::new(lang);
    edge::line(&mut stdout(), words.phrase(&phrase))?;
    match played(title, &pack) {
        Some(pack) => Ok(edge::line(&mut stdout(), words.phrase(&pack))?),
        None => Ok(()),
    }
}
