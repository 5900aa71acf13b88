//! `mittwoch components`: what is original, what is reconstructed, and faults of a pack.

mod export;
mod sheet;

use std::ffi::OsString;
use std::io::stdout;
use std::path::Path;

use mittwoch_kernel::{Pack, Phrase, Status};

use super::title;
use crate::args::{ComponentsArgs, ComponentsCommand};
use crate::edge;
use crate::layout::columns;
use crate::pack_dir;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Prints the summary or the page, checks or writes a folder, or prints a page to fill in.
pub(super) fn run(args: &ComponentsArgs, lang: Lang) -> Result<(), Problem> {
    match &args.command {
        Some(ComponentsCommand::Check { what }) => return check(what, lang),
        Some(ComponentsCommand::Export { game, folder }) => {
            return export::run(title(game)?, folder, lang);
        }
        Some(ComponentsCommand::Sheet { game }) => return sheet::run(title(game)?, lang),
        None => {}
    }
    let title = title(args.game.as_deref().expect("clap asks for a game here"))?;
    let mut out = stdout().lock();
    if args.page {
        edge::line(&mut out, title.components_page().trim_end())?;
        return Ok(());
    }
    let pack = title.pack(None).map_err(|faults| Problem::faults(&faults))?;
    for line in summary(&pack, &Words::new(lang)) {
        edge::line(&mut out, &line)?;
    }
    Ok(())
}

fn check(what: &[OsString], lang: Lang) -> Result<(), Problem> {
    let (game, folder) = match what {
        [folder] => (None, folder),
        [key, folder, ..] => (Some(title(&key.to_string_lossy())?), folder),
        [] => return Err(Problem::usage("problem-check-what")),
    };
    let folder = Path::new(folder);
    let owner = pack_dir::parsed(folder)?;
    if game.is_none() && owner.0.game().is_none() && mittwoch_games::title_of(&owner.0).is_err() {
        let which = Phrase::new("problem-which-game").word("folder", &edge::path(folder));
        return Err(Problem::Usage(which));
    }
    let checked = mittwoch_games::check_owner(owner, game, &|| true);
    let sound = checked.map_err(|faults| Problem::faults(&faults))?;
    let share = sound.pack.originality();
    let told = Phrase::new("check-sound")
        .word("game", sound.title.about().key)
        .word("digest", &sound.pack.digest())
        .number("original", share.original)
        .number("entries", share.entries);
    Ok(edge::line(&mut stdout(), Words::new(lang).phrase(&told))?)
}

/// The key of the name of a status.
const fn status_key(status: Status) -> &'static str {
    match status {
        Status::Certain => "status-certain",
        Status::Likely => "status-likely",
        Status::Guess => "status-guess",
        Status::Reconstructed => "status-reconstructed",
    }
}

fn summary(pack: &Pack, words: &Words) -> Vec<String> {
    let entries = pack.entries();
    let heads = Status::ALL.map(|status| words.say(status_key(status)));
    let mut counts: Vec<Vec<String>> =
        vec![std::iter::once(words.say("components-file")).chain(heads).collect()];
    for file in pack.file_names() {
        let count = |status| {
            let of_it = entries.iter().filter(|entry| (entry.file, entry.status) == (file, status));
            of_it.count().to_string()
        };
        let row = std::iter::once(file.to_owned()).chain(Status::ALL.map(count));
        counts.push(row.collect());
    }
    let mut lines = columns(&counts);
    lines.extend([String::new(), words.say("components-reconstructed")]);
    let ours = entries.iter().filter(|entry| entry.status == Status::Reconstructed);
    lines.extend(
        ours.map(|entry| format!("  {}: {}", entry.id.unwrap_or(entry.list), entry.source)),
    );
    lines.extend([String::new(), words.say("components-page")]);
    lines
}
