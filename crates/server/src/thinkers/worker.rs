//! Threads that think, and the one that speaks for them.
//!
//! A thread that steps back behind everybody else must hold nothing that others wait for, or they
//! wait as long as it does. So those who think have a channel each way and nothing else: queue,
//! costs and whoever waits for an answer are the business of the keeper, which does not step back.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::cost::ThinkCost;
use super::low;
use super::pool::PoolState;
use super::{ThinkJob, ThinkReply};
use crate::store::TableId;

/// A job in the queue, and who waits for it.
pub(super) struct QueuedJob {
    pub job: ThinkJob,
    pub answer: oneshot::Sender<ThinkReply>,
    pub since: Instant,
    /// The places that it takes in the queue, free again when it is called.
    pub places: [OwnedSemaphorePermit; 2],
}

/// A job that was called.
pub(super) struct CalledJob {
    pub job: ThinkJob,
    pub answer: oneshot::Sender<ThinkReply>,
    pub since: Instant,
}

/// What a thread brings back.
pub(super) struct DoneJob {
    pub thread: usize,
    pub table: TableId,
    pub cost: ThinkCost,
    pub answer: oneshot::Sender<ThinkReply>,
    pub reply: ThinkReply,
}

/// Starts so many threads and their keeper; where each is given its jobs. They end when that is
/// dropped.
pub(super) fn start(threads: usize, pool: &Arc<PoolState>) -> Vec<Sender<CalledJob>> {
    let (done, brought) = channel();
    let start = |name: String, run: Box<dyn FnOnce() + Send>| {
        std::thread::Builder::new().name(name).spawn(run).expect("a thread can be started")
    };
    let one = |thread| {
        let (give, given) = channel();
        let done = done.clone();
        start(format!("thinker-{thread}"), Box::new(move || work(thread, &given, &done)));
        give
    };
    let doors: Vec<_> = (0..threads).map(one).collect();
    if threads > 0 {
        let pool = pool.clone();
        start("thinkers".to_owned(), Box::new(move || pool.keep(&brought)));
    }
    doors
}

/// Thinks until nobody gives anything any more.
fn work(thread: usize, given: &Receiver<CalledJob>, done: &Sender<DoneJob>) {
    low::step_back();
    for CalledJob { job, answer, since } in given {
        // Whoever stopped it or went away meanwhile needs no thought.
        let wanted = !job.stop.is_set() && !answer.is_closed();
        let waited = since.elapsed();
        let (table, seat, begun) = (job.table.clone(), job.seat, low::used());
        let reply = if wanted { think(job) } else { ThinkReply::idle(job.bot) };
        let busy = low::used().saturating_sub(begun);
        let void = u64::from(reply.thought.is_none());
        tracing::trace!(seat = seat.0, ?busy, ?waited, "a thought");
        let cost = ThinkCost { thoughts: 1, void, busy, waited };
        let _gone = done.send(DoneJob { thread, table, cost, answer, reply });
    }
}

/// Thinks; a bot that breaks is lost, the thread is not.
pub(super) fn think(job: ThinkJob) -> ThinkReply {
    let ThinkJob { mut bot, budget, seat, .. } = job;
    let thought = catch_unwind(AssertUnwindSafe(|| bot.think(&budget)));
    match thought {
        Ok(thought) => ThinkReply { bot: Some(bot), thought },
        Err(_) => {
            tracing::error!(seat = seat.0, "a bot broke");
            // What it left behind may break once more when it is dropped.
            let _broken = catch_unwind(AssertUnwindSafe(|| drop(bot)));
            ThinkReply { bot: None, thought: None }
        }
    }
}
