//! A thread that thinks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::cost::ThinkCost;
use super::low;
use super::pool::PoolState;
use super::{ThinkJob, ThinkReply};

/// A job in the queue, and who waits for it.
pub(super) struct QueuedJob {
    pub job: ThinkJob,
    pub answer: oneshot::Sender<ThinkReply>,
    pub since: Instant,
    /// The places that it takes in the queue, free again when it is called.
    pub places: [OwnedSemaphorePermit; 2],
}

/// Thinks until the pool is gone.
pub(super) fn work(pool: &Arc<PoolState>) {
    low::step_back();
    while let Some(queued) = pool.called() {
        let QueuedJob { job, answer, since, places } = queued;
        drop(places);
        // Whoever stopped it or went away meanwhile needs no thought.
        let wanted = !job.stop.is_set() && !answer.is_closed();
        let waited = since.elapsed();
        let (table, seat, begun) = (job.table.clone(), job.seat, low::used());
        let reply = if wanted { think(job) } else { ThinkReply::idle(job.bot) };
        let busy = low::used().saturating_sub(begun);
        let void = u64::from(reply.thought.is_none());
        tracing::trace!(seat = seat.0, ?busy, ?waited, "a thought");
        // Noted first: whoever hears the answer can ask what it has cost.
        pool.done(&table, ThinkCost { thoughts: 1, void, busy, waited });
        let _gone = answer.send(reply);
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
