use mittwoch_protocol::{Rank, TokenInfo};
use sqlx::PgConnection;

use super::failed::{Failed, Tried};
use super::people;
use crate::store::row::{FoundSession, UserRow};
use crate::store::{Hash, LoginSession, NewUser, StoreFault, User, UserId};

pub(super) async fn open(db: &mut PgConnection, session: &LoginSession) -> Tried<()> {
    sqlx::query("INSERT INTO sessions (hash, person, seen, expires) VALUES ($1, $2, $3, $4)")
        .bind(session.hash.as_slice())
        .bind(session.person)
        .bind(session.seen)
        .bind(session.expires)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn find(
    db: &mut PgConnection,
    hash: Hash,
    now: i64,
) -> Tried<Option<(User, LoginSession)>> {
    let found = sqlx::query_as::<_, FoundSession>(
        "SELECT p.id, p.name, p.rank, p.owner, p.departed, s.seen AS last, s.expires
         FROM sessions s JOIN people p ON p.id = s.person
         WHERE s.hash = $1 AND s.expires > $2 AND NOT p.departed",
    );
    let found = found.bind(hash.as_slice()).bind(now).fetch_optional(db).await?;
    Ok(found.map(|found| found.under(hash)))
}

pub(super) async fn touch(db: &mut PgConnection, hash: Hash, now: i64, expires: i64) -> Tried<()> {
    let touch = sqlx::query(
        "WITH used AS (UPDATE sessions SET seen = $2, expires = $3 WHERE hash = $1 RETURNING person)
         UPDATE people SET seen = $2 FROM used WHERE people.id = used.person",
    );
    touch.bind(hash.as_slice()).bind(now).bind(expires).execute(db).await?;
    Ok(())
}

pub(super) async fn close(db: &mut PgConnection, hash: Hash) -> Tried<()> {
    sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash.as_slice()).execute(db).await?;
    Ok(())
}

pub(super) async fn close_all(db: &mut PgConnection, id: UserId) -> Tried<()> {
    sqlx::query("DELETE FROM sessions WHERE person = $1").bind(id).execute(db).await?;
    Ok(())
}

pub(super) async fn add_token(
    db: &mut PgConnection,
    owner: UserId,
    name: &str,
    hash: Hash,
    now: i64,
) -> Tried<TokenInfo> {
    let (name, rank) = (name.to_owned(), Rank::Bot);
    let new = NewUser {
        name: name.clone(),
        rank,
        password: None,
        owner: Some(owner),
        suggested: false,
        now,
    };
    let bot = people::add(db, new).await?;
    let id = sqlx::query_scalar::<_, i64>(
        "INSERT INTO tokens (owner, person, hash, made) VALUES ($1, $2, $3, $4) RETURNING id",
    );
    let id = id.bind(owner).bind(bot.id).bind(hash.as_slice()).bind(now).fetch_one(db).await?;
    Ok(TokenInfo { id, name, made: now })
}

pub(super) async fn tokens(db: &mut PgConnection, owner: UserId) -> Tried<Vec<TokenInfo>> {
    let rows = sqlx::query_as::<_, (i64, String, i64)>(
        "SELECT t.id, p.name, t.made FROM tokens t JOIN people p ON p.id = t.person
         WHERE t.owner = $1 ORDER BY t.id",
    );
    let rows = rows.bind(owner).fetch_all(db).await?;
    Ok(rows.into_iter().map(|(id, name, made)| TokenInfo { id, name, made }).collect())
}

/// The program departs with its token: nobody else can take its place under its number.
pub(super) async fn drop_token(db: &mut PgConnection, owner: UserId, id: i64) -> Tried<bool> {
    let bot =
        sqlx::query_scalar::<_, i64>("SELECT person FROM tokens WHERE id = $1 AND owner = $2");
    let Some(bot) = bot.bind(id).bind(owner).fetch_optional(&mut *db).await? else {
        return Ok(false);
    };
    match people::depart(db, bot).await {
        Ok(()) => Ok(true),
        Err(Failed::Fault(StoreFault::NotFound)) => Ok(false),
        Err(failed) => Err(failed),
    }
}

pub(super) async fn token(db: &mut PgConnection, hash: Hash) -> Tried<Option<User>> {
    let row = sqlx::query_as::<_, UserRow>(
        "SELECT p.id, p.name, p.rank, p.owner, p.departed
         FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1 AND NOT p.departed",
    );
    Ok(row.bind(hash.as_slice()).fetch_optional(db).await?.map(User::from))
}
