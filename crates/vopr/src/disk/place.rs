use std::sync::Arc;

use mittwoch_server::store::SharedStore;

use super::{Disk, MemoryStore};
use crate::life::Life;
use crate::plan::DiskTrouble;

/// A sound disk in memory, on which nothing is kept yet: for whoever tries the laws of a store.
pub struct MemoryPlace(Disk);

impl Default for MemoryPlace {
    fn default() -> MemoryPlace {
        MemoryPlace(Disk::new(1, DiskTrouble::default()))
    }
}

impl MemoryPlace {
    /// The store of the place, to be called inside a runtime; what one that was closed has kept is
    /// there again.
    pub fn open(&self) -> SharedStore {
        SharedStore::from(MemoryStore::open(&self.0, &Arc::new(Life::default())))
    }
}
