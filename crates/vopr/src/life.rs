use std::cell::RefCell;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mittwoch_server::store::NodeId;

/// Whether a server still lives; it can be killed between any two of its effects.
#[derive(Default)]
pub(crate) struct Life(Mutex<LifeState>);

#[derive(Default)]
struct LifeState {
    dead: bool,
    /// How many effects it has left, once its end is decided.
    left: Option<u32>,
    /// Whether the disk cannot be reached from it.
    lost: bool,
    /// As which node it is known on the disk, if it is one of several.
    node: Option<NodeId>,
}

thread_local! {
    /// The life of the server that runs just now.
    static NOW: RefCell<Option<Arc<Life>>> = const { RefCell::new(None) };
}

impl Life {
    /// Lives this life while something runs.
    pub(crate) fn lives<T>(life: &Arc<Life>, run: impl FnOnce() -> T) -> T {
        let before = NOW.replace(Some(life.clone()));
        let done = run();
        NOW.set(before);
        done
    }

    /// The life of the server that runs just now.
    pub(crate) fn of_now() -> Option<Arc<Life>> {
        NOW.with_borrow(Clone::clone)
    }

    fn state(&self) -> MutexGuard<'_, LifeState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes an effect: a write, a message, an answer. Whether it still happens.
    pub(crate) fn effect(&self) -> bool {
        let mut state = self.state();
        match &mut state.left {
            Some(0) => state.dead = true,
            Some(left) => *left -= 1,
            None => {}
        }
        !state.dead
    }

    /// Kills it after so many more effects.
    pub(crate) fn doom(&self, effects: u32) {
        self.state().left = Some(effects);
    }

    /// Whether it cannot reach the disk from now on.
    pub(crate) fn lose(&self, lost: bool) {
        self.state().lost = lost;
    }

    /// Whether it cannot reach the disk.
    pub(crate) fn is_lost(&self) -> bool {
        self.state().lost
    }

    /// It is known as this node from now on.
    pub(crate) fn join(&self, node: NodeId) {
        self.state().node = Some(node);
    }

    /// As which node it is known.
    pub(crate) fn node(&self) -> Option<NodeId> {
        self.state().node
    }

    /// Whether it is dead.
    pub(crate) fn is_dead(&self) -> bool {
        self.state().dead
    }
}
