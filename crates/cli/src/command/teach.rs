//! `mittwoch teach`: a guided first game in plain lines.

use mittwoch_kernel::{Phrase, Setting};
use mittwoch_match::MatchSetup;

use super::title;
use crate::args::TeachArgs;
use crate::party::{LocalMatch, Who};
use crate::problem::Problem;
use crate::save::Seating;
use crate::text;
use crate::words::Lang;

/// Opens the lesson of a game and teaches it.
pub(super) fn run(args: &TeachArgs, lang: Lang) -> Result<(), Problem> {
    let title = title(&args.game)?;
    let key = title.about().key;
    let missing = || Problem::Usage(Phrase::new("problem-no-lesson").word("game", key));
    let lesson = mittwoch_games::lesson(key).ok_or_else(missing)?;
    let setting = Setting { players: lesson.players, options: lesson.options.clone() };
    let pack = title.pack(None).map_err(|faults| Problem::faults(&faults))?;
    let opening = MatchSetup { pack, setting, seed: lesson.seed(), entropy: Vec::new() };
    let bots = lesson.bots.iter().map(|bot| Who::Bot(bot.clone()));
    let seating = [Who::Human].into_iter().chain(bots).collect();
    let seating = Seating { seating, ..Seating::default() };
    let party = LocalMatch::teach(title, opening, seating)?.keep_in(args.save.clone());
    text::teach(party, lang, lesson)
}
