use std::collections::{BTreeMap, BTreeSet};

use mittwoch_protocol::{Profile, Rank};
use sqlx::PgConnection;

use super::failed::{Failed, Tried};
use super::{chat, guests, installed};
use crate::store::row::{Account, UserRow, rank_text, tally};
use crate::store::{Hash, Likeness, NewUser, StoreFault, User, UserData, UserId, folded};

/// A name that is taken is told apart from any other clash.
fn clash(error: sqlx::Error) -> Failed {
    match Failed::from(error) {
        Failed::Fault(StoreFault::Conflict) => StoreFault::NameTaken.into(),
        other => other,
    }
}

/// Whether somebody else has a name of their own that is this one or looks like it.
pub(super) async fn name_taken(
    db: &mut PgConnection,
    name: &str,
    but: Option<UserId>,
) -> Tried<bool> {
    let Likeness { written, small } = Likeness::of(name);
    let others = sqlx::query_scalar::<_, bool>(
        "SELECT EXISTS (SELECT 1 FROM people
         WHERE (folded = $1 OR likeness = $2 OR small_likeness = $3)
         AND folded IS NOT NULL AND id IS DISTINCT FROM $4)",
    );
    let others = others.bind(folded(name)).bind(written).bind(small).bind(but);
    Ok(others.fetch_one(db).await?)
}

pub(super) async fn note_likeness(db: &mut PgConnection, id: UserId, name: &str) -> Tried<()> {
    let Likeness { written, small } = Likeness::of(name);
    let note = sqlx::query("UPDATE people SET likeness = $2, small_likeness = $3 WHERE id = $1");
    note.bind(id).bind(written).bind(small).execute(db).await?;
    Ok(())
}

/// Adds a person; guests may share a name with other guests, all others have theirs alone.
pub(super) async fn add(db: &mut PgConnection, mut new: NewUser) -> Tried<User> {
    guests::hold_names(db).await?;
    let unique = (new.rank != Rank::Guest).then(|| folded(&new.name));
    if new.suggested {
        new.name = guests::unused(db, &new.name).await?;
    } else if name_taken(db, &new.name, None).await? {
        return Err(StoreFault::NameTaken.into());
    }
    let Likeness { written, small } = Likeness::of(&new.name);
    let row = sqlx::query_as::<_, UserRow>(
        "INSERT INTO people (name, folded, rank, password, owner, made, seen, likeness,
            small_likeness)
         VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8) RETURNING id, name, rank, owner, departed",
    )
    .bind(&new.name)
    .bind(unique)
    .bind(rank_text(new.rank))
    .bind(new.password)
    .bind(new.owner)
    .bind(new.now)
    .bind(written)
    .bind(small)
    .fetch_one(db)
    .await;
    row.map(User::from).map_err(clash)
}

pub(super) async fn person(db: &mut PgConnection, id: UserId) -> Tried<Option<User>> {
    let row = sqlx::query_as::<_, UserRow>(
        "SELECT id, name, rank, owner, departed FROM people WHERE id = $1",
    );
    Ok(row.bind(id).fetch_optional(db).await?.map(User::from))
}

pub(super) async fn account(db: &mut PgConnection, name: &str) -> Tried<Option<(User, String)>> {
    let row = sqlx::query_as::<_, Account>(
        "SELECT id, name, rank, owner, departed, password FROM people
         WHERE folded IN ($1, $2) AND rank = 'account' AND password IS NOT NULL
         ORDER BY folded = $1 DESC LIMIT 1",
    );
    // A name from before names were composed is found as it was written.
    let row = row.bind(folded(name)).bind(name.to_lowercase()).fetch_optional(db).await?;
    Ok(row.map(Account::into))
}

pub(super) async fn names(
    db: &mut PgConnection,
    ids: &BTreeSet<UserId>,
) -> Tried<BTreeMap<UserId, User>> {
    let ids: Vec<UserId> = ids.iter().copied().collect();
    let rows = sqlx::query_as::<_, UserRow>(
        "SELECT id, name, rank, owner, departed FROM people WHERE id = ANY($1)",
    );
    let rows = rows.bind(ids).fetch_all(db).await?;
    Ok(rows.into_iter().map(User::from).map(|person| (person.id, person)).collect())
}

pub(super) async fn make_account(
    db: &mut PgConnection,
    id: UserId,
    name: &str,
    password: &str,
) -> Tried<User> {
    guests::hold_names(db).await?;
    if name_taken(db, name, Some(id)).await? {
        return Err(StoreFault::NameTaken.into());
    }
    let row = sqlx::query_as::<_, UserRow>(
        "UPDATE people SET name = $2, folded = $3, rank = 'account', password = $4
         WHERE id = $1 AND rank <> 'bot' AND NOT departed
         RETURNING id, name, rank, owner, departed",
    );
    let row = row.bind(id).bind(name).bind(folded(name)).bind(password);
    let row = row.fetch_optional(&mut *db).await.map_err(clash)?;
    note_likeness(db, id, name).await?;
    Ok(row.map(User::from).ok_or(StoreFault::NotFound)?)
}

pub(super) async fn change_password(
    db: &mut PgConnection,
    id: UserId,
    password: &str,
    keep: Option<Hash>,
) -> Tried<()> {
    let changed = sqlx::query("UPDATE people SET password = $1 WHERE id = $2 AND rank = 'account'")
        .bind(password)
        .bind(id)
        .execute(&mut *db)
        .await?;
    if changed.rows_affected() == 0 {
        return Err(StoreFault::NotFound.into());
    }
    let keep = keep.map(|hash| hash.to_vec()).unwrap_or_default();
    let others = sqlx::query("DELETE FROM sessions WHERE person = $1 AND hash <> $2");
    others.bind(id).bind(keep).execute(db).await?;
    Ok(())
}

/// The programs of a person go with it.
pub(super) async fn depart(db: &mut PgConnection, id: UserId) -> Tried<()> {
    guests::hold_names(db).await?;
    let gone = sqlx::query_scalar::<_, i64>(
        "UPDATE people SET name = '', folded = NULL, likeness = NULL, small_likeness = NULL,
            password = NULL, departed = TRUE
         WHERE id = $1 OR owner = $1 RETURNING id",
    );
    let gone = gone.bind(id).fetch_all(&mut *db).await?;
    if gone.is_empty() {
        return Err(StoreFault::NotFound.into());
    }
    for statement in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM tokens WHERE owner = $1 OR person = $1",
        "DELETE FROM mutes WHERE person = $1 OR other = $1",
        "DELETE FROM installed WHERE person = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *db).await?;
    }
    for statement in [
        // The numbers of lines stay, so that none is given twice; an empty line is shown to nobody.
        "UPDATE chat SET text = '' WHERE person = ANY($1) AND text <> ''",
        "DELETE FROM done WHERE person = ANY($1)",
    ] {
        sqlx::query(statement).bind(&gone).execute(&mut *db).await?;
    }
    installed::forget_unused(db, None).await
}

/// What a person has done: an index leads to their tables, and each is looked at once.
pub(super) async fn profile(db: &mut PgConnection, id: UserId) -> Tried<Profile> {
    let since = sqlx::query_scalar::<_, i64>("SELECT made FROM people WHERE id = $1");
    let since = since.bind(id).fetch_optional(&mut *db).await?.ok_or(StoreFault::NotFound)?;
    let rows = sqlx::query_as::<_, (String, i64, String)>(
        "SELECT t.wish ->> 'game', s.seat, t.standing::TEXT
         FROM seated s JOIN tables t ON t.id = s.table_id WHERE s.person = $1 AND t.stage = 'over'
         AND t.wish ->> 'from' IS NULL",
    );
    Ok(tally(since, rows.bind(id).fetch_all(db).await?)?)
}

/// Everything about a person that other methods of the store do not tell.
pub(super) async fn kept_of(db: &mut PgConnection, id: UserId) -> Tried<UserData> {
    let dates = sqlx::query_as::<_, (i64, i64)>("SELECT made, seen FROM people WHERE id = $1");
    let dates = dates.bind(id).fetch_optional(&mut *db).await?;
    let (made, seen) = dates.ok_or(StoreFault::NotFound)?;
    let sessions =
        sqlx::query_as("SELECT seen, expires FROM sessions WHERE person = $1 ORDER BY seen");
    let sessions = sessions.bind(id).fetch_all(&mut *db).await?;
    let chat = chat::of_person(db, id).await?;
    Ok(UserData { made, seen, sessions, chat })
}
