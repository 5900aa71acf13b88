//! The packs that people have installed.

use std::path::Path;

use mittwoch_protocol::PackInfo;
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};

use super::folder::{self, FILE};
use super::pack;
use crate::store::row::PackRow;
use crate::store::{InstalledPack, NewInstall, StoreFault, StoreResult, UserId};

/// Keeps a pack for a person; whether there was room for it. The same pack again changes nothing.
pub(super) async fn install(
    db: &mut SqliteConnection,
    new: NewInstall,
    files: String,
) -> StoreResult<bool> {
    let others = "SELECT COUNT(*), COALESCE(SUM(bytes), 0) FROM installed
         WHERE person = ? AND digest <> ?";
    let others = sqlx::query_as::<_, (i64, i64)>(others).bind(new.person).bind(&new.label.digest);
    let (count, bytes) = others.fetch_one(&mut *db).await?;
    if count >= i64::from(new.most) || bytes + i64::from(new.bytes) > i64::from(new.most_bytes) {
        return Ok(false);
    }
    pack::keep(db, new.label.digest.clone(), files).await?;
    sqlx::query(
        "INSERT OR IGNORE INTO installed
            (person, digest, game, name, original, entries, bytes, made)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(new.person)
    .bind(new.label.digest)
    .bind(new.game)
    .bind(new.label.name)
    .bind(new.label.original)
    .bind(new.label.entries)
    .bind(new.bytes)
    .bind(new.now)
    .execute(db)
    .await?;
    Ok(true)
}

pub(super) async fn of_person(db: &SqlitePool, person: UserId) -> StoreResult<Vec<PackInfo>> {
    let rows = sqlx::query_as::<_, PackRow>(
        "SELECT digest, game, name, original, entries, bytes, made FROM installed
         WHERE person = ? ORDER BY made DESC, digest",
    );
    let rows = rows.bind(person).fetch_all(db).await?;
    Ok(rows.into_iter().map(PackInfo::from).collect())
}

/// Takes a pack away from a person; whether there was one.
pub(super) async fn remove(
    db: &mut SqliteConnection,
    person: UserId,
    digest: String,
) -> StoreResult<bool> {
    let gone = sqlx::query("DELETE FROM installed WHERE person = ? AND digest = ?");
    let gone = gone.bind(person).bind(&digest).execute(&mut *db).await?.rows_affected();
    forget_unused(db, Some(&digest)).await?;
    Ok(gone > 0)
}

/// Forgets what is in packs that nobody has installed and no table plays with.
pub(super) async fn forget_unused(
    db: &mut SqliteConnection,
    digest: Option<&str>,
) -> StoreResult<u64> {
    let forget = sqlx::query(
        "DELETE FROM packs WHERE (?1 IS NULL OR digest = ?1)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.digest)
         AND NOT EXISTS (SELECT 1 FROM installed WHERE digest = packs.digest)",
    );
    Ok(forget.bind(digest).execute(db).await?.rows_affected())
}

/// Every installed pack of a data folder, also while a server runs on it.
pub async fn installed_packs(data: &Path) -> StoreResult<Vec<InstalledPack>> {
    let db = folder::lookers(data).await?;
    let people = sqlx::query_as::<_, (UserId, String)>(
        "SELECT DISTINCT id, people.name FROM people JOIN installed ON person = id ORDER BY id",
    );
    let mut all = Vec::new();
    for (id, person) in people.fetch_all(&db).await? {
        let packs = of_person(&db, id).await?.into_iter();
        all.extend(packs.map(|pack| InstalledPack { person: person.clone(), pack }));
    }
    db.close().await;
    Ok(all)
}

/// Takes a pack away from everybody, by the start of its digest; what was taken away. Matches keep
/// it. Also while a server runs.
pub async fn remove_pack(data: &Path, start: &str) -> StoreResult<Vec<String>> {
    if !data.join(FILE).is_file() {
        return Err(StoreFault::Unusable(folder::about("store-no-database", data)));
    }
    let mut db = folder::options(data).connect().await?;
    let gone = "DELETE FROM installed WHERE substr(digest, 1, length(?1)) = ?1 RETURNING digest";
    let gone = sqlx::query_scalar::<_, String>(gone).bind(start).fetch_all(&mut db).await?;
    for digest in &gone {
        forget_unused(&mut db, Some(digest)).await?;
    }
    Ok(gone)
}
