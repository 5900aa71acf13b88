//! Doors for a simulation of the whole server in one thread: its clock, its luck, no other thread,
//! a socket in memory, and faults on purpose. The released program has none of them.

mod flaw;
mod peers;
mod socket;

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use mittwoch_kernel::{Chance, FastRng};
use tokio::time::Instant;

pub use flaw::Flaw;
pub(crate) use flaw::has;
pub(crate) use peers::to_peer;
pub use peers::{LivingNode, PeerMail, PeerPost, peers};
pub use socket::{MemorySocket, SocketEnd};

/// What stands in for the world around one server.
#[derive(Clone)]
pub struct SimulationHooks {
    /// The time of day at [`SimulationHooks::start`], in milliseconds since 1970.
    pub wall: i64,
    /// A moment of the timer of the runtime.
    pub start: Instant,
    /// Whence ids, seeds and secrets come.
    pub luck: Arc<Mutex<FastRng>>,
    /// Where requests to other nodes are posted.
    pub post: PeerPost,
    /// What is wrong with the server on purpose.
    pub flaw: Option<Flaw>,
}

thread_local! {
    static HOOKS: RefCell<Option<SimulationHooks>> = const { RefCell::new(None) };
}

/// Lets the servers of this thread live by these hooks while something runs.
pub fn with<T>(hooks: &SimulationHooks, run: impl FnOnce() -> T) -> T {
    let before = HOOKS.replace(Some(hooks.clone()));
    let done = run();
    HOOKS.set(before);
    done
}

/// Whether this thread simulates.
pub(crate) fn is_on() -> bool {
    HOOKS.with_borrow(Option::is_some)
}

/// The time of day, in milliseconds since 1970.
pub(crate) fn now_ms() -> Option<i64> {
    HOOKS.with_borrow(|hooks| {
        let hooks = hooks.as_ref()?;
        let passed = Instant::now().saturating_duration_since(hooks.start);
        Some(hooks.wall + i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
    })
}

/// One thought in so many is the bot's own; for the others any answer will do, since what is
/// simulated is the table, and a good bot takes longer than everything else together.
const THOUGHTS: u32 = 1024;

/// Whether the next thought of a bot is its own.
pub(crate) fn thinks() -> bool {
    HOOKS.with_borrow(|hooks| {
        let Some(hooks) = hooks else { return true };
        let mut luck = hooks.luck.lock().unwrap_or_else(PoisonError::into_inner);
        luck.below(THOUGHTS) == 0
    })
}

/// Fills bytes by the luck of the simulation, if there is one.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    HOOKS.with_borrow(|hooks| {
        let Some(hooks) = hooks else { return false };
        let mut luck = hooks.luck.lock().unwrap_or_else(PoisonError::into_inner);
        bytes.iter_mut().for_each(|byte| *byte = luck.below(256) as u8);
        true
    })
}
