//! What holds for the data of every pack, whatever its game: sizes, numbers, and texts that people
//! will read.

use toml::{Table, Value};

use super::called::{CALLED, LANGUAGES};
use super::{DataFault, Pack};
use crate::is_plain;

/// The most entries of one list: a bag holds no more ids.
const ENTRIES: usize = 128;

/// The most values of one file.
const VALUES: usize = 20_000;

/// How deep values may be nested.
const DEEPEST: usize = 8;

/// The largest number that anything printed needs.
const LARGEST: i64 = 1_000_000;

/// The most characters of a name.
const NAME: usize = 60;

/// The most characters of any other text.
const TEXT: usize = 1000;

impl Pack {
    /// What is wrong with the data as such, before any game looks at it.
    pub fn limits(&self) -> Vec<DataFault> {
        let mut faults = Vec::new();
        for (file, table) in &*self.files {
            let mut walk = LimitWalk { file, entry: None, values: 0, faults: &mut faults };
            match file.as_str() {
                Pack::FILE => walk.about(table),
                _ => walk.file(table),
            }
        }
        faults
    }
}

/// A walk through one file.
struct LimitWalk<'a> {
    file: &'a str,
    entry: Option<&'a str>,
    values: usize,
    faults: &'a mut Vec<DataFault>,
}

impl<'a> LimitWalk<'a> {
    /// What a pack says of itself.
    fn about(&mut self, table: &Table) {
        for (key, value) in table {
            match (key.as_str(), value.as_str()) {
                ("name", Some(name)) => self.name(name),
                ("game", Some(_)) => {}
                ("name" | "game", None) => self.fault(format!("`{key}` is a text")),
                _ => self.fault("a pack says `name` and `game` alone of itself"),
            }
        }
    }

    fn file(&mut self, table: &'a Table) {
        for (list, value) in table {
            self.entry = None;
            match value {
                Value::Array(entries) => self.list(list, entries),
                Value::Table(entry) => self.one(entry, 1),
                other => self.value(other, 1),
            }
        }
        if self.values > VALUES {
            self.entry = None;
            self.fault(format!("the file has {} values, and there can be {VALUES}", self.values));
        }
    }

    fn list(&mut self, list: &str, entries: &'a [Value]) {
        for (place, value) in entries.iter().enumerate() {
            self.entry = value.get("id").and_then(Value::as_str);
            if place == ENTRIES && value.is_table() {
                let count = entries.len();
                self.fault(format!("`{list}` has {count} entries, and there can be {ENTRIES}"));
            }
            match value {
                Value::Table(entry) => self.one(entry, 2),
                other => self.value(other, 2),
            }
        }
    }

    fn one(&mut self, entry: &'a Table, depth: usize) {
        self.entry = entry.get("id").and_then(Value::as_str).or(self.entry);
        for (key, value) in entry {
            self.key(key);
            match key.as_str() {
                CALLED if entry.contains_key("id") => self.called(value),
                _ => self.value(value, depth + 1),
            }
        }
    }

    fn called(&mut self, value: &Value) {
        match value {
            Value::String(name) => self.name(name),
            Value::Table(names) if !names.is_empty() => {
                for (lang, name) in names {
                    match name.as_str().filter(|_| LANGUAGES.contains(&lang.as_str())) {
                        Some(name) => self.name(name),
                        None => self.fault(form()),
                    }
                }
            }
            _ => self.fault(form()),
        }
    }

    fn value(&mut self, value: &Value, depth: usize) {
        self.values += 1;
        match value {
            Value::Integer(number) if number.unsigned_abs() > LARGEST.unsigned_abs() => {
                self.fault(format!("{number} is more than anything printed needs"));
            }
            Value::Float(_) | Value::Datetime(_) => {
                self.fault("fractions and dates mean nothing here");
            }
            Value::String(text) => self.text(text),
            Value::Array(_) | Value::Table(_) if depth == DEEPEST => {
                self.fault(format!("values can be nested at most {DEEPEST} deep"));
            }
            Value::Array(values) => values.iter().for_each(|value| self.value(value, depth + 1)),
            Value::Table(table) => {
                for (key, value) in table {
                    self.key(key);
                    self.value(value, depth + 1);
                }
            }
            Value::Integer(_) | Value::Boolean(_) => {}
        }
    }

    fn key(&mut self, key: &str) {
        if key.len() > NAME || !key.chars().all(is_plain) {
            self.fault("a key is longer than any, or holds marks that cannot be seen");
        }
    }

    /// A name is read by everybody at the table.
    fn name(&mut self, name: &str) {
        if name.trim().is_empty() || name.chars().count() > NAME {
            self.fault(format!("a name has 1 to {NAME} characters"));
        }
        self.plain(name);
    }

    fn text(&mut self, text: &str) {
        if text.chars().count() > TEXT {
            self.fault(format!("a text has at most {TEXT} characters"));
        }
        self.plain(text);
    }

    /// What steers a terminal or turns the direction of a line has no place in a text.
    fn plain(&mut self, text: &str) {
        if !text.chars().all(is_plain) {
            self.fault("a text holds control characters or marks that change its direction");
        }
    }

    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(match self.entry {
            Some(entry) => DataFault::in_entry(self.file, entry, what),
            None => DataFault::in_file(self.file, what),
        });
    }
}

fn form() -> String {
    format!("`{CALLED}` is a text, or a table with texts under {}", LANGUAGES.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(file: &str, text: &str) -> Vec<String> {
        let pack = Pack::new([(file, text)]).expect("sound TOML");
        pack.limits().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn names_are_short_and_plain() {
        let card = |called: &str| format!("[[card]]\nid = 'x'\ncalled = {called}\n");
        assert!(told("a.toml", &card("{ en = 'The Cat', fr = 'Le Chat' }")).is_empty());
        for wrong in ["''", "3", "{ de = 'x' }", "{ en = 3 }", "{}", "\"a\\u202eb\"", "\"a\\nb\""] {
            let told = told("a.toml", &card(wrong));
            assert!(matches!(&told[..], [one] if one.starts_with("a.toml: x: ")), "{told:?}");
        }
        assert_eq!(told("a.toml", &card(&format!("'{}'", "x".repeat(61)))).len(), 1);
        assert_eq!(told(Pack::FILE, "name = \"a\\u0007\"\ngame = 3\nextra = 1\n").len(), 3);
    }

    #[test]
    fn sizes_and_numbers_are_bounded() {
        let entries: String = (0..129).map(|n| format!("[[card]]\nid = 'c-{n}'\n")).collect();
        let many = told("a.toml", &entries);
        assert_eq!(many, ["a.toml: c-128: `card` has 129 entries, and there can be 128"]);
        let deep = format!("a = {}1{}\n", "[".repeat(20), "]".repeat(20));
        assert_eq!(told("a.toml", &deep).len(), 1);
        assert_eq!(told("a.toml", "[[c]]\nid = 'x'\nn = 9223372036854775807\nf = 1.5\n").len(), 2);
        assert_eq!(told("a.toml", &format!("a = [{}]\n", "1,".repeat(20_001))).len(), 1);
    }
}
