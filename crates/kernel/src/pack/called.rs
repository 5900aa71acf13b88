//! What an owner calls an entry: data of the pack, never a key and never markup.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use super::Pack;
use crate::Phrase;

/// The languages in which an entry can be called something.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "pl", "ru"];

/// The key of the phrase for something that an owner named; its arguments are the names by
/// language, and each language takes its own.
pub const OWN_NAME: &str = "own-name";

/// The key of an entry under which its owner's name for it stands.
pub(super) const CALLED: &str = "called";

/// A file as the game reads it: what entries are called is not the game's business.
pub(super) fn without(file: &Table) -> Table {
    let bare = |value: &Value| match value {
        Value::Table(table) => Value::Table(unnamed(table)),
        Value::Array(values) => Value::Array(values.iter().map(bare_entry).collect()),
        other => other.clone(),
    };
    file.iter().map(|(key, value)| (key.clone(), bare(value))).collect()
}

fn bare_entry(value: &Value) -> Value {
    value.as_table().map_or_else(|| value.clone(), |table| Value::Table(unnamed(table)))
}

fn unnamed(entry: &Table) -> Table {
    let kept = entry.iter().filter(|(key, _)| *key != CALLED || !entry.contains_key("id"));
    kept.map(|(key, value)| (key.clone(), value.clone())).collect()
}

impl Pack {
    /// Every id of an entry, in the order of the files.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.named_entries().map(|(id, _)| id)
    }

    /// What entries are called that no text file can know: those with names of their owner, and
    /// those whose ids are not among the built-in ones, which are read as words.
    pub fn own_names(&self, built_in: &BTreeSet<String>) -> BTreeMap<String, Phrase> {
        let own = |(id, entry): (&str, &Table)| {
            let called = entry.get(CALLED).and_then(by_language);
            let new = || (!built_in.contains(id)).then(|| LANGUAGES.map(|_| worded(id)));
            Some((id.to_owned(), phrase(&called.or_else(new)?)))
        };
        self.named_entries().filter_map(own).collect()
    }

    fn named_entries(&self) -> impl Iterator<Item = (&str, &Table)> {
        let parts = self.files.values().flat_map(|file| file.iter().map(|(_, value)| value));
        let entries = parts.flat_map(|value| match value {
            Value::Array(values) => values.iter().filter_map(Value::as_table).collect(),
            Value::Table(table) => vec![table],
            _ => Vec::new(),
        });
        entries.filter_map(|entry| Some((entry.get("id")?.as_str()?, entry)))
    }
}

/// The name in each language; one that is missing takes the English one, else the first.
fn by_language(called: &Value) -> Option<[String; 4]> {
    if let Some(name) = called.as_str() {
        return Some(LANGUAGES.map(|_| name.to_owned()));
    }
    let names = called.as_table()?;
    let usual = names.get("en").or_else(|| names.iter().next().map(|(_, name)| name))?;
    let name = |lang: &str| names.get(lang).unwrap_or(usual).as_str().unwrap_or_default();
    Some(LANGUAGES.map(|lang| name(lang).to_owned()))
}

/// An id read as words: `the-third-nephew` is "The third nephew".
fn worded(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn phrase(names: &[String; 4]) -> Phrase {
    let languages = LANGUAGES.iter().zip(names);
    languages.fold(Phrase::new(OWN_NAME), |phrase, (lang, name)| phrase.word(lang, name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arg;

    fn name(text: &str, lang: &str) -> Option<String> {
        let pack = Pack::new([("a.toml", text)]).expect("sound TOML");
        let names = pack.own_names(&BTreeSet::from(["old".to_owned()]));
        match names.values().next()?.args.get(lang)? {
            Arg::Word(word) => Some(word.clone()),
            _ => None,
        }
    }

    #[test]
    fn owners_name_entries_in_one_language_or_in_all() {
        let called = |called: &str| format!("[[card]]\nid = 'old'\ncalled = {called}\n");
        assert_eq!(name(&called("'The Cat'"), "pl").as_deref(), Some("The Cat"));
        let by_language = called("{ en = 'The Cat', fr = 'Le Chat' }");
        assert_eq!(name(&by_language, "fr").as_deref(), Some("Le Chat"));
        assert_eq!(name(&by_language, "ru").as_deref(), Some("The Cat"));
        assert_eq!(
            name("[[card]]\nid = 'the-third-nephew'\n", "en").as_deref(),
            Some("The third nephew")
        );
        assert_eq!(name("[[card]]\nid = 'old'\n", "en"), None);
    }

    #[test]
    fn games_do_not_read_what_entries_are_called() {
        #[derive(serde::Deserialize, PartialEq, Debug)]
        #[serde(deny_unknown_fields)]
        struct File {
            card: Vec<BTreeMap<String, String>>,
        }
        let text = "[[card]]\nid = 'x'\ncalled = 'The Cat'\n";
        let file: File = Pack::new([("a.toml", text)])
            .and_then(|pack| pack.read("a.toml").map_err(|fault| vec![fault]))
            .expect("sound");
        assert_eq!(file.card, [BTreeMap::from([("id".to_owned(), "x".to_owned())])]);
    }
}
