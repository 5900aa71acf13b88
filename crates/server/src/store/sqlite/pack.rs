use mittwoch_kernel::Pack;
use sqlx::{SqliteConnection, SqlitePool};

use crate::store::StoreResult;
use crate::store::row::read_pack;

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
    let text = text.bind(digest).fetch_optional(db).await?;
    text.as_deref().map(read_pack).transpose()
}
