//! A real PostgreSQL for tests: found on the machine, started on the loopback address, and gone
//! with the process that asked for it, even when that one is killed.
//!
//! Nothing that people run depends on this crate.

mod cluster;
mod find;
mod owner;
mod watch;

use std::sync::OnceLock;

pub use cluster::{Cluster, ClusterStop, Durability};
pub use find::binaries;

/// The cluster that the tests of a process share; it keeps nothing through a crash, and is quick.
///
/// # Panics
///
/// Where there is no PostgreSQL: a test that needs one must not pass without it.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED
        .get_or_init(|| Cluster::start(Durability::Quick).unwrap_or_else(|fault| panic!("{fault}")))
}
