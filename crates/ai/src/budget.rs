//! How long a mind may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Where a thought ends at the latest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Limit {
    Iterations(u32),
    Until(Instant),
    Nothing,
}

/// How much a mind may think about one question, and a way to stop it.
///
/// With a number of iterations the thought depends on nothing but the seed; with a deadline it
/// depends on the machine as well.
#[derive(Clone, Debug)]
pub struct MindBudget {
    limit: Limit,
    stop: Stop,
    threads: u32,
}

/// A flag that ends a thought from outside: the match went back, or a person returned.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thought; it answers with the best so far, which nobody may need any more.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thought was ended.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl MindBudget {
    fn within(limit: Limit) -> MindBudget {
        MindBudget { limit, stop: Stop::default(), threads: 1 }
    }

    /// So many iterations, whatever an iteration is to the mind.
    pub fn iterations(count: u32) -> MindBudget {
        MindBudget::within(Limit::Iterations(count))
    }

    /// No thought at all: any answer will do.
    pub fn nothing() -> MindBudget {
        MindBudget::within(Limit::Nothing)
    }

    /// Whether nobody wants a thought.
    pub fn is_nothing(&self) -> bool {
        matches!(self.limit, Limit::Nothing)
    }

    /// As long as the clock allows.
    pub fn until(deadline: Instant) -> MindBudget {
        MindBudget::within(Limit::Until(deadline))
    }

    /// The same, ended earlier by a flag.
    pub fn stopped_by(self, stop: Stop) -> MindBudget {
        MindBudget { stop, ..self }
    }

    /// The same for so many threads, at least one, each of which may think as long as one alone. A
    /// mind that cannot share its thought thinks with one.
    pub fn with_threads(self, threads: u32) -> MindBudget {
        MindBudget { threads: threads.max(1), ..self }
    }

    /// How many threads may think.
    pub fn threads(&self) -> u32 {
        self.threads
    }

    /// Whether one more iteration may begin after `done` of them; the first one always may, because
    /// a mind must answer something.
    pub fn allows(&self, done: u32) -> bool {
        let within = match self.limit {
            Limit::Iterations(count) => done < count,
            Limit::Until(deadline) => Instant::now() < deadline,
            Limit::Nothing => false,
        };
        done == 0 || (within && !self.stop.is_set())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn iterations_are_counted_and_the_first_one_is_free() {
        let count = |budget: &MindBudget| (0..100).take_while(|done| budget.allows(*done)).count();
        assert_eq!([0, 1, 7].map(|limit| count(&MindBudget::iterations(limit))), [1, 1, 7]);
        let past = Instant::now() - Duration::from_millis(1);
        assert_eq!(count(&MindBudget::until(past)), 1);
        assert_eq!(count(&MindBudget::until(Instant::now() + Duration::from_secs(60))), 100);
    }

    #[test]
    fn a_flag_ends_a_thought() {
        let stop = Stop::default();
        let budget = MindBudget::iterations(100).stopped_by(stop.clone());
        assert!(budget.allows(50));
        stop.now();
        assert!(!budget.allows(50) && budget.allows(0));
        let shared = budget.with_threads(3);
        assert!(!shared.allows(50) && shared.threads() == 3, "all threads hear the flag");
    }
}
