//! What a pack says of itself: its name, its game, and how sure each entry is.

use toml::{Table, Value};

use super::Pack;
use crate::Status;

/// An entry of a component file, as it describes itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackEntry<'a> {
    /// The file in which it stands.
    pub file: &'a str,
    /// The list or table of the file.
    pub list: &'a str,
    /// Its id; entries that stand alone may have none.
    pub id: Option<&'a str>,
    /// How sure it is.
    pub status: Status,
    /// From where it is known.
    pub source: &'a str,
}

/// How much of a pack is original: so many of so many entries are certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Originality {
    /// Entries that are certain.
    pub original: u32,
    /// All entries.
    pub entries: u32,
}

impl Pack {
    /// What the pack is called, where it says so.
    pub fn name(&self) -> Option<&str> {
        self.said("name")
    }

    /// The key of the game it is for, where it says so.
    pub fn game(&self) -> Option<&str> {
        self.said("game")
    }

    fn said(&self, key: &str) -> Option<&str> {
        self.files.get(Pack::FILE)?.get(key)?.as_str()
    }

    /// The same pack under another name.
    pub fn named(mut self, name: &str) -> Pack {
        let about = self.files_mut().entry(Pack::FILE.to_owned()).or_default();
        about.insert("name".to_owned(), Value::from(name));
        self
    }

    /// The names of the files, in order.
    pub fn file_names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Every entry that says how sure it is, in the order of the files.
    pub fn entries(&self) -> Vec<PackEntry<'_>> {
        let parts = self.files.iter().flat_map(|(file, table)| {
            table.iter().map(move |(list, value)| (file.as_str(), list.as_str(), value))
        });
        parts.flat_map(|(file, list, value)| below(file, list, value)).collect()
    }

    /// How much of the pack is original.
    pub fn originality(&self) -> Originality {
        let origins = self.origins();
        Originality { original: origins[Status::Certain.index()], entries: origins.iter().sum() }
    }
}

fn below<'a>(file: &'a str, list: &'a str, value: &'a Value) -> Vec<PackEntry<'a>> {
    match value {
        Value::Array(values) => {
            values.iter().filter_map(|value| entry(file, list, value.as_table()?)).collect()
        }
        Value::Table(table) => entry(file, list, table).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn entry<'a>(file: &'a str, list: &'a str, table: &'a Table) -> Option<PackEntry<'a>> {
    let text = |key: &str| table.get(key).and_then(Value::as_str);
    let status = Status::named(text("status")?)?;
    Some(PackEntry { file, list, id: text("id"), status, source: text("source").unwrap_or("") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_counted_by_how_sure_they_are() {
        let text = "[[tile]]\nid = 'x'\nstatus = 'certain'\nsource = 'box'\n\
                    [[tile]]\nid = 'y'\nstatus = 'guess'\n[table]\nstatus = 'certain'\n";
        let pack = Pack::new([("a.toml", text)]).expect("sound TOML");
        assert_eq!(pack.originality(), Originality { original: 2, entries: 3 });
        let entries = pack.entries();
        assert_eq!((entries[1].id, entries[1].source), (Some("x"), "box"));
        assert_eq!((entries[0].list, entries[0].id), ("table", None));
        assert_eq!(pack.named("Mine").name(), Some("Mine"));
    }
}
