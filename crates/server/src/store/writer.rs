//! Group commit: everything that waits to be written goes into one transaction with one sync.

use std::collections::{BTreeSet, VecDeque};

use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use super::{Append, StoreFault, StoreResult};
use crate::meter::StoreMeter;

/// How many jobs share one transaction at most, so that the first does not wait too long.
const TOGETHER: usize = 256;

/// How many jobs may wait before those who bring more have to wait themselves.
const WAITING: usize = 4096;

/// What jobs are written into: something with one transaction at a time, and savepoints in it.
pub trait WriteTarget: Sized + Send + 'static {
    /// Opens a transaction.
    fn begin(&mut self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Marks the moment before a job.
    fn savepoint(&mut self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Keeps what a job did for the commit, or takes it back.
    fn release(&mut self, sound: bool) -> impl Future<Output = StoreResult<()>> + Send;

    /// Takes tables one step on, each one another, in one go where it can. A step that is refused
    /// changes nothing; where the whole fails, nobody knows how far it went.
    fn append(
        &mut self,
        steps: Vec<Append>,
    ) -> impl Future<Output = StoreResult<Vec<StoreResult<i64>>>> + Send;

    /// Makes the transaction durable: when it returns, it survives whatever happens.
    fn commit(&mut self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Takes the whole transaction back.
    fn rollback(&mut self) -> impl Future<Output = ()> + Send;

    /// Makes sure that nothing is left in any file of what was forgotten.
    fn scrub(&mut self) -> impl Future<Output = ()> + Send;

    /// Writes everything to its place and lets go.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// Something to be written, and somebody who waits for it.
trait WriteJob<D>: Send {
    /// Writes; the verdict is told later.
    fn run<'c>(self: Box<Self>, db: &'c mut D) -> BoxFuture<'c, WriteVerdict>
    where
        Self: 'c;

    /// Whether what it forgets has to be gone from the files before anybody is told.
    fn scrubs(&self) -> bool;

    /// Tells whoever waits that nothing was written.
    fn refuse(self: Box<Self>, fault: StoreFault);
}

/// A step of a table, and who waits for its version.
struct QueuedStep {
    step: Box<Append>,
    answer: oneshot::Sender<StoreResult<i64>>,
}

/// What waits to be written.
enum Queued<D> {
    /// A step of a table: those that wait together are written together.
    Step(QueuedStep),
    /// Anything else.
    Job(Box<dyn WriteJob<D>>),
}

impl<D> Queued<D> {
    fn scrubs(&self) -> bool {
        matches!(self, Queued::Job(job) if job.scrubs())
    }

    fn refuse(self, fault: StoreFault) {
        match self {
            Queued::Step(QueuedStep { answer, .. }) => drop(answer.send(Err(fault))),
            Queued::Job(job) => job.refuse(fault),
        }
    }
}

/// What became of a job, told to whoever waits once the transaction is on disk.
struct WriteVerdict {
    sound: bool,
    tell: Box<dyn FnOnce(Option<StoreFault>) + Send>,
}

impl WriteVerdict {
    fn new<T: Send + 'static>(
        result: StoreResult<T>,
        answer: oneshot::Sender<StoreResult<T>>,
    ) -> WriteVerdict {
        let sound = result.is_ok();
        let tell = Box::new(move |failed: Option<StoreFault>| {
            let _gone = answer.send(failed.map_or(result, Err));
        });
        WriteVerdict { sound, tell }
    }
}

struct Waiting<F, T> {
    run: F,
    scrubs: bool,
    answer: oneshot::Sender<StoreResult<T>>,
}

impl<D, F, T> WriteJob<D> for Waiting<F, T>
where
    D: WriteTarget,
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut D) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
{
    fn run<'c>(self: Box<Self>, db: &'c mut D) -> BoxFuture<'c, WriteVerdict>
    where
        Self: 'c,
    {
        Box::pin(async move {
            let Waiting { run, answer, .. } = *self;
            WriteVerdict::new(run(db).await, answer)
        })
    }

    fn scrubs(&self) -> bool {
        self.scrubs
    }

    fn refuse(self: Box<Self>, fault: StoreFault) {
        let _gone = self.answer.send(Err(fault));
    }
}

/// The one hand that writes: all jobs that wait go into one transaction with one sync.
pub struct WriteQueue<D> {
    jobs: mpsc::Sender<Queued<D>>,
}

impl<D> Clone for WriteQueue<D> {
    fn clone(&self) -> WriteQueue<D> {
        WriteQueue { jobs: self.jobs.clone() }
    }
}

impl<D: WriteTarget> WriteQueue<D> {
    /// Starts the writer; it ends when the last handle is gone, and the task returns then.
    pub fn start(db: D) -> (WriteQueue<D>, tokio::task::JoinHandle<()>) {
        WriteQueue::counted(db, StoreMeter::default())
    }

    /// The same; what is done is counted.
    pub(crate) fn counted(
        db: D,
        meter: StoreMeter,
    ) -> (WriteQueue<D>, tokio::task::JoinHandle<()>) {
        let (jobs, waiting) = mpsc::channel(WAITING);
        (WriteQueue { jobs }, tokio::spawn(work(db, waiting, meter)))
    }

    /// Does one thing durably, or not at all.
    pub async fn write<T, F>(&self, run: F, scrubs: bool) -> StoreResult<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut D) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Queued::Job(Box::new(Waiting { run, scrubs, answer }));
        self.jobs.send(job).await.map_err(|_| StoreFault::Closed)?;
        answered.await.map_err(|_| StoreFault::Closed)?
    }

    /// Takes a table one step on, durably, or not at all; its new version.
    pub async fn append(&self, step: Append) -> StoreResult<i64> {
        let (answer, answered) = oneshot::channel();
        let step = Queued::Step(QueuedStep { step: Box::new(step), answer });
        self.jobs.send(step).await.map_err(|_| StoreFault::Closed)?;
        answered.await.map_err(|_| StoreFault::Closed)?
    }
}

async fn work<D: WriteTarget>(
    mut db: D,
    mut waiting: mpsc::Receiver<Queued<D>>,
    meter: StoreMeter,
) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        let many = jobs.len();
        meter.commits(many, commit(&mut db, std::mem::take(&mut jobs))).await;
    }
    db.close().await;
}

/// Runs the jobs in one transaction; one that fails takes nothing but itself back.
async fn commit<D: WriteTarget>(db: &mut D, jobs: Vec<Queued<D>>) {
    let scrubs = jobs.iter().any(Queued::scrubs);
    if let Err(error) = db.begin().await {
        tracing::error!(%error, "no transaction could be opened");
        jobs.into_iter().for_each(|job| job.refuse(error.clone()));
        return;
    }
    let mut verdicts = Vec::new();
    let ran = run(db, jobs.into(), &mut verdicts).await;
    let committed = match ran {
        Ok(()) => db.commit().await,
        Err(error) => Err(error),
    };
    if let Err(error) = &committed {
        tracing::error!(%error, "a transaction was not committed");
        db.rollback().await;
    }
    let failed = committed.err();
    if scrubs && failed.is_none() {
        db.scrub().await;
    }
    for verdict in verdicts {
        (verdict.tell)(failed.clone());
    }
}

/// Runs the jobs in their order; where one leaves nobody knowing how things are, the whole
/// transaction fails.
async fn run<D: WriteTarget>(
    db: &mut D,
    mut jobs: VecDeque<Queued<D>>,
    verdicts: &mut Vec<WriteVerdict>,
) -> StoreResult<()> {
    while let Some(next) = jobs.pop_front() {
        let done = match next {
            Queued::Job(job) => run_job(db, job, verdicts).await,
            Queued::Step(first) => run_steps(db, together(first, &mut jobs), verdicts).await,
        };
        if let Err(error) = done {
            jobs.into_iter().for_each(|job| job.refuse(error.clone()));
            return Err(error);
        }
    }
    Ok(())
}

/// Runs a job behind a savepoint of its own.
async fn run_job<D: WriteTarget>(
    db: &mut D,
    job: Box<dyn WriteJob<D>>,
    verdicts: &mut Vec<WriteVerdict>,
) -> StoreResult<()> {
    if let Err(error) = db.savepoint().await {
        job.refuse(error.clone());
        return Err(error);
    }
    let verdict = job.run(db).await;
    let sound = verdict.sound;
    verdicts.push(verdict);
    db.release(sound).await
}

/// A step with those that wait right behind it, one of each table.
fn together<D>(first: QueuedStep, jobs: &mut VecDeque<Queued<D>>) -> Vec<QueuedStep> {
    let (mut tables, mut steps) = (BTreeSet::from([first.step.table.clone()]), vec![first]);
    while let Some(next) = jobs.pop_front() {
        match next {
            Queued::Step(next) if tables.insert(next.step.table.clone()) => steps.push(next),
            other => {
                jobs.push_front(other);
                break;
            }
        }
    }
    steps
}

async fn run_steps<D: WriteTarget>(
    db: &mut D,
    steps: Vec<QueuedStep>,
    verdicts: &mut Vec<WriteVerdict>,
) -> StoreResult<()> {
    let (steps, answers): (Vec<_>, Vec<_>) =
        steps.into_iter().map(|queued| (*queued.step, queued.answer)).unzip();
    match db.append(steps).await {
        Ok(results) => {
            let verdict = |(result, answer)| WriteVerdict::new(result, answer);
            verdicts.extend(results.into_iter().zip(answers).map(verdict));
            Ok(())
        }
        Err(error) => {
            answers.into_iter().for_each(|answer| drop(answer.send(Err(error.clone()))));
            Err(error)
        }
    }
}
