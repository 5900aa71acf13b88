//! Saved games: the record with its seed, and a last line that says who sits where.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use mittwoch_kernel::Phrase;
use mittwoch_protocol::Pace;
use serde::{Deserialize, Serialize};

use crate::edge;
use crate::party::Who;
use crate::problem::Problem;

/// Who sits where, and whose components are used: the last line of a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seating {
    /// Who answers for each seat.
    pub seating: Vec<Who>,
    /// The folder of the owner's components, as it was called when the match began.
    ///
    /// One whose name is no Unicode is not written: the match finds its components by their digest.
    #[serde(default, skip_serializing_if = "is_unwritable")]
    pub pack: Option<PathBuf>,
    /// How fast it is played, where there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// How the table was when it was saved: clocks, and what people have asked each other; games of
    /// earlier programs do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<SavedTable>,
}

/// The lines of a table, and when they were saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTable {
    /// When, in milliseconds since 1970: nobody loses the time until it goes on.
    pub at: i64,
    /// The lines.
    pub lines: Vec<String>,
}

impl SavedTable {
    /// The lines, and for how many milliseconds nobody could play.
    pub fn lines(self) -> (Vec<String>, i64) {
        let down = crate::party::now() - self.at;
        (self.lines, down.max(0))
    }
}

fn is_unwritable(pack: &Option<PathBuf>) -> bool {
    pack.as_ref().is_none_or(|path| path.to_str().is_none())
}

/// A saved game or a plain record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The record.
    pub record: String,
    /// Who sits where; a plain record does not say.
    pub seating: Option<Seating>,
}

impl Saved {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Saved, Problem> {
        let text = fs::read_to_string(path).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => {
                Problem::Failure(Phrase::new("problem-not-text").word("path", &edge::path(path)))
            }
            _ => Problem::file("problem-read", path, &error),
        })?;
        Ok(Saved::parse(text))
    }

    /// Takes the last line off where it is a seating.
    pub fn parse(mut text: String) -> Saved {
        let body = text.trim_end();
        let start = body.rfind('\n').map_or(0, |at| at + 1);
        let seating = serde_json::from_str(&body[start..]).ok();
        if seating.is_some() {
            text.truncate(start);
        }
        Saved { record: text, seating }
    }

    /// The key of the game, as the first line names it.
    pub fn game(&self) -> Option<String> {
        self.head("game")
    }

    /// The digest of the components, as the first line names it.
    pub fn pack(&self) -> Option<String> {
        self.head("pack")
    }

    /// The version of the rules, as the first line names it.
    pub fn rules(&self) -> Option<String> {
        self.first()?.get("rules")?.as_u64().map(|rules| rules.to_string())
    }

    fn head(&self, field: &str) -> Option<String> {
        self.first()?.get(field)?.as_str().map(ToOwned::to_owned)
    }

    fn first(&self) -> Option<serde_json::Value> {
        serde_json::from_str(self.record.lines().next()?).ok()
    }

    /// The folder of the owner's components, if the file is one of the program's own: what a file
    /// from elsewhere names is not looked into.
    pub fn own_pack(&self, path: &Path) -> Option<&Path> {
        let own = path.canonicalize().ok()?.starts_with(folder().canonicalize().ok()?);
        self.seating.as_ref()?.pack.as_deref().filter(|_| own)
    }

    /// Whether the match is over: its last line then tells the outcome.
    pub fn finished(&self) -> bool {
        let last = self.record.lines().next_back().unwrap_or_default();
        serde_json::from_str::<serde_json::Value>(last)
            .is_ok_and(|line| line.get("outcome").is_some())
    }

    /// The whole text of the file.
    pub fn text(&self) -> String {
        let mut text = self.record.clone();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        if let Some(seating) = &self.seating {
            text.push_str(&serde_json::to_string(seating).expect("a seating is JSON"));
            text.push('\n');
        }
        text
    }
}

/// Writes a file whole or not at all: beside it first, then moved into place.
pub fn write(path: &Path, text: &str) -> Result<(), Problem> {
    write_beside(path, text).map_err(|error| Problem::file("problem-write", path, &error))
}

fn write_beside(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let beside = path.with_file_name(name);
    let written = fs::File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// The folder where games are kept unless a file is named, as the operating system has it.
pub fn folder() -> PathBuf {
    let base = etcetera::choose_base_strategy().map(|base| base.data_dir());
    base.unwrap_or_else(|_| std::env::temp_dir()).join("mittwoch")
}

/// The kept games, the latest first.
pub fn kept() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| (entry.metadata().and_then(|data| data.modified()).ok(), entry.path()))
        .filter(|(_, path)| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files.into_iter().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_taken_off_only_if_it_is_a_seating() {
        let plain = Saved::parse("{\"game\":\"x\"}\n{\"seq\":1}\n".into());
        assert_eq!((plain.seating.as_ref(), plain.game().as_deref()), (None, Some("x")));
        let seating = Seating {
            seating: vec![Who::Human, Who::Bot("greedy".into())],
            pack: None,
            ..Seating::default()
        };
        let saved = Saved { seating: Some(seating), ..plain };
        assert_eq!(Saved::parse(saved.text()), saved);
        assert!(saved.text().ends_with("{\"seating\":[\"human\",\"greedy\"]}\n"));
    }

    #[test]
    fn nonsense_is_a_record_that_names_no_game() {
        for text in ["", "\n", "nonsense", "{}", "[1]"] {
            assert_eq!(Saved::parse(text.into()).game(), None, "{text:?}");
        }
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("mittwoch-save-{}", std::process::id()));
        let path = folder.join("deep").join("game.jsonl");
        write(&path, "one").expect("the folder can be made");
        write(&path, "two").expect("the file can be replaced");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "two");
        assert_eq!(fs::read_dir(folder.join("deep")).expect("it is there").count(), 1);
        assert!(write(&folder.join("deep"), "x").is_err(), "a folder is no file");
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1);
        fs::remove_dir_all(folder).expect("it can be cleaned up");
    }
}
