use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

#[cfg(feature = "simulation")]
use mittwoch_match::MindBudget;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::cost::{CostBook, PoolLoad, ThinkCost};
use super::queue::{QueuePlace, ThinkQueue};
#[cfg(feature = "simulation")]
use super::worker::think;
use super::worker::{CalledJob, DoneJob, QueuedJob, start};
use super::{ThinkHandle, ThinkJob, ThinkReply};
use crate::store::{TableId, UserId};

/// How many hosts are remembered before those without a thought are looked for.
const MANY: usize = 1024;

/// How far a bot thinks in a simulation, where it thinks at all.
#[cfg(feature = "simulation")]
const GLANCE: u32 = 4;

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
    /// Never taken by a thread that thinks.
    inner: Mutex<PoolInner>,
    /// Places in the queue.
    places: Arc<Semaphore>,
    hosts: Mutex<HashMap<UserId, Weak<Semaphore>>>,
}

struct PoolInner {
    queue: ThinkQueue<QueuedJob>,
    book: CostBook,
    /// Where each thread is given its jobs; none once the pool is gone.
    doors: Vec<Sender<CalledJob>>,
    /// The threads that have nothing to do.
    idle: Vec<usize>,
    closed: bool,
}

impl PoolInner {
    /// Calls those who wait, as long as there are threads for them.
    fn call(&mut self) {
        while let Some(thread) = self.idle.pop() {
            let Some(QueuedJob { job, answer, since, places }) = self.queue.call() else {
                self.idle.push(thread);
                return;
            };
            drop(places);
            let _ended = self.doors[thread].send(CalledJob { job, answer, since });
        }
    }

    fn thinking(&self) -> usize {
        self.doors.len() - self.idle.len()
    }
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
        let (doors, idle) = (Vec::new(), Vec::new());
        let state = Arc::new(PoolState {
            limits,
            inner: Mutex::new(PoolInner { queue, book, doors, idle, closed: false }),
            places: Arc::new(Semaphore::new(limits.queue)),
            hosts: Mutex::default(),
        });
        let doors = start(threads(limits), &state);
        let mut inner = state.inner();
        inner.idle = (0..doors.len()).rev().collect();
        inner.doors = doors;
        drop(inner);
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
            thinking: inner.thinking(),
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
        inner.idle.clear();
        inner.doors.clear();
    }
}

impl PoolState {
    fn inner(&self) -> MutexGuard<'_, PoolInner> {
        locked(&self.inner)
    }

    /// Takes what threads bring back, until the last of them has ended.
    pub(super) fn keep(&self, brought: &Receiver<DoneJob>) {
        for DoneJob { thread, table, cost, answer, reply } in brought {
            let mut inner = self.inner();
            // Noted first: whoever hears the answer can ask what it has cost.
            inner.book.note(&table, cost);
            if !inner.closed {
                inner.idle.push(thread);
                inner.call();
            }
            drop(inner);
            let _gone = answer.send(reply);
        }
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
            let budget =
                if thinks { MindBudget::iterations(GLANCE) } else { MindBudget::nothing() };
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
        let waiting = place.and_then(|place| self.inner().queue.take(&place));
        match waiting {
            Some(QueuedJob { job, .. }) => ThinkReply::idle(job.bot),
            None => answered.await.unwrap_or(ThinkReply { bot: None, thought: None }),
        }
    }

    /// Queues a job up; nowhere if nobody thinks any more.
    fn queue(&self, queued: QueuedJob) -> Option<QueuePlace> {
        let (class, host, table) = (queued.job.class, queued.job.host, queued.job.table.clone());
        let mut inner = self.inner();
        if inner.closed {
            return None;
        }
        let place = inner.queue.push(class, (host, &table), queued);
        inner.call();
        Some(place)
    }
}
