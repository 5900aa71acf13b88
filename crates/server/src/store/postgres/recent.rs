use std::collections::HashMap;

use super::known::Known;

/// How many tables of each of two generations are remembered.
const MANY: usize = 8192;

/// What is known of the tables that took a step lately, so that the next step need not ask. The
/// database has the last word: a step that builds on something else is refused there.
#[derive(Default)]
pub(super) struct Recent {
    young: HashMap<String, Known>,
    old: HashMap<String, Known>,
}

impl Recent {
    pub(super) fn get(&self, table: &str) -> Option<&Known> {
        self.young.get(table).or_else(|| self.old.get(table))
    }

    pub(super) fn insert(&mut self, table: &str, known: Known) {
        if self.young.len() >= MANY {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(table.to_owned(), known);
    }

    pub(super) fn remove(&mut self, table: &str) {
        self.young.remove(table);
        self.old.remove(table);
    }

    pub(super) fn clear(&mut self) {
        *self = Recent::default();
    }
}
