mod called;
mod entries;
mod limits;
mod overlay;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use sha2::{Digest, Sha256};
use toml::{Table, Value};

use crate::{Status, hex, reading};

pub use called::{LANGUAGES, OWN_NAME};
pub use entries::{Originality, PackEntry};

/// Something wrong with a component file or a setting, told to a person.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DataFault {
    /// The file, where the fault lies in one.
    pub file: Option<String>,
    /// The entry of the file, where the fault lies in one.
    pub entry: Option<String>,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl DataFault {
    /// A fault that lies in no file.
    pub fn new(what: impl Into<String>) -> DataFault {
        DataFault { file: None, entry: None, what: sentence(&what.into()) }
    }

    /// A fault of a file.
    pub fn in_file(file: &str, what: impl Into<String>) -> DataFault {
        DataFault { file: Some(sentence(file)), ..DataFault::new(what) }
    }

    /// A fault of one entry of a file.
    pub fn in_entry(file: &str, entry: &str, what: impl Into<String>) -> DataFault {
        DataFault { entry: Some(sentence(entry)), ..DataFault::in_file(file, what) }
    }
}

/// The most characters of a sentence: what is wrong with a file may be as long as the file.
const LONGEST: usize = 300;

/// A text on one line, without marks that change how it is read, and no longer than a sentence.
fn sentence(text: &str) -> String {
    let unseen = |sign: char| {
        sign.is_control() || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut line = text.trim().replace(unseen, " ");
    if let Some((end, _)) = line.char_indices().nth(LONGEST) {
        line.truncate(end);
        line.push('…');
    }
    line
}

impl fmt::Display for DataFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}: ")?;
        }
        if let Some(entry) = &self.entry {
            write!(f, "{entry}: ")?;
        }
        f.write_str(&self.what)
    }
}

impl std::error::Error for DataFault {}

/// The components of a game as data: the built-in files with an owner's changes laid over them.
///
/// Many matches hold the same one: it is copied only when it is changed.
#[derive(Clone, Debug)]
pub struct Pack {
    files: Arc<BTreeMap<String, Table>>,
    /// Its digest, once somebody has asked: taking it costs more than a move of a game.
    digest: Arc<OnceLock<String>>,
}

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        self.files == other.files
    }
}

impl Pack {
    fn of(files: BTreeMap<String, Table>) -> Pack {
        Pack { files: Arc::new(files), digest: Arc::default() }
    }

    /// The files, to be changed: what they had as a digest is gone.
    fn files_mut(&mut self) -> &mut BTreeMap<String, Table> {
        self.digest = Arc::default();
        Arc::make_mut(&mut self.files)
    }

    /// The pack of the given files: name and TOML text.
    pub fn new<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Pack, Vec<DataFault>> {
        let (pack, faults) = Pack::parsed(files);
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }

    /// The pack of those files that are sound TOML, and what is wrong with the others.
    pub fn parsed<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Pack, Vec<DataFault>) {
        let mut parsed = BTreeMap::new();
        let mut faults = Vec::new();
        for (name, text) in files {
            match text.parse::<Table>() {
                Ok(table) => drop(parsed.insert(name.to_owned(), table)),
                Err(error) => faults.push(reading::fault(name, &error)),
            }
        }
        (Pack::of(parsed), faults)
    }

    /// Reads one file into its raw form; unknown fields are the raw form's to refuse.
    pub fn read<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T, DataFault> {
        let table =
            self.files.get(name).ok_or_else(|| DataFault::in_file(name, "the file is missing"));
        reading::read(name, &called::without(table?))
    }

    /// The files in order of their names, as TOML text.
    pub fn files(&self) -> impl Iterator<Item = (&str, String)> {
        self.files.iter().map(|(name, table)| (name.as_str(), table.to_string()))
    }

    /// How many entries have each status, the surest first: what says which status it has is an
    /// entry.
    pub fn origins(&self) -> [u32; Status::ALL.len()] {
        let mut counts = [0; Status::ALL.len()];
        self.files.values().for_each(|table| count_statuses(table, &mut counts));
        counts
    }

    /// The digest that names this pack in records.
    ///
    /// It is taken over a form of our own, so that no other writer of TOML can rename a pack.
    pub fn digest(&self) -> String {
        let taken = || {
            let mut hasher = Sha256::new();
            for (name, table) in &*self.files {
                feed_text(&mut hasher, name);
                feed_table(&mut hasher, table);
            }
            hex(&hasher.finalize())
        };
        self.digest.get_or_init(taken).clone()
    }
}

fn count_statuses(table: &Table, counts: &mut [u32]) {
    match table.get("status").and_then(Value::as_str).and_then(Status::named) {
        Some(status) => counts[status.index()] += 1,
        None => table.values().for_each(|value| count_below(value, counts)),
    }
}

fn count_below(value: &Value, counts: &mut [u32]) {
    match value {
        Value::Table(table) => count_statuses(table, counts),
        Value::Array(values) => values.iter().for_each(|value| count_below(value, counts)),
        _ => {}
    }
}

fn feed_text(hasher: &mut Sha256, text: &str) {
    hasher.update((text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

fn feed_table(hasher: &mut Sha256, table: &Table) {
    let sorted: BTreeMap<&String, &Value> = table.iter().collect();
    hasher.update((sorted.len() as u64).to_le_bytes());
    for (key, value) in sorted {
        feed_text(hasher, key);
        feed(hasher, value);
    }
}

/// A letter for the kind, then the value; numbers are little-endian, texts have their length.
fn feed(hasher: &mut Sha256, value: &Value) {
    match value {
        Value::String(text) => {
            hasher.update(b"s");
            feed_text(hasher, text);
        }
        Value::Integer(number) => {
            hasher.update(b"i");
            hasher.update(number.to_le_bytes());
        }
        Value::Float(number) => {
            hasher.update(b"f");
            hasher.update(number.to_bits().to_le_bytes());
        }
        Value::Boolean(truth) => hasher.update(if *truth { b"y" } else { b"n" }),
        Value::Datetime(date) => {
            hasher.update(b"d");
            feed_text(hasher, &date.to_string());
        }
        Value::Array(values) => {
            hasher.update(b"a");
            hasher.update((values.len() as u64).to_le_bytes());
            values.iter().for_each(|value| feed(hasher, value));
        }
        Value::Table(table) => {
            hasher.update(b"t");
            feed_table(hasher, table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(text: &str) -> Pack {
        Pack::new([("a.toml", text)]).expect("sound TOML")
    }

    const BASE: &str = "[[tile]]\nid = 'x'\neffect = { farthest = 2 }\nstatus = 'guess'\n\
                        [[tile]]\nid = 'y'\neffect = { skip = 1 }\nstatus = 'certain'\n";

    #[test]
    fn an_owner_replaces_an_entry_by_its_id() {
        let owner = pack("[[tile]]\nid = 'x'\neffect = { closest = 1 }\n");
        let merged = pack(BASE).overlaid(&owner).expect("known file");
        let wanted = BASE.replace("farthest = 2", "closest = 1");
        assert_eq!(merged, pack(&wanted));
        assert_ne!(merged.digest(), pack(BASE).digest());
    }

    #[test]
    fn the_digest_ignores_comments_and_order_of_keys() {
        let other = BASE.replace(
            "id = 'x'\neffect = { farthest = 2 }",
            "# c\neffect = { farthest = 2 }\nid = 'x'",
        );
        assert_eq!(pack(BASE).digest(), pack(&other).digest());
    }

    #[test]
    fn entries_are_counted_by_their_status() {
        assert_eq!(pack(BASE).origins(), [1, 0, 1, 0]);
        assert_eq!(pack("[deck]\nstatus = 'likely'\n[table]\nsize = 3\n").origins(), [0, 1, 0, 0]);
    }

    #[test]
    fn the_digest_is_pinned() {
        let pack = pack("a = 1\nb = ['x', true]\n[c]\nd = 'y'\n");
        assert_eq!(
            pack.digest(),
            "1082c93966a79b9f7cfec1e3f02f2fcab999fc19437c272adce2e49defbe06ff"
        );
    }

    #[test]
    fn unknown_files_and_broken_text_are_named() {
        let owner = Pack::new([("b.toml", "")]).expect("sound TOML");
        let faults = pack(BASE).overlaid(&owner).expect_err("unknown file");
        assert_eq!(faults[0].file.as_deref(), Some("b.toml"));
        let faults = Pack::new([("a.toml", "x = "), ("c.toml", "= 1")]).expect_err("broken");
        assert_eq!(faults.len(), 2, "all faults at once");
    }
}
