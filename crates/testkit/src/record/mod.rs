//! The page that says what a game writes into records, compared with the game in both directions.

mod compare;
mod markdown;
mod names;
mod sources;
mod walks;

use std::fs;
use std::path::{Path, PathBuf};

use mittwoch_kernel::Whole;
use serde_json::Value;

pub use walks::Met;

/// `docs/record.md` in the folder of a game, with the sources of its rules and its examples.
#[derive(Clone, Debug)]
pub struct RecordPage {
    text: String,
    sources: PathBuf,
    examples: PathBuf,
}

impl RecordPage {
    /// The page of the game whose rules lie in this folder: `games/<key>/rules`.
    pub fn beside(rules: &str) -> RecordPage {
        let docs = Path::new(rules).join("../docs");
        let page = docs.join("record.md");
        let text = fs::read_to_string(&page);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        let sources = Path::new(rules).join("src");
        RecordPage { text, sources, examples: docs.join("examples") }
    }

    /// The same page with something else written in one place.
    pub fn changed(&self, right: &str, wrong: &str) -> RecordPage {
        assert!(self.text.contains(right), "'{right}' is on the page");
        RecordPage { text: self.text.replacen(right, wrong, 1), ..self.clone() }
    }

    /// Fails with every difference between the page and a game of which much was met.
    pub fn check<G: Whole>(&self, met: &Met) {
        let found = self.differences::<G>(met);
        assert!(found.is_empty(), "{} and its record.md differ:\n{}", G::KEY, found.join("\n"));
    }

    /// Every difference between the page and a game of which much was met.
    pub fn differences<G: Whole>(&self, met: &Met) -> Vec<String> {
        let chapter = markdown::chapter(&self.text);
        let mut found = compare::differences::<G>(&chapter, &self.sources, met);
        found.extend(self.unnamed_versions::<G>());
        found.extend(self.unnamed_examples());
        found
    }

    fn unnamed_versions<G: Whole>(&self) -> Vec<String> {
        let lines =
            G::EDITIONS.iter().map(|edition| format!("| `{}` | {} |", G::KEY, edition.rules));
        let missing = lines.filter(|line| !self.text.contains(line));
        missing.map(|line| format!("the page has no line '{line}'")).collect()
    }

    fn unnamed_examples(&self) -> Vec<String> {
        let names = self.examples().into_iter().map(|(name, _)| format!("| `{name}` |"));
        let missing = names.filter(|line| !self.text.contains(line));
        missing.map(|line| format!("the page has no line '{line}'")).collect()
    }

    /// The example records beside the page, with their names.
    fn examples(&self) -> Vec<(String, String)> {
        let entries = fs::read_dir(&self.examples).into_iter().flatten().flatten();
        let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
        paths.sort();
        let name =
            |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let read = |path: PathBuf| (name(&path), fs::read_to_string(&path).expect("an example"));
        paths.into_iter().map(read).collect()
    }

    /// Every answer in the examples.
    fn answers(&self) -> Vec<String> {
        let action = |line: &str| {
            let line: Value = serde_json::from_str(line).expect("a line of a record");
            line["action"].as_str().map(str::to_owned)
        };
        let texts = self.examples().into_iter().map(|(_, text)| text);
        texts.flat_map(|text| text.lines().filter_map(action).collect::<Vec<_>>()).collect()
    }
}
