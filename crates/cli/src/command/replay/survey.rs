//! `mittwoch replay DIR --verify`: what this program would make of every match in a folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::stdout;
use std::path::{Path, PathBuf};

use mittwoch_kernel::Phrase;

use crate::edge;
use crate::party::{LocalMatch, components, record_fault, title_of};
use crate::problem::Problem;
use crate::save::Saved;
use crate::words::{Lang, Words};

/// A match that was looked at.
struct SurveyedMatch {
    name: String,
    /// The game and the version of its rules.
    kind: (String, String),
    /// What would differ.
    differs: Option<String>,
}

/// Looks at every match of a folder and says which would differ.
pub(super) fn run(folder: &Path, packs: &[PathBuf], lang: Lang) -> Result<(), Problem> {
    let words = Words::new(lang);
    let mut all = Vec::new();
    look(folder, (packs, &words), &mut all)?;
    if all.is_empty() {
        let phrase = Phrase::new("problem-no-match").word("folder", &edge::path(folder));
        return Err(Problem::Failure(phrase));
    }
    let mut out = stdout().lock();
    let mut kinds: BTreeMap<_, (usize, usize)> = BTreeMap::new();
    for SurveyedMatch { name, kind, differs } in &all {
        let count = kinds.entry(kind).or_default();
        count.0 += 1;
        if let Some(what) = differs {
            count.1 += 1;
            let phrase = Phrase::new("replay-differs").word("path", name).word("detail", what);
            edge::line(&mut out, words.phrase(&phrase))?;
        }
    }
    for ((game, rules), (all, differing)) in &kinds {
        let phrase = Phrase::new("replay-counts").word("game", game).word("rules", rules);
        let phrase = phrase.number("all", *all as i64).number("differing", *differing as i64);
        edge::line(&mut out, words.phrase(&phrase))?;
    }
    let differing: usize = kinds.values().map(|(_, differing)| differing).sum();
    match differing {
        0 => Ok(()),
        _ => {
            let phrase = Phrase::new("problem-differ").number("differing", differing as i64);
            Err(Problem::Failure(phrase.number("all", all.len() as i64)))
        }
    }
}

type Reading<'a> = (&'a [PathBuf], &'a Words);

fn look(folder: &Path, reading: Reading<'_>, all: &mut Vec<SurveyedMatch>) -> Result<(), Problem> {
    let unreadable = |error| Problem::file("problem-read-folder", folder, &error);
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let ends = |end: &str| path.extension().is_some_and(|extension| extension == end);
        match path.is_dir() {
            true => look(&path, reading, all)?,
            false if ends("jsonl") => all.push(file(&path, reading)),
            false if ends("db") => all.extend(database(folder, &path)?),
            false => {}
        }
    }
    Ok(())
}

/// A record or saved game.
fn file(path: &Path, (packs, words): Reading<'_>) -> SurveyedMatch {
    let name = edge::path(path);
    let told = |problem: Problem| problem.told(words).trim_end_matches('.').to_owned();
    let unknown = || ("?".to_owned(), "?".to_owned());
    let saved = match Saved::read(path) {
        Ok(saved) => saved,
        Err(problem) => {
            return SurveyedMatch { name, kind: unknown(), differs: Some(told(problem)) };
        }
    };
    let kind = saved.game().zip(saved.rules()).unwrap_or_else(unknown);
    SurveyedMatch { name, kind, differs: difference(path, &saved, packs).err().map(told) }
}

fn difference(path: &Path, saved: &Saved, packs: &[PathBuf]) -> Result<(), Problem> {
    if !saved.finished() {
        return LocalMatch::watch(path, packs).map(drop);
    }
    let title = title_of(path, saved)?;
    let pack = components(path, title, saved, packs)?;
    let sound = mittwoch_games::verify(&saved.record, Some(&pack));
    sound.map(drop).map_err(|fault| record_fault(path, &fault))
}

/// The matches of a server.
#[cfg(feature = "server")]
fn database(folder: &Path, path: &Path) -> Result<Vec<SurveyedMatch>, Problem> {
    use crate::command::serve::runtime;

    if path.file_name().is_none_or(|name| name != mittwoch_server::store::FILE) {
        return Ok(Vec::new());
    }
    let surveyed = runtime()?.block_on(mittwoch_server::store::survey(folder));
    let surveyed = surveyed.map_err(|fault| Problem::Failure(fault.phrase()))?;
    let found = surveyed.into_iter().map(|one| SurveyedMatch {
        name: format!("{}, table {}", edge::path(path), edge::plain(&one.table)),
        kind: (one.game, one.rules.map_or_else(|| "?".to_owned(), |rules| rules.to_string())),
        differs: one.differs,
    });
    Ok(found.collect())
}

/// The matches of a server, which this program cannot read.
#[cfg(not(feature = "server"))]
fn database(_: &Path, path: &Path) -> Result<Vec<SurveyedMatch>, Problem> {
    let phrase = Phrase::new("problem-server-alone").word("path", &edge::path(path));
    Err(Problem::Failure(phrase))
}
