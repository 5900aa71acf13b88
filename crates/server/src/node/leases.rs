use std::collections::{HashMap, HashSet};
use std::time::Duration;

use tokio::time::Instant;

use crate::store::{NodeId, NodeInfo, TableId};

/// How long a table is left where nobody uses it, before it is given back.
const REST: Duration = Duration::from_secs(3);

/// How long it is believed that another node runs a table.
const BELIEF: Duration = Duration::from_secs(2);

/// How many tables of others are remembered.
const REMEMBERED: usize = 16 * 1024;

/// The tables that a node holds, and where it has seen others.
#[derive(Default)]
pub(super) struct LeaseBook {
    /// Since when nobody uses it, where that is so.
    held: HashMap<TableId, Option<Instant>>,
    /// Those that are just given back.
    giving: HashSet<TableId>,
    elsewhere: HashMap<TableId, (NodeInfo, Instant)>,
}

impl LeaseBook {
    /// Whether a table is held; if it is to be used, it does not rest any more.
    pub(super) fn has(&mut self, table: &str, using: bool) -> bool {
        let Some(resting) = self.held.get_mut(table) else { return false };
        if using {
            *resting = None;
        } else if let Some(since) = resting {
            *since = Instant::now();
        }
        true
    }

    /// Holds a table from now on.
    pub(super) fn hold(&mut self, table: &str, using: bool) {
        let resting = (!using).then(Instant::now);
        self.elsewhere.remove(table);
        self.held.insert(table.to_owned(), resting);
    }

    /// How many tables are held.
    pub(super) fn many(&self) -> usize {
        self.held.len()
    }

    /// Nobody uses a table any more.
    pub(super) fn rest(&mut self, table: &str) {
        if let Some(resting) = self.held.get_mut(table) {
            *resting = Some(Instant::now());
        }
    }

    /// The tables that have rested long enough are given back from now on.
    pub(super) fn begin_giving(&mut self) -> Vec<TableId> {
        let rested = |since: &Option<Instant>| since.is_some_and(|since| since.elapsed() >= REST);
        let given = self.held.iter().filter(|(_, resting)| rested(resting));
        let given: Vec<_> = given.map(|(table, _)| table.clone()).collect();
        for table in &given {
            self.held.remove(table);
            self.giving.insert(table.clone());
        }
        given
    }

    /// They have been given back.
    pub(super) fn end_giving(&mut self) {
        self.giving.clear();
    }

    pub(super) fn is_being_given(&self, table: &str) -> bool {
        self.giving.contains(table)
    }

    /// The node that has lately been seen to hold a table.
    pub(super) fn elsewhere(&self, table: &str) -> Option<NodeInfo> {
        let (node, seen) = self.elsewhere.get(table)?;
        (seen.elapsed() < BELIEF).then(|| node.clone())
    }

    /// Another node holds a table.
    pub(super) fn send_to(&mut self, table: &str, node: &NodeInfo) {
        if self.elsewhere.len() >= REMEMBERED {
            self.elsewhere.retain(|_, (_, seen)| seen.elapsed() < BELIEF);
        }
        self.elsewhere.insert(table.to_owned(), (node.clone(), Instant::now()));
    }

    /// A node does not hold a table, as was believed.
    pub(super) fn doubt(&mut self, table: &str, node: NodeId) {
        if self.elsewhere.get(table).is_some_and(|(known, _)| known.id == node) {
            self.elsewhere.remove(table);
        }
    }

    /// Nothing is held any more.
    pub(super) fn clear(&mut self) {
        *self = LeaseBook::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: NodeId) -> NodeInfo {
        NodeInfo { id, address: "127.0.0.1:1".into(), version: "1".into() }
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_nobody_uses_is_given_back_after_a_rest() {
        let mut book = LeaseBook::default();
        book.hold("used", true);
        book.hold("looked-at", false);
        assert!(book.begin_giving().is_empty());
        tokio::time::sleep(REST).await;
        assert_eq!(book.begin_giving(), ["looked-at"]);
        assert!(book.is_being_given("looked-at") && !book.has("looked-at", true));
        book.end_giving();
        book.rest("used");
        tokio::time::sleep(REST).await;
        assert!(book.has("used", true), "somebody comes back in time");
        assert!(book.begin_giving().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_elsewhere_is_believed_for_a_moment_and_until_it_is_doubted() {
        let mut book = LeaseBook::default();
        book.send_to("a", &node(1));
        book.doubt("a", 2);
        assert_eq!(book.elsewhere("a"), Some(node(1)));
        book.doubt("a", 1);
        assert_eq!(book.elsewhere("a"), None);
        book.send_to("a", &node(1));
        tokio::time::sleep(BELIEF).await;
        assert_eq!(book.elsewhere("a"), None);
    }
}
