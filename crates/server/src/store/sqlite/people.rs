use std::collections::{BTreeMap, BTreeSet};

use mittwoch_protocol::Rank;
use sqlx::{FromRow, SqliteConnection, SqlitePool};

use crate::store::{Hash, Kept, NewPerson, Person, PersonId, StoreFault};

/// A person as a row.
#[derive(FromRow)]
pub(super) struct Row {
    id: i64,
    name: String,
    rank: String,
    owner: Option<i64>,
    departed: bool,
}

impl From<Row> for Person {
    fn from(row: Row) -> Person {
        let Row { id, name, rank, owner, departed } = row;
        let rank = match rank.as_str() {
            "account" => Rank::Account,
            "bot" => Rank::Bot,
            _ => Rank::Guest,
        };
        Person { id, name, rank, owner, departed }
    }
}

fn rank_text(rank: Rank) -> &'static str {
    match rank {
        Rank::Guest => "guest",
        Rank::Account => "account",
        Rank::Bot => "bot",
    }
}

/// The form of a name in which two names are the same.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// A name that is taken is told apart from any other clash.
fn name_taken(error: sqlx::Error) -> StoreFault {
    match StoreFault::from(error) {
        StoreFault::Conflict => StoreFault::NameTaken,
        other => other,
    }
}

pub(super) async fn add(db: &mut SqliteConnection, new: NewPerson) -> Kept<Person> {
    let unique = (new.rank != Rank::Guest).then(|| folded(&new.name));
    let row = sqlx::query_as::<_, Row>(
        "INSERT INTO people (name, folded, rank, password, owner, made, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) RETURNING id, name, rank, owner, departed",
    )
    .bind(&new.name)
    .bind(unique)
    .bind(rank_text(new.rank))
    .bind(new.password)
    .bind(new.owner)
    .bind(new.now)
    .fetch_one(db)
    .await;
    row.map(Person::from).map_err(name_taken)
}

pub(super) async fn person(db: &SqlitePool, id: PersonId) -> Kept<Option<Person>> {
    let row =
        sqlx::query_as::<_, Row>("SELECT id, name, rank, owner, departed FROM people WHERE id = ?");
    Ok(row.bind(id).fetch_optional(db).await?.map(Person::from))
}

#[derive(FromRow)]
struct Account {
    #[sqlx(flatten)]
    person: Row,
    password: String,
}

pub(super) async fn account(db: &SqlitePool, name: &str) -> Kept<Option<(Person, String)>> {
    let row = sqlx::query_as::<_, Account>(
        "SELECT id, name, rank, owner, departed, password FROM people
         WHERE folded = ? AND rank = 'account' AND password IS NOT NULL",
    );
    let row = row.bind(folded(name)).fetch_optional(db).await?;
    Ok(row.map(|Account { person, password }| (person.into(), password)))
}

pub(super) async fn names(
    db: &SqlitePool,
    ids: &BTreeSet<PersonId>,
) -> Kept<BTreeMap<PersonId, Person>> {
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows = sqlx::query_as::<_, Row>(
        "SELECT id, name, rank, owner, departed FROM people
         WHERE id IN (SELECT value FROM json_each(?))",
    );
    let rows = rows.bind(serde_json::to_string(ids)?).fetch_all(db).await?;
    Ok(rows.into_iter().map(Person::from).map(|person| (person.id, person)).collect())
}

pub(super) async fn make_account(
    db: &mut SqliteConnection,
    id: PersonId,
    name: String,
    password: String,
) -> Kept<Person> {
    let row = sqlx::query_as::<_, Row>(
        "UPDATE people SET name = ?2, folded = ?3, rank = 'account', password = ?4
         WHERE id = ?1 AND rank <> 'bot' AND departed = 0
         RETURNING id, name, rank, owner, departed",
    );
    let row = row.bind(id).bind(&name).bind(folded(&name)).bind(password).fetch_optional(db).await;
    row.map_err(name_taken)?.map(Person::from).ok_or(StoreFault::NotFound)
}

pub(super) async fn change_password(
    db: &mut SqliteConnection,
    id: PersonId,
    password: String,
    keep: Option<Hash>,
) -> Kept<()> {
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
pub(super) async fn depart(db: &mut SqliteConnection, id: PersonId) -> Kept<()> {
    let forget = "UPDATE people SET name = '', folded = NULL, password = NULL, departed = 1
         WHERE id = ?1 OR owner = ?1";
    let gone = sqlx::query(forget).bind(id).execute(&mut *db).await?;
    if gone.rows_affected() == 0 {
        return Err(StoreFault::NotFound);
    }
    for statement in [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM tokens WHERE owner = ?1 OR person = ?1",
        "DELETE FROM mutes WHERE person = ?1 OR other = ?1",
        // The numbers of lines stay, so that none is given twice; an empty line is shown to nobody.
        "UPDATE chat SET text = '' WHERE person IN (SELECT id FROM people WHERE id = ?1 OR owner = ?1)",
        "DELETE FROM done WHERE person IN (SELECT id FROM people WHERE id = ?1 OR owner = ?1)",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}
