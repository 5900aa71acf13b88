//! Instructions per random decision, which do not depend on how busy a machine is, compared with
//! what is stored in the folder of each game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use mittwoch_games::catalogue;
use serde::{Deserialize, Serialize};

use crate::need::VALGRIND;
use crate::shell::{built, cargo, program, root};

/// How much slower than the stored figure random play may become, in hundredths.
const TOLERANCE: f64 = 2.0;
/// About how many decisions are counted.
const DECISIONS: u64 = 20_000;
/// How many games the first count has, which is taken off the second: what a start costs.
const FEW: u64 = 2;

/// What to do with the figures.
#[derive(Args, Clone, Debug)]
pub struct InstructionsPlan {
    /// One game only
    #[arg(long, value_name = "KEY")]
    pub game: Option<String>,
    /// Stores the figures in place of comparing them
    #[arg(long)]
    pub store: bool,
}

/// The stored figures of a game.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredCounts {
    /// The compiler that made the program: another one counts otherwise.
    compiler: String,
    /// By the number of players, the instructions per decision.
    instructions: BTreeMap<String, f64>,
}

/// Counts the instructions of random play and compares them with the stored ones.
pub fn run(plan: &InstructionsPlan) -> Result<(), String> {
    VALGRIND.ensure()?;
    if !VALGRIND.is_there() {
        return Ok(());
    }
    let example = ["--package", "mittwoch-arena", "--example", "random_play"];
    let program = built(cargo(&["build", "--release"]).args(example))?;
    let named = |key: &str| plan.game.as_ref().is_none_or(|wanted| wanted == key);
    let mut slower = Vec::new();
    for about in catalogue().iter().map(|title| title.about()).filter(|about| named(about.key)) {
        let players = about.players.clone();
        let counted = players.map(|n| Ok((n.to_string(), counted(&program, about.key, n)?)));
        let now = StoredCounts {
            compiler: compiler()?,
            instructions: counted.collect::<Result<_, String>>()?,
        };
        if plan.store {
            store(about.key, &now)?;
        } else {
            slower.extend(compare(about.key, &stored(about.key)?, &now));
        }
    }
    if slower.is_empty() { Ok(()) } else { Err(slower.join("; ")) }
}

/// The instructions per decision: those of many games less those of a few.
fn counted(play: &Path, key: &str, players: u8) -> Result<f64, String> {
    let (first, few) = one(play, key, players, FEW)?;
    let games = FEW + (DECISIONS * FEW).div_ceil(few.max(1));
    let (second, many) = one(play, key, players, games)?;
    Ok(((second - first) as f64 / (many - few).max(1) as f64 * 10.0).round() / 10.0)
}

/// The instructions and decisions of some games.
fn one(play: &Path, key: &str, players: u8, games: u64) -> Result<(u64, u64), String> {
    let mut command = program("valgrind");
    command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    command.arg(play).args([key, &players.to_string(), &games.to_string()]);
    let output = command.output().map_err(|error| format!("valgrind: {error}"))?;
    let (said, counted) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let decisions = said.trim().parse().map_err(|_| format!("{key} was not played: {counted}"))?;
    let line = counted.lines().find_map(|line| line.split_once("refs:"));
    let digits: String =
        line.map_or("", |(_, rest)| rest).chars().filter(char::is_ascii_digit).collect();
    let instructions =
        digits.parse().map_err(|_| format!("valgrind counted nothing: {counted}"))?;
    Ok((instructions, decisions))
}

/// Tells the figures beside the stored ones, and gives a sentence for each that is too high.
fn compare(key: &str, stored: &StoredCounts, now: &StoredCounts) -> Vec<String> {
    let alike = stored.compiler == now.compiler;
    if !alike {
        println!("note: {key} was counted with {}; the figures are not judged", stored.compiler);
    }
    let mut slower = Vec::new();
    for (players, count) in &now.instructions {
        let before = stored.instructions.get(players).copied().unwrap_or(*count);
        let more = (count / before - 1.0) * 100.0;
        println!(
            "{key}, {players} players: {count:.1} instructions a decision, {more:+.1} % on {before:.1}"
        );
        if alike && more > TOLERANCE {
            slower.push(format!("{key} for {players} takes {more:.1} % more instructions"));
        }
    }
    slower
}

fn file(key: &str) -> PathBuf {
    root().join(format!("games/{key}/instructions.json"))
}

/// A game without stored figures is compared with itself.
fn stored(key: &str) -> Result<StoredCounts, String> {
    let Ok(text) = fs::read_to_string(file(key)) else {
        return Ok(StoredCounts { compiler: compiler()?, instructions: BTreeMap::new() });
    };
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file(key).display()))
}

fn store(key: &str, now: &StoredCounts) -> Result<(), String> {
    let text = serde_json::to_string_pretty(now).map_err(|error| error.to_string())?;
    fs::write(file(key), text + "\n").map_err(|error| format!("{}: {error}", file(key).display()))
}

/// The compiler, by its version line.
fn compiler() -> Result<String, String> {
    let output = program("rustc").arg("--version").output();
    let output = output.map_err(|error| format!("rustc: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(compiler: &str, count: f64) -> StoredCounts {
        let instructions = BTreeMap::from([("2".to_owned(), count)]);
        StoredCounts { compiler: compiler.to_owned(), instructions }
    }

    #[test]
    fn only_what_is_clearly_slower_with_the_same_compiler_is_complained_of() {
        let stored = figures("rustc 1", 1000.0);
        assert_eq!(compare("x", &stored, &figures("rustc 1", 1019.0)), Vec::<String>::new());
        assert_eq!(compare("x", &stored, &figures("rustc 1", 500.0)), Vec::<String>::new());
        assert_eq!(compare("x", &stored, &figures("rustc 1", 1021.0)).len(), 1);
        assert_eq!(compare("x", &stored, &figures("rustc 2", 2000.0)), Vec::<String>::new());
    }
}
