//! An owner's files laid over the built-in ones.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::{DataFault, Pack};

impl Pack {
    /// The file in which a pack says what it is called and for which game it is.
    pub const FILE: &str = "pack.toml";

    /// The pack with an owner's files laid over it: an entry with a known `id` replaces the keys
    /// it names, an entry with a new one is added, one with `removed = true` takes the known one
    /// out, and plain tables are merged.
    pub fn overlaid(&self, owner: &Pack) -> Result<Pack, Vec<DataFault>> {
        let (merged, faults) = self.overlaid_partly(owner);
        if faults.is_empty() { Ok(merged) } else { Err(faults) }
    }

    /// The same as far as it goes, and what cannot be laid over anything.
    pub fn overlaid_partly(&self, owner: &Pack) -> (Pack, Vec<DataFault>) {
        let mut merged = self.clone();
        let mut faults = Vec::new();
        for (name, table) in &*owner.files {
            match merged.files_mut().get_mut(name) {
                Some(base) => Overlay { file: name, faults: &mut faults }.merge(base, table),
                None if name == Pack::FILE => {
                    merged.files_mut().insert(name.clone(), table.clone());
                }
                None => {
                    faults.push(DataFault::in_file(name, "this game has no such component file"));
                }
            }
        }
        (merged, faults)
    }
}

/// One file that is laid over another.
struct Overlay<'a> {
    file: &'a str,
    faults: &'a mut Vec<DataFault>,
}

impl Overlay<'_> {
    fn merge(&mut self, base: &mut Table, owner: &Table) {
        for (key, value) in owner {
            match (base.get_mut(key), value) {
                (Some(Value::Table(below)), Value::Table(above)) if !is_leaf(above) => {
                    self.merge(below, above);
                }
                (Some(Value::Array(below)), Value::Array(above)) if above.iter().any(has_id) => {
                    self.entries(below, above);
                }
                _ => drop(base.insert(key.clone(), value.clone())),
            }
        }
    }

    fn entries(&mut self, below: &mut Vec<Value>, above: &[Value]) {
        let mut seen = BTreeSet::new();
        for entry in above {
            let id = entry.get("id").and_then(Value::as_str).unwrap_or_default();
            if has_id(entry) && !seen.insert(id) {
                self.fault(id, "this id stands twice");
            }
            match entry.get("removed") {
                Some(removed) => self.remove(below, entry, id, removed),
                None => self.entry(below, entry),
            }
        }
    }

    fn entry(&mut self, below: &mut Vec<Value>, entry: &Value) {
        let known = below.iter_mut().find(|value| value.get("id") == entry.get("id"));
        match (known, entry) {
            (Some(Value::Table(base)), Value::Table(owner)) => self.merge(base, owner),
            _ => below.push(entry.clone()),
        }
    }

    fn remove(&mut self, below: &mut Vec<Value>, entry: &Value, id: &str, removed: &Value) {
        let bare = entry.as_table().is_some_and(|table| table.len() == 2);
        if !bare || removed.as_bool() != Some(true) {
            self.fault(id, "an entry that is taken out says its id and `removed = true` alone");
        }
        let before = below.len();
        below.retain(|value| value.get("id") != entry.get("id"));
        if below.len() == before {
            self.fault(id, "there is no such entry to take out");
        }
    }

    fn fault(&mut self, entry: &str, what: &str) {
        self.faults.push(DataFault::in_entry(self.file, entry, what));
    }
}

/// An effect is one value although it is written as a table: it is replaced, never mixed.
fn is_leaf(table: &Table) -> bool {
    table.values().all(|value| !value.is_table()) && !table.contains_key("status")
}

fn has_id(value: &Value) -> bool {
    value.get("id").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(text: &str) -> Pack {
        Pack::new([("a.toml", text)]).expect("sound TOML")
    }

    fn told(base: &str, owner: &str) -> Vec<String> {
        let faults = pack(base).overlaid(&pack(owner)).expect_err("faults");
        faults.iter().map(ToString::to_string).collect()
    }

    const BASE: &str = "[[tile]]\nid = 'x'\nn = 1\n[[tile]]\nid = 'y'\nn = 2\n";

    #[test]
    fn an_entry_gives_way_to_a_new_one() {
        let owner = "[[tile]]\nid = 'x'\nremoved = true\n[[tile]]\nid = 'z'\nn = 3\n";
        let wanted = pack("[[tile]]\nid = 'y'\nn = 2\n[[tile]]\nid = 'z'\nn = 3\n");
        assert_eq!(pack(BASE).overlaid(&pack(owner)), Ok(wanted));
    }

    #[test]
    fn doubled_and_unknown_entries_are_named() {
        let owner = "[[tile]]\nid = 'x'\nn = 3\n[[tile]]\nid = 'x'\nn = 4\n\
                     [[tile]]\nid = 'q'\nremoved = true\n[[tile]]\nid = 'y'\nremoved = false\n";
        assert_eq!(
            told(BASE, owner),
            [
                "a.toml: x: this id stands twice",
                "a.toml: q: there is no such entry to take out",
                "a.toml: y: an entry that is taken out says its id and `removed = true` alone",
            ]
        );
    }

    #[test]
    fn a_pack_may_say_what_it_is_called() {
        let owner = Pack::new([(Pack::FILE, "name = 'Mine'\n")]).expect("sound TOML");
        let merged = pack(BASE).overlaid(&owner).expect("known file");
        assert_eq!(merged.name(), Some("Mine"));
        assert_ne!(merged.digest(), pack(BASE).digest());
    }
}
