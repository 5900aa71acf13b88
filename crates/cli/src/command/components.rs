//! `mittwoch components`: what is original, what is reconstructed, and faults of a pack.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::stdout;
use std::path::Path;

use mittwoch_games::catalogue;
use mittwoch_kernel::{Pack, Phrase};
use mittwoch_table::Title;
use toml::{Table, Value};

use super::title;
use crate::args::{Components, ComponentsCommand};
use crate::edge;
use crate::layout::columns;
use crate::pack_dir;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// The states of an entry, each with the key of its name.
const STATUSES: [(&str, &str); 4] = [
    ("certain", "status-certain"),
    ("likely", "status-likely"),
    ("guess", "status-guess"),
    ("reconstructed", "status-reconstructed"),
];

/// Prints the summary or the page, or checks a folder.
pub(super) fn run(args: &Components, lang: Lang) -> Result<(), Problem> {
    if let Some(ComponentsCommand::Check { what }) = &args.command {
        return check(what, lang);
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
    let (title, folder) = match what {
        [folder] => (title_by_files(Path::new(folder))?, folder),
        [key, folder, ..] => (title(&key.to_string_lossy())?, folder),
        [] => return Err(Problem::usage("problem-check-what")),
    };
    let pack = pack_dir::pack(title, Some(Path::new(folder)))?;
    let sound = Phrase::new("check-sound").word("game", title.about().key);
    let sound = sound.word("digest", &pack.digest());
    Ok(edge::line(&mut stdout(), Words::new(lang).phrase(&sound))?)
}

/// The game that has all component files of a folder.
fn title_by_files(folder: &Path) -> Result<&'static dyn Title, Problem> {
    let names = pack_dir::names(folder)?;
    let knows_all = |title: &&&'static dyn Title| {
        let files = title.about().files;
        names.iter().all(|name| files.iter().any(|(file, _)| file == name))
    };
    catalogue().iter().find(knows_all).copied().ok_or_else(|| {
        Problem::Usage(Phrase::new("problem-which-game").word("folder", &edge::path(folder)))
    })
}

/// One entry of a component file.
struct Entry {
    name: String,
    status: String,
    source: String,
}

fn summary(pack: &Pack, words: &Words) -> Vec<String> {
    let mut counts = vec![];
    let mut ours = Vec::new();
    for (file, text) in pack.files() {
        let entries = entries(&text);
        let mut row = vec![file.to_owned()];
        row.extend(STATUSES.map(|(status, _)| {
            entries.iter().filter(|entry| entry.status == status).count().to_string()
        }));
        counts.push(row);
        ours.extend(entries.into_iter().filter(|entry| entry.status == "reconstructed"));
    }
    let heads = STATUSES.map(|(_, key)| words.say(key));
    counts.insert(0, [words.say("components-file")].into_iter().chain(heads).collect());
    let mut lines = columns(&counts);
    lines.extend([String::new(), words.say("components-reconstructed")]);
    lines.extend(ours.iter().map(|entry| format!("  {}: {}", entry.name, entry.source)));
    lines.extend([String::new(), words.say("components-page")]);
    lines
}

fn entries(text: &str) -> Vec<Entry> {
    let table: Table = text.parse().expect("a pack holds sound TOML");
    table.iter().flat_map(|(key, value)| below(key, value)).collect()
}

fn below(key: &str, value: &Value) -> Vec<Entry> {
    match value {
        Value::Array(values) => values.iter().flat_map(|value| below(key, value)).collect(),
        Value::Table(table) => entry(key, table).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn entry(key: &str, table: &Table) -> Option<Entry> {
    let texts: BTreeMap<&str, &str> =
        table.iter().filter_map(|(key, value)| Some((key.as_str(), value.as_str()?))).collect();
    let text = |name| texts.get(name).map(|text| (*text).to_owned());
    Some(Entry {
        name: text("id").unwrap_or_else(|| key.to_owned()),
        status: text("status")?,
        source: text("source").unwrap_or_default(),
    })
}
