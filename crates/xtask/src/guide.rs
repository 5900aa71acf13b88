//! The guide for a new game, followed word for word in a scratch copy of the repository.

mod scratch;
mod table;

use std::fs;
use std::process::Command;
use std::time::Instant;

use crate::codegen;
use crate::readme::{after, commands};
use crate::serving::Server;
use crate::shell::root;
use scratch::GuideCopy;

/// The guide.
const GUIDE: &str = "docs/adding-a-game.md";
/// What somebody types who always takes the first answer, until any game is over.
const FIRST_ANSWERS: usize = 500;
/// What Cargo writes when a crate is added.
const LOCK: &str = "Cargo.lock";

/// Does everything that the guide says, and looks at what it left behind.
pub fn run() -> Result<(), String> {
    let text = fs::read_to_string(root().join(GUIDE));
    let text = text.map_err(|error| format!("{GUIDE} could not be read: {error}"))?;
    let commands = commands(&text);
    let key = key(&commands)?;
    let scratch = GuideCopy::new()?;
    for words in &commands {
        let start = Instant::now();
        println!("guide$ {}", words.join(" "));
        follow(&scratch, key, words)?;
        println!("guide: done after {:.1} s", start.elapsed().as_secs_f64());
    }
    within_its_folder(&scratch, key)
}

/// The key of the game that the guide makes.
fn key(commands: &[Vec<String>]) -> Result<&str, String> {
    let made = commands.iter().find_map(|words| after(words, &["cargo", "xtask", "new-game"]));
    made.and_then(|rest| rest.first()).map(String::as_str).ok_or_else(|| {
        format!("{GUIDE} makes no game: it has no command 'cargo xtask new-game KEY'")
    })
}

/// Runs a command of the guide; a game that is played gets somebody who answers.
fn follow(scratch: &GuideCopy, key: &str, words: &[String]) -> Result<(), String> {
    let mut command = scratch.command(words)?;
    match after(words, &["cargo", "run", "--"]).and_then(|rest| rest.first()).map(String::as_str) {
        Some("serve") => serve(scratch, key, &mut command),
        Some("play") => scratch.feed(&mut command, &"1\n".repeat(FIRST_ANSWERS)),
        _ => crate::shell::run(&mut command),
    }
}

/// Plays a match through HTTP and lets the program check its record.
fn serve(scratch: &GuideCopy, key: &str, command: &mut Command) -> Result<(), String> {
    let data = scratch.folder("data")?;
    let quiet = [("MITTWOCH_PORT", "0"), ("MITTWOCH_LOG", "none")];
    let server = Server::of(command.envs(quiet).env("MITTWOCH_DATA", &data))?;
    let record = table::play(&server.address, key)?;
    drop(server);
    let file = data.join("record.jsonl");
    fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))?;
    let replay = ["cargo", "run", "--", "replay", &file.to_string_lossy(), "--verify"];
    crate::shell::run(&mut scratch.command(&replay.map(str::to_owned))?)
}

/// Everything that changed lies in the folder of the game, or was written by codegen or Cargo.
fn within_its_folder(scratch: &GuideCopy, key: &str) -> Result<(), String> {
    let folder = format!("games/{key}/");
    let changed = scratch.changed()?;
    if !changed.iter().any(|path| path.starts_with(&folder)) {
        return Err(format!("{GUIDE} made nothing in {folder}"));
    }
    let written = codegen::shared_pages();
    let strange =
        |path: &&String| !path.starts_with(&folder) && *path != LOCK && !written.contains(*path);
    let strange: Vec<_> = changed.iter().filter(strange).cloned().collect();
    if strange.is_empty() {
        println!(
            "guide: {} files, none of them outside {folder} but generated ones",
            changed.len()
        );
        return Ok(());
    }
    Err(format!("a new game touches {}", strange.join(", ")))
}
