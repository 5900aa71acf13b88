//! The terminal side of Mittwoch: play, watch, simulate, replay and look things up.
//!
//! Everything here stands on the erased games of `mittwoch-match`; what a particular
//! game looks like lies in its folder ([`board`]). What people read comes from the text files
//! ([`words`]).

pub mod args;
pub mod board;
pub mod command;
pub mod course;
pub mod digest;
pub mod edge;
pub mod host;
pub mod pace;
pub mod pack_dir;
pub mod party;
pub mod problem;
pub mod remote;
pub mod save;
pub mod seed;
pub mod signals;
pub mod speech;
pub mod text;
pub mod tui;

pub use mittwoch_terminal::layout;
pub use mittwoch_words as words;

use std::process::ExitCode;

use problem::Problem;
use words::{Lang, Words};

/// Runs the command line and turns what came of it into one sentence and an exit code.
pub fn main() -> ExitCode {
    signals::watch();
    let args = args::read(std::env::args_os());
    let lang = args.as_ref().ok().and_then(|args| args.as_ref()?.lang);
    let lang = Lang::chosen(lang);
    signals::speak(lang);
    match args.and_then(|args| args.map_or(Ok(()), command::run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            tell(&problem, lang);
            ExitCode::from(problem.code())
        }
    }
}

fn tell(problem: &Problem, lang: Lang) {
    // Nobody is left to tell when standard error is closed as well.
    let _ = edge::line(&mut std::io::stderr(), problem.told(&Words::new(lang)));
}
