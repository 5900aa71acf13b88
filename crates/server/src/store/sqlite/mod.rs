//! The store in one SQLite file: write-ahead log, full sync, one writer, many readers.

mod append;
mod backup;
mod chat;
mod export;
pub(super) mod folder;
mod guests;
mod installed;
mod pack;
mod people;
mod profile;
mod room;
mod session;
mod sound;
mod steps;
mod survey;
mod sweep;
mod table;
mod transaction;
mod witness;

use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use futures_util::future::BoxFuture;
use sqlx::{SqliteConnection, SqlitePool};
use tokio::task::JoinHandle;

use self::transaction::SqliteWriter;
use super::{StoreFault, StoreResult, WriteQueue};
use crate::meter::StoreMeter;

pub use backup::backup;
pub use folder::FILE;
pub use installed::{installed_packs, remove_pack};
pub use survey::{Surveyed, survey};

/// A store in a data folder, which it holds alone.
pub struct Sqlite {
    read: SqlitePool,
    meter: StoreMeter,
    held: Mutex<Option<Held>>,
}

/// What is let go when the store is closed.
struct Held {
    writer: WriteQueue<SqliteWriter>,
    task: JoinHandle<()>,
    /// The system lets it go when the process ends in whatever way.
    _lock: File,
}

impl Sqlite {
    /// Opens the store of a data folder, makes it if it is new, and brings it up to date.
    pub async fn open(folder: &Path) -> StoreResult<Sqlite> {
        folder::make(folder)?;
        let lock = folder::lock(folder)?;
        let db = folder::open(folder).await?;
        let read = folder::readers(folder).await?;
        let meter = StoreMeter::default();
        let (writer, task) = WriteQueue::counted(SqliteWriter::new(db), meter.clone());
        Ok(Sqlite { read, meter, held: Mutex::new(Some(Held { writer, task, _lock: lock })) })
    }

    async fn write<T, F>(&self, run: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, StoreResult<T>>
            + Send
            + 'static,
    {
        self.writer()?.write(move |writer| run(&mut writer.db), false).await
    }

    /// The same; what is forgotten by it is gone from the bytes of the files when it returns.
    async fn scrub<T, F>(&self, run: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, StoreResult<T>>
            + Send
            + 'static,
    {
        self.writer()?.write(move |writer| run(&mut writer.db), true).await
    }

    fn writer(&self) -> StoreResult<WriteQueue<SqliteWriter>> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.as_ref().map(|held| held.writer.clone()).ok_or(StoreFault::Closed)
    }

    async fn stop(&self) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.read.close().await;
        let Some(Held { writer, task, _lock }) = held else { return };
        drop(writer);
        if let Err(error) = task.await {
            tracing::error!(%error, "the writer of the store ended badly");
        }
    }
}

fn broken(error: &sqlx::Error) -> StoreFault {
    StoreFault::Broken(error.to_string())
}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> StoreFault {
        match &error {
            sqlx::Error::PoolClosed => StoreFault::Closed,
            sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreFault::Conflict,
            sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => {
                StoreFault::NotFound
            }
            _ => broken(&error),
        }
    }
}

impl From<serde_json::Error> for StoreFault {
    fn from(error: serde_json::Error) -> StoreFault {
        StoreFault::Broken(format!("a kept document cannot be read: {error}"))
    }
}
