use std::collections::{BTreeMap, BTreeSet};

use mittwoch_protocol::Rank;
use sqlx::{SqliteConnection, SqlitePool};

use super::{guests, installed};
use crate::store::row::{Account, UserRow, rank_text};
use crate::store::{Hash, Likeness, NewUser, StoreFault, StoreResult, User, UserId, folded};

/// A name that is taken is told apart from any other clash.
fn clash(error: sqlx::Error) -> StoreFault {
    match StoreFault::from(error) {
        StoreFault::Conflict => StoreFault::NameTaken,
        other => other,
    }
}

/// Whether somebody else has a name of their own that is this one or looks like it.
pub(super) async fn name_taken(
    db: &mut SqliteConnection,
    name: &str,
    but: Option<UserId>,
) -> StoreResult<bool> {
    let Likeness { written, small } = Likeness::of(name);
    let others = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM people
         WHERE (folded = ?1 OR likeness = ?2 OR small_likeness = ?3)
         AND folded IS NOT NULL AND id IS NOT ?4",
    );
    let others = others.bind(folded(name)).bind(written).bind(small).bind(but);
    Ok(others.fetch_one(db).await? > 0)
}

/// Finds out what the names look like that were kept before anybody looked at that. Two of them
/// may look alike; both stay.
pub(super) async fn note_likenesses(db: &mut SqliteConnection) -> StoreResult<()> {
    let names = sqlx::query_as::<_, (i64, String)>(
        "SELECT id, name FROM people WHERE name <> '' AND likeness IS NULL",
    );
    for (id, name) in names.fetch_all(&mut *db).await? {
        note_likeness(db, id, &name).await?;
    }
    Ok(())
}

pub(super) async fn note_likeness(
    db: &mut SqliteConnection,
    id: UserId,
    name: &str,
) -> StoreResult<()> {
    let Likeness { written, small } = Likeness::of(name);
    let note = sqlx::query("UPDATE people SET likeness = ?2, small_likeness = ?3 WHERE id = ?1");
    note.bind(id).bind(written).bind(small).execute(db).await?;
    Ok(())
}

/// Adds a person; guests may share a name with other guests, all others have theirs alone.
pub(super) async fn add(db: &mut SqliteConnection, mut new: NewUser) -> StoreResult<User> {
    let unique = (new.rank != Rank::Guest).then(|| folded(&new.name));
    if new.suggested {
        new.name = guests::unused(db, &new.name).await?;
    } else if name_taken(db, &new.name, None).await? {
        return Err(StoreFault::NameTaken);
    }
    let row = sqlx::query_as::<_, UserRow>(
        "INSERT INTO people (name, folded, rank, password, owner, made, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) RETURNING id, name, rank, owner, departed",
    )
    .bind(&new.name)
    .bind(unique)
    .bind(rank_text(new.rank))
    .bind(new.password)
    .bind(new.owner)
    .bind(new.now)
    .fetch_one(&mut *db)
    .await;
    let person = row.map(User::from).map_err(clash)?;
    note_likeness(db, person.id, &person.name).await?;
    Ok(person)
}

pub(super) async fn person(db: &SqlitePool, id: UserId) -> StoreResult<Option<User>> {
    let row = sqlx::query_as::<_, UserRow>(
        "SELECT id, name, rank, owner, departed FROM people WHERE id = ?",
    );
    Ok(row.bind(id).fetch_optional(db).await?.map(User::from))
}

pub(super) async fn account(db: &SqlitePool, name: &str) -> StoreResult<Option<(User, String)>> {
    let row = sqlx::query_as::<_, Account>(
        "SELECT id, name, rank, owner, departed, password FROM people
         WHERE folded IN (?1, ?2) AND rank = 'account' AND password IS NOT NULL
         ORDER BY folded = ?1 DESC LIMIT 1",
    );
    // A name from before names were composed is found as it was written.
    let row = row.bind(folded(name)).bind(name.to_lowercase()).fetch_optional(db).await?;
    Ok(row.map(Account::into))
}

pub(super) async fn names(
    db: &SqlitePool,
    ids: &BTreeSet<UserId>,
) -> StoreResult<BTreeMap<UserId, User>> {
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows = sqlx::query_as::<_, UserRow>(
        "SELECT id, name, rank, owner, departed FROM people
         WHERE id IN (SELECT value FROM json_each(?))",
    );
    let rows = rows.bind(serde_json::to_string(ids)?).fetch_all(db).await?;
    Ok(rows.into_iter().map(User::from).map(|person| (person.id, person)).collect())
}

pub(super) async fn make_account(
    db: &mut SqliteConnection,
    id: UserId,
    name: String,
    password: String,
) -> StoreResult<User> {
    if name_taken(db, &name, Some(id)).await? {
        return Err(StoreFault::NameTaken);
    }
    let row = sqlx::query_as::<_, UserRow>(
        "UPDATE people SET name = ?2, folded = ?3, rank = 'account', password = ?4
         WHERE id = ?1 AND rank <> 'bot' AND departed = 0
         RETURNING id, name, rank, owner, departed",
    );
    let row = row.bind(id).bind(&name).bind(folded(&name)).bind(password);
    let row = row.fetch_optional(&mut *db).await.map_err(clash)?;
    note_likeness(db, id, &name).await?;
    row.map(User::from).ok_or(StoreFault::NotFound)
}

pub(super) async fn change_password(
    db: &mut SqliteConnection,
    id: UserId,
    password: String,
    keep: Option<Hash>,
) -> StoreResult<()> {
    let changed = sqlx::query("UPDATE people SET password = ? WHERE id = ? AND rank = 'account'")
        .bind(password)
        .bind(id)
        .execute(&mut *db)
        .await?;
    if changed.rows_affected() == 0 {
        return Err(StoreFault::NotFound);
    }
    let keep = keep.map(|hash| hash.to_vec()).unwrap_or_default();
    let others = sqlx::query("DELETE FROM sessions WHERE person = ? AND hash <> ?");
    others.bind(id).bind(keep).execute(db).await?;
    Ok(())
}

/// The programs of a person go with it.
pub(super) async fn depart(db: &mut SqliteConnection, id: UserId) -> StoreResult<()> {
    let forget = "UPDATE people SET name = '', folded = NULL, likeness = NULL,
         small_likeness = NULL, password = NULL, departed = 1
         WHERE id = ?1 OR owner = ?1";
    let gone = sqlx::query(forget).bind(id).execute(&mut *db).await?;
    if gone.rows_affected() == 0 {
        return Err(StoreFault::NotFound);
    }
    for statement in [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM tokens WHERE owner = ?1 OR person = ?1",
        "DELETE FROM mutes WHERE person = ?1 OR other = ?1",
        "DELETE FROM installed WHERE person = ?1",
        // The numbers of lines stay, so that none is given twice; an empty line is shown to nobody.
        "UPDATE chat SET text = '' WHERE person IN (SELECT id FROM people WHERE id = ?1 OR owner = ?1)",
        "DELETE FROM done WHERE person IN (SELECT id FROM people WHERE id = ?1 OR owner = ?1)",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *db).await?;
    }
    installed::forget_unused(db, None).await?;
    Ok(())
}
