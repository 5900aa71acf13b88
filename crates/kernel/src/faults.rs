use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use crate::{Bag, DataFault, Pack};

/// The most characters of an id.
const LONGEST_ID: usize = 60;

/// The faults of a pack, collected so that all of them are told at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(Vec<DataFault>);

impl Faults {
    /// Adds a fault.
    pub fn push(&mut self, fault: DataFault) {
        self.0.push(fault);
    }

    /// Reads a file, or adds what is wrong with it.
    pub fn read<T: DeserializeOwned>(&mut self, pack: &Pack, file: &str) -> Option<T> {
        pack.read(file).map_err(|fault| self.push(fault)).ok()
    }

    /// Adds a fault of an entry unless something holds.
    pub fn require(&mut self, holds: bool, file: &str, entry: &str, what: impl Into<String>) {
        if !holds {
            self.push(DataFault::in_entry(file, entry, what));
        }
    }

    /// Adds a fault unless there are as many as there must be.
    pub fn count(&mut self, got: usize, wanted: usize, file: &str, what: &str) {
        if got != wanted {
            self.push(DataFault::in_file(
                file,
                format!("there must be {wanted} {what}, not {got}"),
            ));
        }
    }

    /// Adds a fault for each id that stands twice, is no plain name, or is one more than a [`Bag`]
    /// can hold.
    pub fn unique<'a>(&mut self, file: &str, ids: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeSet::new();
        for (place, id) in ids.enumerate() {
            let what = format!("this is entry {}, and there can be {}", place + 1, Bag::CAPACITY);
            self.require(place < Bag::CAPACITY, file, id, what);
            self.require(seen.insert(id), file, id, "this id stands twice");
            self.plain(file, id);
        }
    }

    /// Adds a fault unless an id is a plain name: it stands in records and addresses.
    pub fn plain(&mut self, file: &str, id: &str) {
        let sign = |sign: char| matches!(sign, 'a'..='z' | '0'..='9' | '-');
        let plain = (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(sign);
        self.require(plain, file, id, "an id is one word of small letters, digits and hyphens");
    }

    /// What was made, if nothing was wrong with it.
    pub fn or<T>(self, made: Option<T>) -> Result<T, Vec<DataFault>> {
        match made {
            Some(made) if self.0.is_empty() => Ok(made),
            _ => Err(self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faults_are_told_at_once_and_nothing_is_made_of_faulty_files() {
        let mut faults = Faults::default();
        faults.count(13, 12, "tiles.toml", "tiles");
        faults.unique("tiles.toml", ["a", "b c", "a"].into_iter());
        faults.require(false, "rows.toml", "row-1", "it is empty");
        let told = faults.or(Some(())).expect_err("four faults");
        let told: Vec<String> = told.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "tiles.toml: there must be 12 tiles, not 13",
                "tiles.toml: b c: an id is one word of small letters, digits and hyphens",
                "tiles.toml: a: this id stands twice",
                "rows.toml: row-1: it is empty",
            ]
        );
        assert_eq!(Faults::default().or(Some(1)), Ok(1));
    }

    #[test]
    fn more_entries_than_a_bag_holds_are_refused_with_file_and_entry() {
        let ids: Vec<String> = (0..=Bag::CAPACITY).map(|id| format!("card-{id}")).collect();
        let mut faults = Faults::default();
        faults.unique("cards.toml", ids.iter().map(String::as_str));
        let told = faults.or(Some(())).expect_err("one fault");
        let told: Vec<String> = told.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["cards.toml: card-128: this is entry 129, and there can be 128"]);
    }
}
