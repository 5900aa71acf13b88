//! The commands, one file each.

mod arena;
#[cfg(feature = "server")]
mod backup;
mod bench;
mod components;
mod games;
mod menu;
#[cfg(feature = "server")]
mod migrate;
#[cfg(feature = "server")]
mod packs;
mod play;
mod replay;
mod review;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod simulate;
mod teach;
#[cfg(feature = "server")]
mod thinkers;

use std::collections::BTreeMap;

use mittwoch_kernel::{Phrase, Setting};
use mittwoch_match::Title;

use crate::args::{Args, CliCommand};
use crate::problem::Problem;
use crate::words::Lang;

/// Runs one command.
pub fn run(args: Args) -> Result<(), Problem> {
    let lang = Lang::chosen(args.lang);
    match args.command {
        None => unnamed(lang),
        #[cfg(feature = "server")]
        Some(CliCommand::Serve(args)) => serve::run(args, lang),
        #[cfg(feature = "server")]
        Some(CliCommand::Backup(args)) => backup::run(&args, lang),
        #[cfg(feature = "server")]
        Some(CliCommand::Migrate(args)) => migrate::run(&args, lang),
        #[cfg(feature = "server")]
        Some(CliCommand::Packs(args)) => packs::run(&args, lang),
        #[cfg(feature = "server")]
        Some(CliCommand::Thinkers(args)) => thinkers::run(&args, lang),
        Some(CliCommand::Menu) => menu::run(lang),
        Some(CliCommand::Games(args)) => games::run(&args, lang),
        Some(CliCommand::Play(args)) => play::run(*args, lang),
        Some(CliCommand::Teach(args)) => teach::run(&args, lang),
        Some(CliCommand::Simulate(args)) => simulate::run(args, lang),
        Some(CliCommand::Arena(args)) => arena::run(args, lang),
        Some(CliCommand::Replay(args)) => replay::run(&args, lang),
        Some(CliCommand::Review(args)) => review::run(&args, lang),
        Some(CliCommand::Bench(args)) => bench::run(&args, lang),
        Some(CliCommand::Components(args)) => components::run(&args, lang),
        Some(CliCommand::Rules(args)) => rules::run(&args, lang),
    }
}

/// What is done when nothing is named.
#[cfg(feature = "server")]
fn unnamed(lang: Lang) -> Result<(), Problem> {
    match crate::args::read(["mittwoch".into(), "serve".into()])?.and_then(|args| args.command) {
        Some(CliCommand::Serve(args)) => serve::run(args, lang),
        _ => serve::run(crate::args::ServeArgs::default(), lang),
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
