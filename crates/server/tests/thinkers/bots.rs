//! Bots of no game, which do what a test needs.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use mittwoch_kernel::Seat;
use mittwoch_match::{BotThought, MatchBot, MindBudget, Stop};
use mittwoch_server::thinkers::{ThinkClass, ThinkJob};

/// A bot that does this when it thinks.
pub(super) struct Doing<F>(pub F);

impl<F: FnMut(&MindBudget) -> String + Send + 'static> MatchBot for Doing<F> {
    fn think(&mut self, budget: &MindBudget) -> Option<BotThought> {
        let action = (self.0)(budget);
        Some(BotThought { action, odds: Vec::new(), expected: Vec::new(), line: Vec::new() })
    }

    fn any(&mut self) -> &mut dyn Any {
        self
    }
}

/// A job of a host's table, for a bot that does this.
pub(super) fn job(
    (host, table): (i64, &str),
    class: ThinkClass,
    doing: impl FnMut(&MindBudget) -> String + Send + 'static,
) -> ThinkJob {
    let stop = Stop::default();
    let budget = MindBudget::iterations(u32::MAX).stopped_by(stop.clone());
    let (table, bot) = (table.to_owned(), Box::new(Doing(doing)));
    ThinkJob { table, host, class, seat: Seat(0), bot, budget, stop }
}

/// A door at which thoughts wait.
#[derive(Clone, Default)]
pub(super) struct Gate(Arc<(Mutex<bool>, Condvar, AtomicBool)>);

impl Gate {
    /// Waits until it is open.
    pub(super) fn pass(&self) {
        let (open, changed, reached) = &*self.0;
        reached.store(true, Ordering::SeqCst);
        let open = open.lock().expect("sound");
        drop(changed.wait_while(open, |open| !*open).expect("sound"));
    }

    pub(super) fn open(&self) {
        *self.0.0.lock().expect("sound") = true;
        self.0.1.notify_all();
    }

    /// Waits until somebody stands at it.
    pub(super) async fn reached(&self) {
        until(|| self.0.2.load(Ordering::SeqCst)).await;
    }
}

/// Waits until something is so.
pub(super) async fn until(mut so: impl FnMut() -> bool) {
    for _ in 0..5000 {
        if so() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("it never came to be so");
}
