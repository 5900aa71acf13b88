//! What guests are called: they share names with other guests, but never at one table.

use sqlx::SqliteConnection;

use super::people::{name_taken, note_likeness};
use crate::store::likeness::suggestions;
use crate::store::row::UserRow;
use crate::store::{Likeness, StoreFault, StoreResult, User, UserId};

/// A name that nobody chose, with a number where somebody else has it.
pub(super) async fn unused(db: &mut SqliteConnection, name: &str) -> StoreResult<String> {
    for name in suggestions(name) {
        if !known(db, &name).await? {
            return Ok(name);
        }
    }
    Err(StoreFault::NameTaken)
}

/// Whether anybody at all has a name that looks like this one.
async fn known(db: &mut SqliteConnection, name: &str) -> StoreResult<bool> {
    let Likeness { written, small } = Likeness::of(name);
    let count = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM people WHERE likeness = ?1 OR small_likeness = ?2",
    );
    Ok(count.bind(written).bind(small).fetch_one(db).await? > 0)
}

/// Calls a guest otherwise. Accounts and programs have their names alone, and nobody who sits at a
/// table with the guest may look like them.
pub(super) async fn rename(
    db: &mut SqliteConnection,
    id: UserId,
    name: String,
) -> StoreResult<User> {
    if name_taken(db, &name, Some(id)).await? || beside(db, id, &name).await? {
        return Err(StoreFault::NameTaken);
    }
    set(db, id, &name).await
}

async fn set(db: &mut SqliteConnection, id: UserId, name: &str) -> StoreResult<User> {
    let row = sqlx::query_as::<_, UserRow>(
        "UPDATE people SET name = ?2 WHERE id = ?1 AND rank = 'guest' AND departed = 0
         RETURNING id, name, rank, owner, departed",
    );
    let row = row.bind(id).bind(name).fetch_optional(&mut *db).await?;
    let person = row.map(User::from).ok_or(StoreFault::NotFound)?;
    note_likeness(db, id, name).await?;
    Ok(person)
}

/// Whether somebody who sits with a person at a table that is not over looks like this name.
async fn beside(db: &mut SqliteConnection, id: UserId, name: &str) -> StoreResult<bool> {
    let Likeness { written, small } = Likeness::of(name);
    let others = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM seated mine
         JOIN tables t ON t.id = mine.table_id AND t.stage <> 'over'
         JOIN seated other ON other.table_id = mine.table_id AND other.person <> mine.person
         JOIN people p ON p.id = other.person AND p.departed = 0
         WHERE mine.person = ?1 AND (p.likeness = ?2 OR p.small_likeness = ?3)",
    );
    Ok(others.bind(id).bind(written).bind(small).fetch_one(db).await? > 0)
}

/// Refuses a table at which a newcomer and somebody else look alike, one of them a guest: accounts
/// cannot help what they were called before anybody looked.
pub(super) async fn distinct(
    db: &mut SqliteConnection,
    table: &str,
    newcomers: &[UserId],
) -> StoreResult<()> {
    let alike = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM seated a JOIN seated b ON b.table_id = a.table_id AND b.person <> a.person
         JOIN people p ON p.id = a.person AND p.departed = 0
         JOIN people q ON q.id = b.person AND q.departed = 0
         WHERE a.table_id = ?1 AND a.person IN (SELECT value FROM json_each(?2))
         AND (p.rank = 'guest' OR q.rank = 'guest')
         AND (p.likeness = q.likeness OR p.small_likeness = q.small_likeness)",
    );
    let alike = alike.bind(table).bind(serde_json::to_string(newcomers)?);
    match alike.fetch_one(db).await? {
        0 => Ok(()),
        _ => Err(StoreFault::NameTaken),
    }
}

/// Takes a name from the guests who look like it, now that somebody has it alone; they are called by
/// another one that nobody chose.
pub(super) async fn unname(
    db: &mut SqliteConnection,
    name: String,
    instead: String,
) -> StoreResult<Vec<User>> {
    let Likeness { written, small } = Likeness::of(&name);
    let alike = sqlx::query_scalar::<_, i64>(
        "SELECT id FROM people WHERE rank = 'guest' AND departed = 0
         AND (likeness = ?1 OR small_likeness = ?2)",
    );
    let mut renamed = Vec::new();
    for id in alike.bind(written).bind(small).fetch_all(&mut *db).await? {
        let name = unused(db, &instead).await?;
        renamed.push(set(db, id, &name).await?);
    }
    Ok(renamed)
}
