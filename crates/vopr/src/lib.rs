//! The whole server in one thread, in the manner of TigerBeetle's simulator.
//!
//! Servers, disks, connections and people share one clock and one source of luck. Everything
//! between socket, disk and clock is the server's own code; those three are played here, and go
//! wrong in every way that a seed can think of. What must hold is looked at all the time.

mod check;
mod client;
mod disk;
mod life;
mod luck;
mod node;
mod pipe;
mod plan;
mod run;
mod shrink;
mod trace;
mod world;

pub use check::Breach;
pub use disk::{MemoryPlace, NodeClock};
pub use mittwoch_server::simulation::Flaw;
pub use plan::{SimulatedEvening, TroubleKind};
pub use run::{EveningFailure, simulate};
pub use shrink::shrink;
pub use world::SimulatedReport;
