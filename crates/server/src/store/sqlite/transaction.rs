use sqlx::{Connection, SqliteConnection};

use super::broken;
use crate::store::{StoreResult, WriteTarget};

impl WriteTarget for SqliteConnection {
    async fn begin(&mut self) -> StoreResult<()> {
        execute(self, "BEGIN IMMEDIATE").await
    }

    async fn savepoint(&mut self) -> StoreResult<()> {
        execute(self, "SAVEPOINT job").await
    }

    async fn release(&mut self, sound: bool) -> StoreResult<()> {
        let end = if sound { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
        sqlx::raw_sql(end).execute(&mut *self).await.map(drop).map_err(|error| broken(&error))
    }

    async fn commit(&mut self) -> StoreResult<()> {
        execute(self, "COMMIT").await
    }

    async fn rollback(&mut self) {
        let _or_there_was_none = execute(self, "ROLLBACK").await;
    }

    /// Writes the log into the main file and empties it: it may hold what was to be forgotten.
    async fn scrub(&mut self) {
        let truncate = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)");
        match truncate.fetch_one(self).await {
            Ok(0) => {}
            Ok(_) => tracing::warn!("somebody reads; the log is written into the data later"),
            Err(error) => {
                tracing::warn!(%error, "a checkpoint failed; the log stays beside the data");
            }
        }
    }

    async fn close(mut self) {
        self.scrub().await;
        if let Err(error) = Connection::close(self).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}

async fn execute(db: &mut SqliteConnection, statement: &'static str) -> StoreResult<()> {
    sqlx::query(statement).execute(db).await.map(drop).map_err(|error| broken(&error))
}
