//! What guests are called: they share names with other guests, but never at one table.

use sqlx::PgConnection;

use super::failed::Tried;
use super::people::{name_taken, note_likeness};
use crate::store::likeness::suggestions;
use crate::store::row::UserRow;
use crate::store::{Likeness, StoreFault, User, UserId};

/// The key of the lock under which names are given: whether a name is free is seen by one at a
/// time, on whatever server.
const NAMES: (i32, i32) = (1_835_627_636, 2);

/// Waits for its turn to give names, until the end of the transaction.
pub(super) async fn hold_names(db: &mut PgConnection) -> Tried<()> {
    let hold = sqlx::query("SELECT pg_advisory_xact_lock($1, $2)");
    hold.bind(NAMES.0).bind(NAMES.1).execute(db).await?;
    Ok(())
}

/// Sees to it that no name changes, until the end of the transaction.
pub(super) async fn hold_names_still(db: &mut PgConnection) -> Tried<()> {
    let hold = sqlx::query("SELECT pg_advisory_xact_lock_shared($1, $2)");
    hold.bind(NAMES.0).bind(NAMES.1).execute(db).await?;
    Ok(())
}

/// A name that nobody chose, with a number where somebody else has it.
pub(super) async fn unused(db: &mut PgConnection, name: &str) -> Tried<String> {
    let names: Vec<_> = suggestions(name).map(|name| (Likeness::of(&name), name)).collect();
    let written: Vec<_> = names.iter().map(|(like, _)| like.written.as_str()).collect();
    let small: Vec<_> = names.iter().map(|(like, _)| like.small.as_str()).collect();
    let known = sqlx::query_as::<_, (String, String)>(
        "SELECT likeness, small_likeness FROM people
         WHERE likeness = ANY($1) OR small_likeness = ANY($2)",
    );
    let known = known.bind(written).bind(small).fetch_all(db).await?;
    let known: Vec<_> =
        known.into_iter().map(|(written, small)| Likeness { written, small }).collect();
    let mut free =
        names.into_iter().filter(|(like, _)| !known.iter().any(|other| other.resembles(like)));
    Ok(free.next().map(|(_, name)| name).ok_or(StoreFault::NameTaken)?)
}

/// Calls a guest otherwise. Accounts and programs have their names alone, and nobody who sits at a
/// table with the guest may look like them.
pub(super) async fn rename(db: &mut PgConnection, id: UserId, name: &str) -> Tried<User> {
    hold_names(db).await?;
    if name_taken(db, name, Some(id)).await? || beside(db, id, name).await? {
        return Err(StoreFault::NameTaken.into());
    }
    set(db, id, name).await
}

async fn set(db: &mut PgConnection, id: UserId, name: &str) -> Tried<User> {
    let row = sqlx::query_as::<_, UserRow>(
        "UPDATE people SET name = $2 WHERE id = $1 AND rank = 'guest' AND NOT departed
         RETURNING id, name, rank, owner, departed",
    );
    let row = row.bind(id).bind(name).fetch_optional(&mut *db).await?;
    let person = row.map(User::from).ok_or(StoreFault::NotFound)?;
    note_likeness(db, id, name).await?;
    Ok(person)
}

/// Whether somebody who sits with a person at a table that is not over looks like this name.
async fn beside(db: &mut PgConnection, id: UserId, name: &str) -> Tried<bool> {
    let Likeness { written, small } = Likeness::of(name);
    let others = sqlx::query_scalar::<_, bool>(
        "SELECT EXISTS (SELECT 1 FROM seated mine
         JOIN tables t ON t.id = mine.table_id AND t.stage <> 'over'
         JOIN seated other ON other.table_id = mine.table_id AND other.person <> mine.person
         JOIN people p ON p.id = other.person AND NOT p.departed
         WHERE mine.person = $1 AND (p.likeness = $2 OR p.small_likeness = $3))",
    );
    Ok(others.bind(id).bind(written).bind(small).fetch_one(db).await?)
}

/// Refuses a table at which a newcomer and somebody else look alike, one of them a guest: accounts
/// cannot help what they were called before anybody looked.
pub(super) async fn distinct(
    db: &mut PgConnection,
    table: &str,
    newcomers: &[UserId],
) -> Tried<()> {
    let alike = sqlx::query_scalar::<_, bool>(
        "SELECT EXISTS (SELECT 1 FROM seated a
         JOIN seated b ON b.table_id = a.table_id AND b.person <> a.person
         JOIN people p ON p.id = a.person AND NOT p.departed
         JOIN people q ON q.id = b.person AND NOT q.departed
         WHERE a.table_id = $1 AND a.person = ANY($2)
         AND (p.rank = 'guest' OR q.rank = 'guest')
         AND (p.likeness = q.likeness OR p.small_likeness = q.small_likeness))",
    );
    match alike.bind(table).bind(newcomers).fetch_one(db).await? {
        false => Ok(()),
        true => Err(StoreFault::NameTaken.into()),
    }
}

/// Takes a name from the guests who look like it, now that somebody has it alone; they are called by
/// another one that nobody chose.
pub(super) async fn unname(db: &mut PgConnection, name: &str, instead: &str) -> Tried<Vec<User>> {
    hold_names(db).await?;
    let Likeness { written, small } = Likeness::of(name);
    let alike = sqlx::query_scalar::<_, i64>(
        "SELECT id FROM people WHERE rank = 'guest' AND NOT departed
         AND (likeness = $1 OR small_likeness = $2) ORDER BY id",
    );
    let mut renamed = Vec::new();
    for id in alike.bind(written).bind(small).fetch_all(&mut *db).await? {
        let name = unused(db, instead).await?;
        renamed.push(set(db, id, &name).await?);
    }
    Ok(renamed)
}
