use std::fmt::Write;

use serde::de::DeserializeOwned;

use crate::{Entry, Pack, Status};

/// The page that says which components are original and which are ours, in Markdown.
#[derive(Clone, Debug)]
pub struct ComponentsPage {
    pack: Pack,
    body: String,
    counts: [usize; Status::ALL.len()],
}

impl ComponentsPage {
    /// An empty page about the built-in files of a game.
    pub fn new(files: &[(&str, &str)]) -> ComponentsPage {
        let pack = Pack::new(files.iter().copied()).expect("the built-in files are sound TOML");
        ComponentsPage { pack, body: String::new(), counts: [0; Status::ALL.len()] }
    }

    /// Reads one of the built-in files.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> T {
        self.pack.read(file).expect("the built-in files have their form")
    }

    /// Adds a table of entries; `printed` says what is printed on one.
    pub fn section<E: Entry>(
        &mut self,
        title: &str,
        entries: &[E],
        printed: impl Fn(&E) -> String,
    ) {
        let head = "| id | printed | status | source |\n| --- | --- | --- | --- |";
        self.line(&format!("\n## {title}\n\n{head}"));
        for entry in entries {
            let (id, status, source) = entry.about();
            self.counts[status as usize] += 1;
            let (printed, status) = (printed(entry), status.name());
            self.line(&format!("| `{id}` | {printed} | {status} | {source} |"));
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "{text}");
    }

    /// The whole page; `note` says what a reader should know of this game's entries.
    pub fn finish(self, game: &str, note: &str) -> String {
        let count = |status: Status| format!("{} {}", self.counts[status as usize], status.name());
        format!(
            "# Components of {game}\n\n\
             <!-- Made from the component files by `cargo xtask codegen`; do not edit. -->\n\n\
             *Certain* is stated by the rulebook or forced by it, *likely* has one outside source\n\
             or a strong deduction, *guess* has little evidence, and *reconstructed* is ours: chosen\n\
             to fit everything known, and replaceable by an owner of the box.\n{note}\n\n\
             Entries: {}.\n{}",
            Status::ALL.map(count).join(", "),
            self.body
        )
    }
}
