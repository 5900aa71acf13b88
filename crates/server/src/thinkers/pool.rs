use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

#[cfg(feature = "simulation")]
use mittwoch_match::MindBudget;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::cost::{CostBook, PoolLoad, ThinkCost};
use super::queue::{QueuePlace, ThinkQueue};
#[cfg(feature = "simulation")]
use super::worker::think;
use super::worker::{QueuedJob, work};
use super::{ThinkHandle, ThinkJob, ThinkReply};
use crate::store::{TableId, UserId};

/// How many hosts are remembered before those without a thought are looked for.
const MANY: usize = 1024;

/// How much a pool takes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkLimits {
    /// How many bots think at once.
    pub threads: usize,
    /// How many thoughts wait in the queue; further ones wait outside, with those who brought them.
    pub queue: usize,
    /// How many of them are of one host's tables.
    pub of_host: usize,
}

impl ThinkLimits {
    /// So many threads, and a queue for many tables.
    pub fn threads(threads: usize) -> ThinkLimits {
        ThinkLimits { threads: threads.max(1), queue: 4096, of_host: 256 }
    }
}

/// Threads that think for the bots of all tables.
pub struct ThinkPool(Arc<PoolState>);

pub(super) struct PoolState {
    limits: ThinkLimits,
    inner: Mutex<PoolInner>,
    /// Wakes a thread that waits for work.
    work: Condvar,
    /// Places in the queue.
    places: Arc<Semaphore>,
    hosts: Mutex<HashMap<UserId, Weak<Semaphore>>>,
}

struct PoolInner {
    queue: ThinkQueue<QueuedJob>,
    thinking: usize,
    book: CostBook,
    closed: bool,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many threads a pool starts; a simulation has one thread alone, in which bots think too.
fn threads(limits: ThinkLimits) -> usize {
    #[cfg(feature = "simulation")]
    if crate::simulation::is_on() {
        return 0;
    }
    limits.threads
}

impl ThinkPool {
    /// Starts the threads; they end when the pool is dropped.
    pub fn start(limits: ThinkLimits) -> ThinkPool {
        let (queue, book) = (ThinkQueue::new(), CostBook::default());
        let state = Arc::new(PoolState {
            limits,
            inner: Mutex::new(PoolInner { queue, thinking: 0, book, closed: false }),
            work: Condvar::new(),
            places: Arc::new(Semaphore::new(limits.queue)),
            hosts: Mutex::default(),
        });
        for number in 0..threads(limits) {
            let own = state.clone();
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || work(&own)).expect("a thread can be started");
        }
        ThinkPool(state)
    }

    /// Brings a question. The future ends with the bot and its thought; if it is dropped, nobody
    /// thinks about it any more. The handle stops it wherever it is.
    ///
    /// Where the queue is full, or has enough of the same host, the future waits outside of it: the
    /// bot stays with its table, which has one question for each seat and asks nothing more.
    pub fn submit(
        &self,
        job: ThinkJob,
    ) -> (ThinkHandle, impl Future<Output = ThinkReply> + Send + use<>) {
        let handle = ThinkHandle::new(job.stop.clone());
        let (pool, held) = (self.0.clone(), handle.clone());
        (handle, async move { pool.think(job, &held).await })
    }

    /// The pool for a future that outlives a borrow of it.
    pub(super) fn share(&self) -> Arc<PoolState> {
        self.0.clone()
    }

    /// What the bots of a table have cost since it woke.
    pub fn cost(&self, table: &str) -> Option<ThinkCost> {
        self.0.inner().book.of(table)
    }

    /// What the bots of every table have cost, the dearest first.
    pub fn costs(&self) -> Vec<(TableId, ThinkCost)> {
        self.0.inner().book.dearest()
    }

    /// How busy the pool is.
    pub fn load(&self) -> PoolLoad {
        let inner = self.0.inner();
        PoolLoad {
            threads: self.0.limits.threads,
            thinking: inner.thinking,
            waiting: inner.queue.waiting(),
            cost: inner.book.all,
        }
    }

    /// A table falls asleep: what its bots have cost is told to the log and forgotten.
    pub fn forget(&self, table: &str, host: UserId) {
        if let Some(cost) = self.0.inner().book.forget(table) {
            let ThinkCost { thoughts, void, busy, waited } = cost;
            tracing::debug!(host, thoughts, void, ?busy, ?waited, "the bots of a table");
        }
    }
}

impl Drop for ThinkPool {
    fn drop(&mut self) {
        let mut inner = self.0.inner();
        inner.closed = true;
        // Whoever waits hears that nobody thinks any more.
        while inner.queue.call().is_some() {}
        drop(inner);
        self.0.work.notify_all();
    }
}

impl PoolState {
    fn inner(&self) -> MutexGuard<'_, PoolInner> {
        locked(&self.inner)
    }

    /// The next job, for which a thread waits here; none once the pool is gone.
    pub(super) fn called(&self) -> Option<QueuedJob> {
        let mut inner = self.inner();
        loop {
            if inner.closed {
                return None;
            }
            if let Some(job) = inner.queue.call() {
                inner.thinking += 1;
                return Some(job);
            }
            inner = self.work.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread has done its job.
    pub(super) fn done(&self, table: &TableId, cost: ThinkCost) {
        let mut inner = self.inner();
        inner.thinking -= 1;
        inner.book.note(table, cost);
    }

    /// The places in the queue of one host.
    fn places_of(&self, host: UserId) -> Arc<Semaphore> {
        let mut hosts = locked(&self.hosts);
        if let Some(known) = hosts.get(&host).and_then(Weak::upgrade) {
            return known;
        }
        if hosts.len() >= MANY {
            hosts.retain(|_, places| places.strong_count() > 0);
        }
        let places = Arc::new(Semaphore::new(self.limits.of_host));
        hosts.insert(host, Arc::downgrade(&places));
        places
    }

    /// Waits for a place in the queue.
    async fn place(&self, host: UserId) -> Option<[OwnedSemaphorePermit; 2]> {
        let own = self.places_of(host).acquire_owned().await.ok()?;
        let place = self.places.clone().acquire_owned().await.ok()?;
        Some([own, place])
    }

    pub(super) async fn think(&self, job: ThinkJob, handle: &ThinkHandle) -> ThinkReply {
        #[cfg(feature = "simulation")]
        if crate::simulation::is_on() {
            let thinks = crate::simulation::thinks();
            let budget = if thinks { job.budget } else { MindBudget::nothing() };
            return think(ThinkJob { budget, ..job });
        }
        let places = tokio::select! {
            biased;
            () = handle.stopped() => None,
            places = self.place(job.host) => places,
        };
        let Some(places) = places else { return ThinkReply::idle(job.bot) };
        let (answer, mut answered) = oneshot::channel();
        let place = self.queue(QueuedJob { job, answer, since: Instant::now(), places });
        tokio::select! {
            biased;
            reply = &mut answered => return reply.unwrap_or(ThinkReply { bot: None, thought: None }),
            () = handle.stopped() => {}
        }
        let waiting = self.inner().queue.take(&place);
        match waiting {
            Some(QueuedJob { job, .. }) => ThinkReply::idle(job.bot),
            None => answered.await.unwrap_or(ThinkReply { bot: None, thought: None }),
        }
    }

    fn queue(&self, queued: QueuedJob) -> QueuePlace {
        let (class, host, table) = (queued.job.class, queued.job.host, queued.job.table.clone());
        let place = self.inner().queue.push(class, (host, &table), queued);
        self.work.notify_one();
        place
    }
}
