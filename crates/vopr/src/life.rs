use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whether a server still lives; it can be killed between any two of its effects.
#[derive(Default)]
pub(crate) struct Life(Mutex<LifeState>);

#[derive(Default)]
struct LifeState {
    dead: bool,
    /// How many effects it has left, once its end is decided.
    left: Option<u32>,
}

impl Life {
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

    /// Whether it is dead.
    pub(crate) fn is_dead(&self) -> bool {
        self.state().dead
    }
}
