//! Group commit: everything that waits to be written goes into one transaction with one sync.

use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use super::{StoreFault, StoreResult};

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

/// What became of a job, told to whoever waits once the transaction is on disk.
struct WriteVerdict {
    sound: bool,
    tell: Box<dyn FnOnce(Option<StoreFault>) + Send>,
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
            let result = run(db).await;
            let sound = result.is_ok();
            let tell = Box::new(move |failed: Option<StoreFault>| {
                let _gone = answer.send(failed.map_or(result, Err));
            });
            WriteVerdict { sound, tell }
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
    jobs: mpsc::Sender<Box<dyn WriteJob<D>>>,
}

impl<D> Clone for WriteQueue<D> {
    fn clone(&self) -> WriteQueue<D> {
        WriteQueue { jobs: self.jobs.clone() }
    }
}

impl<D: WriteTarget> WriteQueue<D> {
    /// Starts the writer; it ends when the last handle is gone, and the task returns then.
    pub fn start(db: D) -> (WriteQueue<D>, tokio::task::JoinHandle<()>) {
        let (jobs, waiting) = mpsc::channel(WAITING);
        (WriteQueue { jobs }, tokio::spawn(work(db, waiting)))
    }

    /// Does one thing durably, or not at all.
    pub async fn write<T, F>(&self, run: F, scrubs: bool) -> StoreResult<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut D) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Waiting { run, scrubs, answer });
        self.jobs.send(job).await.map_err(|_| StoreFault::Closed)?;
        answered.await.map_err(|_| StoreFault::Closed)?
    }
}

async fn work<D: WriteTarget>(mut db: D, mut waiting: mpsc::Receiver<Box<dyn WriteJob<D>>>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        commit(&mut db, std::mem::take(&mut jobs)).await;
    }
    db.close().await;
}

/// Runs the jobs in one transaction; one that fails takes nothing but itself back.
async fn commit<D: WriteTarget>(db: &mut D, jobs: Vec<Box<dyn WriteJob<D>>>) {
    let scrubs = jobs.iter().any(|job| job.scrubs());
    let jobs = jobs.into_iter();
    if let Err(error) = db.begin().await {
        tracing::error!(%error, "no transaction could be opened");
        jobs.for_each(|job| job.refuse(error.clone()));
        return;
    }
    let mut verdicts = Vec::new();
    let ran = run(db, jobs, &mut verdicts).await;
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

/// Runs each job behind a savepoint of its own; without one the whole transaction fails.
async fn run<D: WriteTarget>(
    db: &mut D,
    mut jobs: impl Iterator<Item = Box<dyn WriteJob<D>>>,
    verdicts: &mut Vec<WriteVerdict>,
) -> StoreResult<()> {
    for job in jobs.by_ref() {
        if let Err(error) = db.savepoint().await {
            job.refuse(error.clone());
            jobs.for_each(|job| job.refuse(error.clone()));
            return Err(error);
        }
        let verdict = job.run(db).await;
        let sound = verdict.sound;
        verdicts.push(verdict);
        if let Err(error) = db.release(sound).await {
            jobs.for_each(|job| job.refuse(error.clone()));
            return Err(error);
        }
    }
    Ok(())
}
