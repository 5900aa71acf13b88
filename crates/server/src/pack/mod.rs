//! Owners' packs: what people install and what the host offers, checked before it is kept.

mod check;
mod hosted;
mod queue;

use std::time::Duration;

pub use check::{SoundPack, label};
pub use hosted::{Hosted, hosted};
pub use queue::PackChecker;
pub(crate) use queue::refused;

/// How large packs may be, how many there are, and how long a check may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackLimits {
    /// How many files a pack has.
    pub files: usize,
    /// How many bytes one file has.
    pub file_bytes: usize,
    /// How many bytes all files have together.
    pub bytes: usize,
    /// The longest body of a request that brings a pack, in bytes.
    pub body: usize,
    /// How many packs one person has.
    pub packs: u32,
    /// How many bytes the packs of one person have together, the built-in entries included.
    pub all_bytes: u32,
    /// How long a check may take.
    pub time: Duration,
    /// How many checks wait for their turn.
    pub waiting: usize,
}

impl Default for PackLimits {
    fn default() -> PackLimits {
        PackLimits {
            files: 40,
            file_bytes: 64 * 1024,
            bytes: 256 * 1024,
            body: 640 * 1024,
            packs: 10,
            all_bytes: 2 * 1024 * 1024,
            time: Duration::from_secs(4),
            waiting: 4,
        }
    }
}
