use std::fs::{File, OpenOptions};
use std::path::Path;

use sqlx::ConnectOptions;

use super::folder::{FILE, about, options};
use crate::store::{StoreFault, StoreResult};

/// Copies the database of a data folder into a new file, also while a server runs on it.
///
/// The copy is whole: every move acknowledged before the call is in it, none in part. To restore
/// it, put it into an empty folder under the name [`FILE`] and start a server on that folder.
pub async fn backup(folder: &Path, to: &Path) -> StoreResult<()> {
    if !folder.join(FILE).is_file() {
        return Err(StoreFault::Unusable(about("store-no-database", folder)));
    }
    create(to).map_err(|error| unusable(to, &error))?;
    let copied = copy(folder, to).await;
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}

/// SQLite writes into a file that is empty; making it first keeps it from other eyes.
fn create(to: &Path) -> std::io::Result<File> {
    let mut open = OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(to)
}

async fn copy(folder: &Path, to: &Path) -> StoreResult<()> {
    let name = to.to_str().ok_or_else(|| unusable(to, &"its name is no plain text"))?;
    let connected = options(folder).connect().await;
    let mut db = connected.map_err(|error| unusable(folder, &error))?;
    let made = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut db).await;
    made.map_err(|error| unusable(to, &error))?;
    let sync = || OpenOptions::new().write(true).open(to)?.sync_all();
    sync().map_err(|error| unusable(to, &error))
}

fn unusable(path: &Path, error: &dyn std::fmt::Display) -> StoreFault {
    let phrase = about("store-no-backup", path).word("cause", &error.to_string());
    StoreFault::Unusable(phrase)
}
