use std::collections::HashMap;
use std::time::Duration;

use crate::store::TableId;

/// Of how many tables it is known what their bots have cost.
const TABLES: usize = 10_000;

/// What the thoughts of a table's bots have cost since it woke.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkCost {
    /// How many thoughts.
    pub thoughts: u64,
    /// How many of them were stopped before they began, or broke.
    pub void: u64,
    /// The time of a processor.
    pub busy: Duration,
    /// How long they waited for their turn, together.
    pub waited: Duration,
}

impl ThinkCost {
    fn add(&mut self, other: ThinkCost) {
        self.thoughts += other.thoughts;
        self.void += other.void;
        self.busy += other.busy;
        self.waited += other.waited;
    }
}

/// How busy a pool is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PoolLoad {
    /// How many threads it has.
    pub threads: usize,
    /// How many of them think.
    pub thinking: usize,
    /// How many thoughts wait, by class: people, bots, reviews.
    pub waiting: [usize; 3],
    /// What all thoughts have cost.
    pub cost: ThinkCost,
}

/// What thoughts cost, by table and in all.
#[derive(Default)]
pub(super) struct CostBook {
    pub all: ThinkCost,
    tables: HashMap<TableId, ThinkCost>,
}

impl CostBook {
    /// Notes a thought.
    pub(super) fn note(&mut self, table: &TableId, cost: ThinkCost) {
        self.all.add(cost);
        if let Some(known) = self.tables.get_mut(table) {
            known.add(cost);
        } else if self.tables.len() < TABLES {
            // Above that a table is in the sum alone: one that nobody forgets fills no memory.
            self.tables.insert(table.clone(), cost);
        }
    }

    /// What a table has cost.
    pub(super) fn of(&self, table: &str) -> Option<ThinkCost> {
        self.tables.get(table).copied()
    }

    /// Every table, the dearest first.
    pub(super) fn dearest(&self) -> Vec<(TableId, ThinkCost)> {
        let mut all: Vec<_> = self.tables.iter().map(|(id, cost)| (id.clone(), *cost)).collect();
        all.sort_by(|(a, one), (b, two)| two.busy.cmp(&one.busy).then_with(|| a.cmp(b)));
        all
    }

    /// A table sleeps; what it has cost.
    pub(super) fn forget(&mut self, table: &str) -> Option<ThinkCost> {
        self.tables.remove(table)
    }
}
