//! The commands, one file each.

#[cfg(feature = "server")]
mod backup;
mod bench;
mod components;
mod games;
mod menu;
#[cfg(feature = "server")]
mod packs;
mod play;
mod replay;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod simulate;

use std::collections::BTreeMap;

use mittwoch_kernel::{Phrase, Setting};
use mittwoch_table::Title;

use crate::args::{Args, Command};
use crate::problem::Problem;
use crate::words::Lang;

/// Runs one command.
pub fn run(args: Args) -> Result<(), Problem> {
    let lang = Lang::chosen(args.lang);
    match args.command {
        None => unnamed(lang),
        #[cfg(feature = "server")]
        Some(Command::Serve(args)) => serve::run(args, lang),
        #[cfg(feature = "server")]
        Some(Command::Backup(args)) => backup::run(&args, lang),
        #[cfg(feature = "server")]
        Some(Command::Packs(args)) => packs::run(&args, lang),
        Some(Command::Menu) => menu::run(lang),
        Some(Command::Games(args)) => games::run(&args, lang),
        Some(Command::Play(args)) => play::run(*args, lang),
        Some(Command::Simulate(args)) => simulate::run(args, lang),
        Some(Command::Replay(args)) => replay::run(&args, lang),
        Some(Command::Bench(args)) => bench::run(&args, lang),
        Some(Command::Components(args)) => components::run(&args, lang),
        Some(Command::Rules(args)) => rules::run(&args, lang),
    }
}

/// What is done when nothing is named.
#[cfg(feature = "server")]
fn unnamed(lang: Lang) -> Result<(), Problem> {
    match crate::args::read(["mittwoch".into(), "serve".into()])?.and_then(|args| args.command) {
        Some(Command::Serve(args)) => serve::run(args, lang),
        _ => serve::run(crate::args::Serve::default(), lang),
    }
}

/// What is done when nothing is named, and there is no server.
#[cfg(not(feature = "server"))]
fn unnamed(lang: Lang) -> Result<(), Problem> {
    menu::run(lang)
}

/// The game of a key, or a sentence with the games that there are.
pub fn title(key: &str) -> Result<&'static dyn Title, Problem> {
    mittwoch_games::title(key).ok_or_else(|| {
        let known: Vec<_> = mittwoch_games::catalogue().iter().map(|t| t.about().key).collect();
        let phrase = Phrase::new("problem-no-game").word("key", key);
        Problem::Usage(phrase.word("known", &known.join(", ")))
    })
}

/// Players and options, checked against the game.
fn setting(
    title: &dyn Title,
    players: u8,
    options: Vec<(String, String)>,
) -> Result<Setting, Problem> {
    let mut chosen = BTreeMap::new();
    for (key, value) in options {
        if chosen.insert(key.clone(), value).is_some() {
            return Err(Problem::Usage(Phrase::new("problem-option-twice").word("key", &key)));
        }
    }
    let setting = Setting { players, options: chosen };
    let faults = setting.check(&title.about());
    if faults.is_empty() { Ok(setting) } else { Err(Problem::setting(&faults)) }
}
