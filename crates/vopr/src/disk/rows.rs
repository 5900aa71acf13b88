use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::ops::RangeBounds;

/// The rows of one kind, with what they were before the transaction.
pub(super) struct DiskRows<K, V> {
    rows: BTreeMap<K, V>,
    /// What each changed row was, the latest change last.
    journal: Vec<(K, Option<V>)>,
}

impl<K, V> Default for DiskRows<K, V> {
    fn default() -> DiskRows<K, V> {
        DiskRows { rows: BTreeMap::new(), journal: Vec::new() }
    }
}

impl<K: Ord + Clone, V> DiskRows<K, V> {
    pub(super) fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.rows.get(key)
    }

    pub(super) fn has<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.rows.contains_key(key)
    }

    pub(super) fn put(&mut self, key: K, value: V) {
        let before = self.rows.insert(key.clone(), value);
        self.journal.push((key, before));
    }

    pub(super) fn take(&mut self, key: &K) -> bool {
        let before = self.rows.remove(key);
        let there = before.is_some();
        if there {
            self.journal.push((key.clone(), before));
        }
        there
    }

    /// The rows that the transaction has taken away, as they were.
    pub(super) fn gone(&self) -> impl Iterator<Item = &V> {
        let away = self.journal.iter().filter(|(key, _)| !self.rows.contains_key(key));
        away.filter_map(|(_, before)| before.as_ref())
    }

    /// Takes away all rows of which something is true; how many there were.
    pub(super) fn take_if(&mut self, gone: impl Fn(&K, &V) -> bool) -> usize {
        let keys: Vec<K> = self
            .rows
            .iter()
            .filter(|(key, row)| gone(key, row))
            .map(|(key, _)| key.clone())
            .collect();
        for key in &keys {
            self.take(key);
        }
        keys.len()
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.rows.iter()
    }

    pub(super) fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.rows.values()
    }

    pub(super) fn range(
        &self,
        range: impl RangeBounds<K>,
    ) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.rows.range(range)
    }

    /// How many changes there are so far.
    pub(super) fn mark(&self) -> usize {
        self.journal.len()
    }

    /// Takes changes back until so many are left.
    pub(super) fn back(&mut self, mark: usize) {
        while self.journal.len() > mark {
            let Some((key, before)) = self.journal.pop() else { return };
            match before {
                Some(before) => drop(self.rows.insert(key, before)),
                None => drop(self.rows.remove(&key)),
            }
        }
    }

    /// What was changed stays.
    pub(super) fn keep(&mut self) {
        self.journal.clear();
    }
}
