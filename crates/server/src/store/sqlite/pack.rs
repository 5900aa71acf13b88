use std::collections::BTreeMap;

use mittwoch_kernel::Pack;
use sqlx::{SqliteConnection, SqlitePool};

use crate::store::{StoreFault, StoreResult};

/// The files of a pack as one document.
pub(super) fn files(pack: &Pack) -> StoreResult<String> {
    let files: BTreeMap<&str, String> = pack.files().collect();
    Ok(serde_json::to_string(&files)?)
}

pub(super) async fn keep(
    db: &mut SqliteConnection,
    digest: String,
    files: String,
) -> StoreResult<()> {
    let keep = sqlx::query("INSERT OR IGNORE INTO packs (digest, files) VALUES (?, ?)");
    keep.bind(digest).bind(files).execute(db).await?;
    Ok(())
}

pub(super) async fn kept(db: &SqlitePool, digest: &str) -> StoreResult<bool> {
    let found = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM packs WHERE digest = ?");
    Ok(found.bind(digest).fetch_one(db).await? > 0)
}

pub(super) async fn find(db: &SqlitePool, digest: &str) -> StoreResult<Option<Pack>> {
    let text = sqlx::query_scalar::<_, String>("SELECT files FROM packs WHERE digest = ?");
    let Some(text) = text.bind(digest).fetch_optional(db).await? else {
        return Ok(None);
    };
    let files: BTreeMap<String, String> = serde_json::from_str(&text)?;
    let pack = Pack::new(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let pack = pack.map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        StoreFault::Broken(format!("a kept pack cannot be read: {}", faults.join("; ")))
    })?;
    Ok(Some(pack))
}
