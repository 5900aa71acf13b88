//! `mittwoch components export`: the built-in files as a pack to edit.

use std::fs::{self, OpenOptions};
use std::io::{self, Write, stdout};
use std::path::Path;

use mittwoch_kernel::{Pack, Phrase};
use mittwoch_match::Title;

use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Writes the files into a new or empty place; nothing that is there is changed.
pub(super) fn run(title: &dyn Title, folder: &Path, lang: Lang) -> Result<(), Problem> {
    let about = title.about();
    let words = Words::new(lang);
    let head = head(about.key, &words);
    let files = std::iter::once((Pack::FILE, head.as_str())).chain(about.files.iter().copied());
    fs::create_dir_all(folder).map_err(|error| Problem::file("problem-write", folder, &error))?;
    for (name, text) in files {
        let path = folder.join(name);
        write(&path, text).map_err(|error| Problem::file("problem-write", &path, &error))?;
    }
    let done = Phrase::new("components-exported").word("folder", &edge::path(folder));
    Ok(edge::line(&mut stdout(), words.phrase(&done))?)
}

fn head(key: &str, words: &Words) -> String {
    let comment = words.say("components-pack-comment");
    let comment: String = comment.lines().map(|line| format!("# {line}\n")).collect();
    let name = Phrase::new("components-pack-name").word("game", &words.of_game(key, "name"));
    let name = toml::Value::from(words.phrase(&name));
    format!("{comment}game = \"{key}\"\nname = {name}\n")
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}
