//! Packs of components, and who has installed which.

use mittwoch_kernel::Pack;
use mittwoch_protocol::PackInfo;
use sqlx::PgConnection;

use super::failed::Tried;
use crate::store::row::{PackRow, read_pack};
use crate::store::{InstalledPack, NewInstall, StoreFault, UserId};

pub(super) async fn keep(db: &mut PgConnection, digest: &str, files: &str) -> Tried<()> {
    let keep = "INSERT INTO packs (digest, files) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    sqlx::query(keep).bind(digest).bind(files).execute(db).await?;
    Ok(())
}

pub(super) async fn kept(db: &mut PgConnection, digest: &str) -> Tried<bool> {
    let found = "SELECT EXISTS (SELECT 1 FROM packs WHERE digest = $1)";
    Ok(sqlx::query_scalar(found).bind(digest).fetch_one(db).await?)
}

pub(super) async fn find(db: &mut PgConnection, digest: &str) -> Tried<Option<Pack>> {
    let text = sqlx::query_scalar::<_, String>("SELECT files FROM packs WHERE digest = $1");
    let text = text.bind(digest).fetch_optional(db).await?;
    Ok(text.as_deref().map(read_pack).transpose()?)
}

/// Keeps a pack for a person; whether there was room for it. The same pack again changes nothing.
pub(super) async fn install(db: &mut PgConnection, new: &NewInstall, files: &str) -> Tried<bool> {
    // Of two packs of one person the second is counted after the first.
    let turn = "SELECT 1 FROM people WHERE id = $1 FOR NO KEY UPDATE";
    let turn = sqlx::query(turn).bind(new.person).fetch_optional(&mut *db).await?;
    turn.ok_or(StoreFault::NotFound)?;
    let others = sqlx::query_as::<_, (i64, i64)>(
        "SELECT COUNT(*), COALESCE(SUM(bytes), 0)::BIGINT FROM installed
         WHERE person = $1 AND digest <> $2",
    );
    let others = others.bind(new.person).bind(&new.label.digest);
    let (count, bytes) = others.fetch_one(&mut *db).await?;
    if count >= i64::from(new.most) || bytes + i64::from(new.bytes) > i64::from(new.most_bytes) {
        return Ok(false);
    }
    keep(db, &new.label.digest, files).await?;
    sqlx::query(
        "INSERT INTO installed (person, digest, game, name, original, entries, bytes, made)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(new.person)
    .bind(&new.label.digest)
    .bind(&new.game)
    .bind(&new.label.name)
    .bind(i64::from(new.label.original))
    .bind(i64::from(new.label.entries))
    .bind(i64::from(new.bytes))
    .bind(new.now)
    .execute(db)
    .await?;
    Ok(true)
}

pub(super) async fn of_person(db: &mut PgConnection, person: UserId) -> Tried<Vec<PackInfo>> {
    let rows = sqlx::query_as::<_, PackRow>(
        "SELECT digest, game, name, original, entries, bytes, made FROM installed
         WHERE person = $1 ORDER BY made DESC, digest",
    );
    Ok(rows.bind(person).fetch_all(db).await?.into_iter().map(PackInfo::from).collect())
}

/// Takes a pack away from a person; whether there was one.
pub(super) async fn remove(db: &mut PgConnection, person: UserId, digest: &str) -> Tried<bool> {
    let gone = sqlx::query("DELETE FROM installed WHERE person = $1 AND digest = $2");
    let gone = gone.bind(person).bind(digest).execute(&mut *db).await?.rows_affected();
    forget_unused(db, Some(digest)).await?;
    Ok(gone > 0)
}

/// Forgets what is in packs that nobody has installed and no table plays with.
///
/// They are held first and looked at once more: a table may just have begun to play with one.
pub(super) async fn forget_unused(db: &mut PgConnection, digest: Option<&str>) -> Tried<()> {
    let unused = sqlx::query_scalar::<_, String>(
        "SELECT digest FROM packs WHERE ($1::TEXT IS NULL OR digest = $1)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.digest)
         AND NOT EXISTS (SELECT 1 FROM installed WHERE digest = packs.digest)
         FOR UPDATE SKIP LOCKED",
    );
    let unused = unused.bind(digest).fetch_all(&mut *db).await?;
    let forget = sqlx::query(
        "DELETE FROM packs WHERE digest = ANY($1)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.digest)
         AND NOT EXISTS (SELECT 1 FROM installed WHERE digest = packs.digest)",
    );
    forget.bind(unused).execute(db).await?;
    Ok(())
}

/// Every installed pack, with its owner.
pub(super) async fn all(db: &mut PgConnection) -> Tried<Vec<InstalledPack>> {
    let people = sqlx::query_as::<_, (UserId, String)>(
        "SELECT DISTINCT id, people.name FROM people JOIN installed ON person = id ORDER BY id",
    );
    let mut all = Vec::new();
    for (id, person) in people.fetch_all(&mut *db).await? {
        let packs = of_person(db, id).await?.into_iter();
        all.extend(packs.map(|pack| InstalledPack { person: person.clone(), pack }));
    }
    Ok(all)
}

/// Takes a pack away from everybody, by the start of its digest; what was taken away.
pub(super) async fn take_away(db: &mut PgConnection, start: &str) -> Tried<Vec<String>> {
    let gone = "DELETE FROM installed WHERE starts_with(digest, $1) RETURNING digest";
    let gone = sqlx::query_scalar::<_, String>(gone).bind(start).fetch_all(&mut *db).await?;
    for digest in &gone {
        forget_unused(db, Some(digest)).await?;
    }
    Ok(gone)
}
