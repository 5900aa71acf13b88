use sqlx::{Connection, SqliteConnection};

use super::steps::{StepFate, append_together};
use super::{append, broken};
use crate::store::{Append, StoreResult, WriteTarget};

/// The connection that writes. Each trip to its thread takes longer than most of its work, so the
/// savepoint of a job is let go together with the next one is set, or by the commit.
pub(super) struct SqliteWriter {
    pub db: SqliteConnection,
    /// Whether the savepoint of the last job is still there.
    marked: bool,
}

impl SqliteWriter {
    pub(super) fn new(db: SqliteConnection) -> SqliteWriter {
        SqliteWriter { db, marked: false }
    }
}

impl WriteTarget for SqliteWriter {
    async fn begin(&mut self) -> StoreResult<()> {
        self.marked = false;
        execute(&mut self.db, "BEGIN IMMEDIATE").await
    }

    async fn savepoint(&mut self) -> StoreResult<()> {
        let next = match std::mem::replace(&mut self.marked, true) {
            true => "RELEASE job; SAVEPOINT job",
            false => "SAVEPOINT job",
        };
        execute(&mut self.db, next).await
    }

    async fn release(&mut self, sound: bool) -> StoreResult<()> {
        if sound { Ok(()) } else { execute(&mut self.db, "ROLLBACK TO job").await }
    }

    async fn append(&mut self, steps: Vec<Append>) -> StoreResult<Vec<StoreResult<i64>>> {
        let fates = append_together(&mut self.db, &steps).await?;
        let mut results = Vec::with_capacity(steps.len());
        for (step, fate) in steps.into_iter().zip(fates) {
            results.push(match fate {
                StepFate::Decided(result) => result,
                StepFate::Alone => {
                    self.savepoint().await?;
                    let result = append::append(&mut self.db, step).await;
                    self.release(result.is_ok()).await?;
                    result
                }
            });
        }
        Ok(results)
    }

    async fn commit(&mut self) -> StoreResult<()> {
        execute(&mut self.db, "COMMIT").await
    }

    async fn rollback(&mut self) {
        let _or_there_was_none = execute(&mut self.db, "ROLLBACK").await;
    }

    /// Writes the log into the main file and empties it: it may hold what was to be forgotten.
    async fn scrub(&mut self) {
        let truncate = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)");
        match truncate.fetch_one(&mut self.db).await {
            Ok(0) => {}
            Ok(_) => tracing::warn!("somebody reads; the log is written into the data later"),
            Err(error) => {
                tracing::warn!(%error, "a checkpoint failed; the log stays beside the data");
            }
        }
    }

    async fn close(mut self) {
        self.scrub().await;
        if let Err(error) = Connection::close(self.db).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}

async fn execute(db: &mut SqliteConnection, statement: &'static str) -> StoreResult<()> {
    sqlx::query(statement).execute(db).await.map(drop).map_err(|error| broken(&error))
}
