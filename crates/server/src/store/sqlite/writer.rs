use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::broken;
use crate::store::{StoreFault, StoreResult};

/// How many jobs share one transaction at most, so that the first does not wait too long.
const TOGETHER: usize = 256;

/// How many jobs may wait before those who bring more have to wait themselves.
const WAITING: usize = 4096;

/// Something to be written, and somebody who waits for it.
trait WriteJob: Send {
    /// Writes; the verdict is told later.
    fn run<'c>(self: Box<Self>, db: &'c mut SqliteConnection) -> BoxFuture<'c, WriteVerdict>
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

impl<F, T> WriteJob for Waiting<F, T>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
{
    fn run<'c>(self: Box<Self>, db: &'c mut SqliteConnection) -> BoxFuture<'c, WriteVerdict>
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
#[derive(Clone)]
pub(super) struct WriteQueue {
    jobs: mpsc::Sender<Box<dyn WriteJob>>,
}

impl WriteQueue {
    /// Starts the writer; it ends when the last handle is gone, and the task returns then.
    pub(super) fn start(db: SqliteConnection) -> (WriteQueue, tokio::task::JoinHandle<()>) {
        let (jobs, waiting) = mpsc::channel(WAITING);
        (WriteQueue { jobs }, tokio::spawn(work(db, waiting)))
    }

    /// Does one thing durably, or not at all.
    pub(super) async fn write<T, F>(&self, run: F, scrubs: bool) -> StoreResult<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, StoreResult<T>>
            + Send
            + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Waiting { run, scrubs, answer });
        self.jobs.send(job).await.map_err(|_| StoreFault::Closed)?;
        answered.await.map_err(|_| StoreFault::Closed)?
    }
}

async fn work(mut db: SqliteConnection, mut waiting: mpsc::Receiver<Box<dyn WriteJob>>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        commit(&mut db, std::mem::take(&mut jobs)).await;
    }
    truncate(&mut db).await;
    if let Err(error) = db.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

/// Writes the log into the main file and empties it: it may hold what was to be forgotten.
async fn truncate(db: &mut SqliteConnection) {
    let done = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(db).await;
    match done {
        Ok(0) => {}
        Ok(_) => tracing::warn!("somebody reads; the log is written into the data later"),
        Err(error) => tracing::warn!(%error, "a checkpoint failed; the log stays beside the data"),
    }
}

/// Runs the jobs in one transaction; one that fails takes nothing but itself back.
async fn commit(db: &mut SqliteConnection, jobs: Vec<Box<dyn WriteJob>>) {
    let scrubs = jobs.iter().any(|job| job.scrubs());
    let jobs = jobs.into_iter();
    if let Err(error) = sqlx::query("BEGIN IMMEDIATE").execute(&mut *db).await {
        tracing::error!(%error, "no transaction could be opened");
        jobs.for_each(|job| job.refuse(broken(&error)));
        return;
    }
    let mut verdicts = Vec::new();
    let ran = run(db, jobs, &mut verdicts).await;
    let committed = match ran {
        Ok(()) => sqlx::query("COMMIT").execute(&mut *db).await.map(drop),
        Err(error) => Err(error),
    };
    if let Err(error) = &committed {
        tracing::error!(%error, "a transaction was not committed");
        let _ = sqlx::query("ROLLBACK").execute(&mut *db).await;
    }
    let failed = committed.err();
    if scrubs && failed.is_none() {
        truncate(db).await;
    }
    for verdict in verdicts {
        (verdict.tell)(failed.as_ref().map(broken));
    }
}

/// Runs each job behind a savepoint of its own; without one the whole transaction fails.
async fn run(
    db: &mut SqliteConnection,
    mut jobs: impl Iterator<Item = Box<dyn WriteJob>>,
    verdicts: &mut Vec<WriteVerdict>,
) -> Result<(), sqlx::Error> {
    for job in jobs.by_ref() {
        if let Err(error) = sqlx::query("SAVEPOINT job").execute(&mut *db).await {
            job.refuse(broken(&error));
            jobs.for_each(|job| job.refuse(broken(&error)));
            return Err(error);
        }
        let verdict = job.run(db).await;
        let sound = verdict.sound;
        verdicts.push(verdict);
        let end = if sound { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
        if let Err(error) = sqlx::raw_sql(end).execute(&mut *db).await {
            jobs.for_each(|job| job.refuse(broken(&error)));
            return Err(error);
        }
    }
    Ok(())
}
