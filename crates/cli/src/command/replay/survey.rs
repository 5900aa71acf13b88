//! `mittwoch replay DIR --verify`: what this program would make of every match in a folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::stdout;
use std::path::{Path, PathBuf};

use crate::edge;
use crate::party::{Party, components, title_of};
use crate::problem::Problem;
use crate::save::Saved;

/// A match that was looked at.
struct Found {
    name: String,
    /// The game and the version of its rules.
    kind: (String, String),
    /// What would differ.
    differs: Option<String>,
}

/// Looks at every match of a folder and says which would differ.
pub(super) fn run(folder: &Path, packs: &[PathBuf]) -> Result<(), Problem> {
    let mut all = Vec::new();
    look(folder, packs, &mut all)?;
    if all.is_empty() {
        let folder = edge::path(folder);
        return Err(Problem::Failure(format!("The folder '{folder}' holds no match.")));
    }
    let mut out = stdout().lock();
    let mut kinds: BTreeMap<_, (usize, usize)> = BTreeMap::new();
    for Found { name, kind, differs } in &all {
        let count = kinds.entry(kind).or_default();
        count.0 += 1;
        if let Some(what) = differs {
            count.1 += 1;
            edge::line(&mut out, format_args!("Differs: '{name}': {}.", edge::plain(what)))?;
        }
    }
    for ((game, rules), (all, differing)) in &kinds {
        let game = edge::plain(game);
        let counts = format_args!("{all} matches, {differing} would differ.");
        edge::line(&mut out, format_args!("{game}, rules {rules}: {counts}"))?;
    }
    let differing: usize = kinds.values().map(|(_, differing)| differing).sum();
    match differing {
        0 => Ok(()),
        _ => Err(Problem::Failure(format!("{differing} of {} matches would differ.", all.len()))),
    }
}

fn look(folder: &Path, packs: &[PathBuf], all: &mut Vec<Found>) -> Result<(), Problem> {
    let unreadable = |error| Problem::file("read the folder", folder, &error);
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let ends = |end: &str| path.extension().is_some_and(|extension| extension == end);
        match path.is_dir() {
            true => look(&path, packs, all)?,
            false if ends("jsonl") => all.push(file(&path, packs)),
            false if ends("db") => all.extend(database(folder, &path)?),
            false => {}
        }
    }
    Ok(())
}

/// A record or saved game.
fn file(path: &Path, packs: &[PathBuf]) -> Found {
    let name = edge::path(path);
    let unknown = || ("?".to_owned(), "?".to_owned());
    let saved = match Saved::read(path) {
        Ok(saved) => saved,
        Err(problem) => {
            return Found { name, kind: unknown(), differs: Some(problem.to_string()) };
        }
    };
    let kind = saved.game().zip(saved.rules()).unwrap_or_else(unknown);
    Found { name, kind, differs: difference(path, &saved, packs).err().map(|p| p.to_string()) }
}

fn difference(path: &Path, saved: &Saved, packs: &[PathBuf]) -> Result<(), Problem> {
    if !saved.finished() {
        return Party::watch(path, packs).map(drop);
    }
    let title = title_of(path, saved)?;
    let pack = components(path, title, saved, packs)?;
    let sound = mittwoch_games::verify(&saved.record, Some(&pack));
    sound.map(drop).map_err(|fault| Problem::Failure(fault.to_string()))
}

/// The matches of a server.
#[cfg(feature = "server")]
fn database(folder: &Path, path: &Path) -> Result<Vec<Found>, Problem> {
    use crate::command::serve::runtime;

    if path.file_name().is_none_or(|name| name != mittwoch_server::store::FILE) {
        return Ok(Vec::new());
    }
    let surveyed = runtime()?.block_on(mittwoch_server::store::survey(folder));
    let surveyed = surveyed.map_err(|fault| Problem::Failure(fault.to_string()))?;
    let found = surveyed.into_iter().map(|one| Found {
        name: format!("{}, table {}", edge::path(path), edge::plain(&one.table)),
        kind: (one.game, one.rules.map_or_else(|| "?".to_owned(), |rules| rules.to_string())),
        differs: one.differs,
    });
    Ok(found.collect())
}

/// The matches of a server, which this program cannot read.
#[cfg(not(feature = "server"))]
fn database(_: &Path, path: &Path) -> Result<Vec<Found>, Problem> {
    let path = edge::path(path);
    Err(Problem::Failure(format!("'{path}' can be read by the program with the server alone.")))
}
