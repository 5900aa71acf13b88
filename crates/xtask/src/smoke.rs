//! The program, run as a newcomer would run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::OnceLock;

use serde_json::Value;

use crate::readme;
use crate::shell::{PROFILE, built, built_target, cargo, program, root};

/// The games of the first simulation.
const GAMES: u64 = 200;
/// What people answer themselves, or what takes long: for these only the help is looked at.
const NOT_RUN: [&str; 4] = ["play", "bench", "serve", "menu"];
/// The exit code of a program that panicked.
const PANIC: i32 = 101;

/// Builds the program and tries simulation, records and the commands of the README.
pub(crate) fn try_all() -> Result<(), String> {
    let folder = Scratch::new(build()?)?;
    simulation(&folder)?;
    records(&folder)?;
    readme_commands(&folder)
}

/// What the program is called.
const NAME: &str = "mittwoch";

/// The program that was built together with all tests, if it was.
static BUILT: OnceLock<PathBuf> = OnceLock::new();

/// Compiles every test and the program at once: alone the program would have fewer features of its
/// dependencies, and they would be compiled a second time.
pub(crate) fn build_all() -> Result<(), String> {
    let mut command = cargo(&["test", "--profile", PROFILE, "--workspace", "--no-run"]);
    let made = built_target(&mut command, |message| {
        let target = &message["target"];
        message["profile"]["test"] == false && target["kind"][0] == "bin" && target["name"] == NAME
    })?;
    BUILT.get_or_init(|| made);
    Ok(())
}

/// Builds the program as it is checked and tells where it lies.
pub(crate) fn build() -> Result<PathBuf, String> {
    match BUILT.get() {
        Some(made) => Ok(made.clone()),
        None => built(&mut cargo(&["build", "--profile", PROFILE, "--package", NAME])),
    }
}

/// The first game for so many players.
fn any_game(players: u8) -> &'static str {
    let mut games = mittwoch_games::catalogue().iter().map(|title| title.about());
    games.find(|about| about.players.contains(&players)).expect("a game for so many").key
}

fn simulation(folder: &Scratch) -> Result<(), String> {
    let games = GAMES.to_string();
    let arguments = ["simulate", any_game(4), "--players", "4", "--games", &games];
    let rest = ["--bots", "random", "--seed", "1", "--json"];
    let text = folder.good(&[&arguments[..], &rest].concat())?;
    let tally: Value = serde_json::from_str(&text)
        .map_err(|error| format!("simulate --json printed no JSON object: {error}"))?;
    let seats = |key: &str| tally[key].as_array().map_or(0, Vec::len);
    let sound = tally["games"] == GAMES
        && tally["decisions"].as_u64() > Some(GAMES)
        && tally["decisions_per_second"].as_f64() > Some(0.0)
        && (seats("wins"), seats("score_mean")) == (4, 4);
    if sound { Ok(()) } else { Err(format!("simulate --json printed a strange tally: {text}")) }
}

fn records(folder: &Scratch) -> Result<(), String> {
    let arguments = ["simulate", any_game(3), "--players", "3", "--games", "3"];
    let rest = ["--bots", "random", "--seed", "2", "--records", "smoke-records", "--json"];
    folder.good(&[&arguments[..], &rest].concat())?;
    let files = folder.files("smoke-records")?;
    let [file, _, _] = &files[..] else {
        return Err(format!("three games left {} record files", files.len()));
    };
    folder.good(&["replay", &file.to_string_lossy(), "--verify"])?;
    let damaged = folder.damage(file)?;
    folder.bad(&["replay", &damaged.to_string_lossy(), "--verify"])
}

fn readme_commands(folder: &Scratch) -> Result<(), String> {
    let text = fs::read_to_string(root().join("README.md"))
        .map_err(|error| format!("README.md could not be read: {error}"))?;
    for command in readme::commands(&text) {
        let Some(arguments) = readme::mittwoch_arguments(&command) else { continue };
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match arguments.first() {
            Some(flag) if flag.starts_with('-') => help_names(folder, Some("serve"), &arguments)?,
            Some(name) if !NOT_RUN.contains(name) => drop(folder.good(&arguments)?),
            name => help_names(folder, name.copied(), &arguments)?,
        }
    }
    Ok(())
}

fn help_names(folder: &Scratch, name: Option<&str>, arguments: &[&str]) -> Result<(), String> {
    let asked: Vec<&str> = name.into_iter().chain(["--help"]).collect();
    let help = folder.good(&asked)?;
    let missing = arguments.iter().find(|word| word.starts_with("--") && !help.contains(**word));
    missing.map_or(Ok(()), |word| Err(format!("the help of {} has no {word}", asked[0])))
}

/// A folder of its own, gone afterwards, and the program that runs in it.
struct Scratch {
    folder: PathBuf,
    program: PathBuf,
}

impl Scratch {
    fn new(program: PathBuf) -> Result<Scratch, String> {
        let folder = std::env::temp_dir().join(format!("mittwoch-smoke-{}", std::process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("no folder for the smoke run could be made: {error}"))?;
        Ok(Scratch { folder, program })
    }

    fn mittwoch(&self, arguments: &[&str]) -> Result<Output, String> {
        println!("$ mittwoch {}", arguments.join(" "));
        let mut command = program(&self.program);
        command.args(arguments).current_dir(&self.folder);
        command.output().map_err(|error| format!("mittwoch could not be started: {error}"))
    }

    /// Runs the program; it must end well.
    fn good(&self, arguments: &[&str]) -> Result<String, String> {
        let output = self.mittwoch(arguments)?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(format!("mittwoch {} failed ({}): {errors}", arguments.join(" "), output.status))
    }

    /// Runs the program; it must refuse with a sentence.
    fn bad(&self, arguments: &[&str]) -> Result<(), String> {
        let output = self.mittwoch(arguments)?;
        let code = output.status.code();
        let refused = code.is_some_and(|code| code != 0 && code != PANIC);
        if refused && !output.stderr.is_empty() {
            return Ok(());
        }
        Err(format!("mittwoch {} should have refused: {}", arguments.join(" "), output.status))
    }

    fn files(&self, folder: &str) -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(self.folder.join(folder))
            .map_err(|error| format!("the folder of records is not there: {error}"))?;
        let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        files.sort();
        Ok(files)
    }

    /// A copy of a record that lacks one line in the middle.
    fn damage(&self, file: &Path) -> Result<PathBuf, String> {
        let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
        let mut lines: Vec<_> = text.lines().collect();
        lines.remove(lines.len() / 2);
        let damaged = self.folder.join("damaged.jsonl");
        fs::write(&damaged, lines.join("\n")).map_err(|error| error.to_string())?;
        Ok(damaged)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
