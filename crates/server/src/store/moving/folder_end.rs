use std::fs::File;
use std::path::{Path, PathBuf};

use mittwoch_kernel::Phrase;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use super::PAGE;
use super::cell::MovedCell;
use super::shape::{CellKind, TableShape};
use crate::store::sqlite::{FILE, folder};
use crate::store::{StoreFault, StoreResult};

/// The folder inside of a data folder in which the database of a move grows.
const GROWING: &str = "moving";

/// A data folder as one end of a move; it is held alone.
pub(super) struct FolderEnd {
    folder: PathBuf,
    db: SqliteConnection,
    /// Whether a database lies there already.
    pub full: bool,
    _lock: File,
}

impl FolderEnd {
    /// Opens a folder from which data is moved.
    pub(super) async fn source(place: &Path) -> StoreResult<FolderEnd> {
        if !place.join(FILE).is_file() {
            return Err(StoreFault::Unusable(folder::about("store-no-database", place)));
        }
        let lock = folder::lock(place)?;
        let mut db = folder::open(place).await?;
        sqlx::raw_sql("BEGIN").execute(&mut db).await?;
        Ok(FolderEnd { folder: place.to_owned(), db, full: true, _lock: lock })
    }

    /// Opens a folder to which data is moved. Until the end it grows beside its place; what a move
    /// has left that broke off is taken away first.
    pub(super) async fn target(place: &Path) -> StoreResult<FolderEnd> {
        if place.join(FILE).is_file() {
            return FolderEnd::source(place).await;
        }
        folder::make(place)?;
        let lock = folder::lock(place)?;
        let growing = place.join(GROWING);
        if growing.exists() {
            std::fs::remove_dir_all(&growing).map_err(|error| unusable(place, &error))?;
        }
        folder::make(&growing)?;
        let mut db = folder::open(&growing).await?;
        // A person may have been made by one with a greater number.
        let begin = "BEGIN; PRAGMA defer_foreign_keys = ON; DELETE FROM pulse";
        sqlx::raw_sql(begin).execute(&mut db).await?;
        Ok(FolderEnd { folder: place.to_owned(), db, full: false, _lock: lock })
    }

    pub(super) async fn page(
        &mut self,
        shape: &TableShape,
        after: Option<&[MovedCell]>,
    ) -> StoreResult<Vec<Vec<MovedCell>>> {
        let (columns, key) = (shape.names(|name, _| name.to_owned()), shape.key_names());
        let marks = vec!["?"; shape.key].join(", ");
        let from = after.map_or(String::new(), |_| format!("WHERE ({key}) > ({marks})"));
        let statement =
            format!("SELECT {columns} FROM {} {from} ORDER BY {key} LIMIT {PAGE}", shape.name);
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for (cell, (_, kind)) in after.unwrap_or_default().iter().zip(shape.columns) {
            query = match kind {
                CellKind::Number | CellKind::Flag => query.bind(cell.number()),
                CellKind::Bytes => query.bind(cell.bytes().map(<[u8]>::to_vec)),
                _ => query.bind(cell.words().map(str::to_owned)),
            };
        }
        let rows = query.fetch_all(&mut self.db).await?;
        rows.iter().map(|row| cells(row, shape)).collect()
    }

    pub(super) async fn add(
        &mut self,
        shape: &TableShape,
        rows: &[Vec<MovedCell>],
    ) -> StoreResult<()> {
        let columns = shape.names(|name, _| name.to_owned());
        let marks = vec!["?"; shape.columns.len()].join(", ");
        let statement = format!("INSERT INTO {} ({columns}) VALUES ({marks})", shape.name);
        for row in rows {
            let mut query = sqlx::query(AssertSqlSafe(statement.clone()));
            for (cell, (_, kind)) in row.iter().zip(shape.columns) {
                query = match (kind, cell) {
                    (_, MovedCell::None) => query.bind(None::<i64>),
                    (CellKind::Key, cell) => query.bind(cell.words().map(str::to_owned)),
                    (_, MovedCell::Number(number)) => query.bind(*number),
                    (_, MovedCell::Text(text)) => query.bind(text.clone()),
                    (_, MovedCell::Bytes(bytes)) => query.bind(bytes.clone()),
                };
            }
            query.execute(&mut self.db).await?;
        }
        Ok(())
    }

    pub(super) async fn counters(&mut self) -> StoreResult<[i64; 2]> {
        let mut counters = [0; 2];
        for (counter, name) in counters.iter_mut().zip(["people", "tokens"]) {
            let seq =
                sqlx::query_scalar::<_, i64>("SELECT seq FROM sqlite_sequence WHERE name = ?");
            *counter = seq.bind(name).fetch_optional(&mut self.db).await?.unwrap_or_default();
        }
        Ok(counters)
    }

    pub(super) async fn set_counters(&mut self, counters: [i64; 2]) -> StoreResult<()> {
        for (counter, name) in counters.into_iter().zip(["people", "tokens"]) {
            let gone = sqlx::query("DELETE FROM sqlite_sequence WHERE name = ?").bind(name);
            gone.execute(&mut self.db).await?;
            let set = sqlx::query("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)");
            set.bind(name).bind(counter).execute(&mut self.db).await?;
        }
        Ok(())
    }

    pub(super) async fn leave(self) {
        let _gone = self.db.close().await;
        if !self.full {
            let _left = std::fs::remove_dir_all(self.folder.join(GROWING));
        }
    }

    /// Writes everything to the disk and puts the database into its place.
    pub(super) async fn finish(mut self) -> StoreResult<()> {
        sqlx::raw_sql("COMMIT").execute(&mut self.db).await?;
        sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)")
            .fetch_one(&mut self.db)
            .await?;
        self.db.close().await?;
        let growing = self.folder.join(GROWING);
        // It is opened once more as a server does, which looks whether everything agrees.
        folder::open(&growing).await?.close().await?;
        let placed = || {
            File::open(growing.join(FILE))?.sync_all()?;
            std::fs::rename(growing.join(FILE), self.folder.join(FILE))?;
            #[cfg(unix)]
            File::open(&self.folder)?.sync_all()?;
            std::fs::remove_dir_all(&growing)
        };
        placed().map_err(|error| unusable(&self.folder, &error))
    }
}

fn unusable(folder: &Path, error: &std::io::Error) -> StoreFault {
    let phrase = Phrase::new("store-unusable").word("path", &folder.display().to_string());
    StoreFault::Unusable(phrase.word("cause", &error.to_string()))
}

fn cells(row: &SqliteRow, shape: &TableShape) -> StoreResult<Vec<MovedCell>> {
    let cell = |(place, (_, kind)): (usize, &(&str, CellKind))| -> StoreResult<MovedCell> {
        Ok(match kind {
            CellKind::Number | CellKind::Flag => {
                row.try_get::<Option<i64>, _>(place)?.map_or(MovedCell::None, MovedCell::Number)
            }
            CellKind::Bytes => {
                row.try_get::<Option<Vec<u8>>, _>(place)?.map_or(MovedCell::None, MovedCell::Bytes)
            }
            kind => MovedCell::text(*kind, row.try_get(place)?),
        })
    };
    shape.columns.iter().enumerate().map(cell).collect()
}
