//! The store in a PostgreSQL database, which several servers may share: each table is guarded by
//! its version, each name by a lock.
//!
//! Steps of tables go through queues that write what waits together in one statement; everything
//! else is a transaction on a connection of the pool. What is lost on the way is found out, not
//! guessed: see [`patience`](self::patience) and [`writer`](self::writer).

mod address;
mod alone;
mod append;
mod arrived;
mod chat;
mod check;
mod connect;
mod failed;
mod guests;
mod hosted;
mod installed;
mod known;
mod lent;
mod life;
mod nodes;
mod patience;
mod people;
mod recent;
mod room;
mod schema;
mod session;
mod sound;
mod step;
mod sweep;
mod table;
mod witness;
mod writer;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use sqlx::postgres::PgPool;
use tokio::task::JoinHandle;

use self::life::NodeLife;
use self::writer::PgWriter;
use super::{Append, StoreFault, StoreResult, WriteQueue};
use crate::meter::StoreMeter;

pub use address::{DatabaseUrl, NoDatabaseUrl};
pub(super) use alone::alone;
pub(super) use check::about;
pub(super) use connect::part;
pub use hosted::{installed_packs_of, remove_pack_of};

/// How many queues take steps. While one waits for the disk the next group gathers in another; a
/// table always goes through the same.
const WRITERS: usize = 2;

/// How a database is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PostgresOptions {
    /// Takes a server that forgets what it has acknowledged when it crashes. For tests alone: no
    /// flag leads here.
    pub unsynced: bool,
}

/// A store in a database.
pub struct Postgres {
    pool: PgPool,
    meter: StoreMeter,
    life: NodeLife,
    held: Mutex<Option<Vec<HeldWriter>>>,
}

/// A queue of steps, and the task behind it.
struct HeldWriter {
    queue: WriteQueue<PgWriter>,
    task: JoinHandle<()>,
}

impl Postgres {
    /// Opens the store of a database, makes it if it is new, and brings it up to date.
    pub async fn open(url: &DatabaseUrl) -> StoreResult<Postgres> {
        Postgres::open_with(url, PostgresOptions::default()).await
    }

    /// The same, with a say in what is taken.
    pub async fn open_with(url: &DatabaseUrl, options: PostgresOptions) -> StoreResult<Postgres> {
        connect::prepare(url, options).await?;
        let life = NodeLife::default();
        let (meter, mut held) = (StoreMeter::default(), Vec::with_capacity(WRITERS));
        for _ in 0..WRITERS {
            let writer = PgWriter::connected(url.clone(), options, life.clone()).await?;
            let (queue, task) = WriteQueue::counted(writer, meter.clone());
            held.push(HeldWriter { queue, task });
        }
        let (pool, held) = (connect::pool(url, options), Mutex::new(Some(held)));
        let store = Postgres { pool, meter, life, held };
        sound::look(&store).await?;
        Ok(store)
    }

    /// The connections, for rooms that are written elsewhere.
    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Takes a table one step on, through its queue.
    async fn take(&self, step: Append) -> StoreResult<i64> {
        let queue = {
            let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            let held = held.as_ref().ok_or(StoreFault::Closed)?;
            held[place(&step.table, held.len())].queue.clone()
        };
        queue.append(step).await
    }

    async fn stop(&self) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
        for HeldWriter { queue, task } in held.into_iter().flatten() {
            drop(queue);
            if let Err(error) = task.await {
                tracing::error!(%error, "a writer of the store ended badly");
            }
        }
        self.pool.close().await;
    }
}

/// Which of so many queues takes the steps of a table.
fn place(table: &str, of: usize) -> usize {
    let mut hash = DefaultHasher::new();
    table.hash(&mut hash);
    (hash.finish() % of as u64) as usize
}
