use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqliteConnection};

use super::{people, sound};
use crate::store::{StoreFault, StoreResult};

/// The file in the data folder that holds everything.
pub const FILE: &str = "mittwoch.db";

const LOCK: &str = "mittwoch.lock";

/// Readers beside the one writer; each has a thread of its own.
const READERS: u32 = 4;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Makes the folder, for its owner alone: the seeds of running matches lie in it.
pub(in crate::store) fn make(folder: &Path) -> StoreResult<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| unusable(folder, &error))
}

fn unusable(folder: &Path, error: &dyn std::fmt::Display) -> StoreFault {
    let phrase = about("store-unusable", folder).word("cause", &error.to_string());
    StoreFault::Unusable(phrase)
}

/// What is said about a folder or file.
pub(in crate::store) fn about(key: &str, path: &Path) -> Phrase {
    Phrase::new(key).word("path", &path.display().to_string())
}

/// Takes the folder for this process alone.
pub(in crate::store) fn lock(folder: &Path) -> StoreResult<File> {
    let open = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(LOCK));
    let file = open.map_err(|error| unusable(folder, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreFault::Unusable(about("store-in-use", folder))),
        Err(TryLockError::Error(error)) => Err(unusable(folder, &error)),
    }
}

/// The connection of the writer, with the schema of today.
pub(in crate::store) async fn open(folder: &Path) -> StoreResult<SqliteConnection> {
    private(&folder.join(FILE)).map_err(|error| unusable(folder, &error))?;
    let connected = options(folder).connect().await;
    let mut db = connected.map_err(|error| match sound::is_damage(&error) {
        true => sound::damaged(folder, &error.to_string()),
        false => unusable(folder, &error),
    })?;
    sound::whole(&mut db, folder).await?;
    MIGRATIONS.run(&mut db).await.map_err(|error| outdated(folder, &error))?;
    people::note_likenesses(&mut db).await.map_err(|error| unusable(folder, &error))?;
    sound::agrees(&mut db, folder).await?;
    tidy(&mut db).await;
    Ok(db)
}

/// Once per file: writes it anew, since before this version what was deleted stayed in free pages.
async fn tidy(db: &mut SqliteConnection) {
    let form = sqlx::query_scalar::<_, i64>("PRAGMA user_version").fetch_one(&mut *db).await;
    if !matches!(form, Ok(0)) {
        return;
    }
    let tidied = sqlx::raw_sql("VACUUM; PRAGMA user_version = 1").execute(db).await;
    if let Err(error) = tidied {
        tracing::warn!(%error, "free pages of the data could not be cleared; the next start tries again");
    }
}

/// Makes an empty file that only its owner can read; one that is there stays as it is.
pub(super) fn private(file: &Path) -> std::io::Result<File> {
    let mut open = OpenOptions::new();
    open.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(file)
}

fn outdated(folder: &Path, error: &MigrateError) -> StoreFault {
    match error {
        MigrateError::VersionMissing(version) => {
            let known = MIGRATIONS.iter().map(|migration| migration.version).max();
            let known = known.expect("there are migrations");
            let phrase = about("store-newer", folder).number("form", *version);
            StoreFault::Unusable(phrase.number("known", known))
        }
        other => unusable(folder, other),
    }
}

/// The connections that only look.
pub(super) async fn readers(folder: &Path) -> StoreResult<SqlitePool> {
    let options = options(folder).pragma("query_only", "ON");
    let pool = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
    pool.connect_with(options).await.map_err(|error| unusable(folder, &error))
}

/// The connections of somebody who must not change anything, not even the schema.
pub(super) async fn lookers(folder: &Path) -> StoreResult<SqlitePool> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    let pool = SqlitePoolOptions::new().max_connections(1);
    pool.connect_with(options).await.map_err(|error| unusable(folder, &error))
}

/// Full sync makes a commit survive the machine's death, not only the process's.
pub(super) fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "ON")
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}
