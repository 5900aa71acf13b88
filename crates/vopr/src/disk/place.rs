use std::sync::Arc;

use mittwoch_server::store::SharedStore;
use tokio::time::Instant;

use super::nodes::{MemoryNodes, NodeBoard, NodeClock};
use super::{Disk, MemoryStore};
use crate::life::Life;
use crate::plan::DiskTrouble;

/// A sound disk in memory, on which nothing is kept yet: for whoever tries the laws of a store.
pub struct MemoryPlace {
    disk: Disk,
    nodes: NodeBoard,
}

impl Default for MemoryPlace {
    /// Its nodes live by the timer of the runtime that first asks.
    fn default() -> MemoryPlace {
        let start = std::sync::OnceLock::<Instant>::new();
        MemoryPlace::with_clock(Arc::new(move || {
            let passed = start.get_or_init(Instant::now).elapsed();
            1_800_000_000_000 + i64::try_from(passed.as_millis()).unwrap_or(i64::MAX)
        }))
    }
}

impl MemoryPlace {
    /// A place whose nodes live by this clock.
    pub fn with_clock(clock: NodeClock) -> MemoryPlace {
        let disk = Disk::new(1, DiskTrouble::default());
        let nodes = disk.share(clock);
        MemoryPlace { disk, nodes }
    }

    /// The store of the place, to be called inside a runtime; what one that was closed has kept is
    /// there again.
    pub fn open(&self) -> SharedStore {
        self.open_as(&Arc::new(Life::default()))
    }

    fn open_as(&self, life: &Arc<Life>) -> SharedStore {
        SharedStore::from(MemoryStore::open(&self.disk, life))
    }

    /// The store for one of several nodes. They have to be in one runtime of one thread: what is
    /// written by one is in one piece only because nobody else runs meanwhile.
    pub fn open_shared(&self) -> SharedStore {
        let life = Arc::new(Life::default());
        let nodes = MemoryNodes::new(&self.nodes, &self.disk, &life);
        self.open_as(&life).with_nodes(Arc::new(nodes))
    }
}
