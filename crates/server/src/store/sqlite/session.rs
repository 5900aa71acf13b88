use mittwoch_protocol::{Rank, TokenInfo};
use sqlx::{SqliteConnection, SqlitePool};

use super::people;
use crate::store::row::{FoundSession, UserRow};
use crate::store::{Hash, LoginSession, NewUser, StoreFault, StoreResult, User, UserId};

pub(super) async fn open(db: &mut SqliteConnection, session: LoginSession) -> StoreResult<()> {
    sqlx::query("INSERT INTO sessions (hash, person, seen, expires) VALUES (?, ?, ?, ?)")
        .bind(session.hash.as_slice())
        .bind(session.person)
        .bind(session.seen)
        .bind(session.expires)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn find(
    db: &SqlitePool,
    hash: Hash,
    now: i64,
) -> StoreResult<Option<(User, LoginSession)>> {
    let found = sqlx::query_as::<_, FoundSession>(
        "SELECT p.id, p.name, p.rank, p.owner, p.departed, s.seen AS last, s.expires
         FROM sessions s JOIN people p ON p.id = s.person
         WHERE s.hash = ? AND s.expires > ? AND p.departed = 0",
    );
    let found = found.bind(hash.as_slice()).bind(now).fetch_optional(db).await?;
    Ok(found.map(|found| found.under(hash)))
}

pub(super) async fn touch(
    db: &mut SqliteConnection,
    hash: Hash,
    now: i64,
    expires: i64,
) -> StoreResult<()> {
    let touched = sqlx::query_scalar::<_, i64>(
        "UPDATE sessions SET seen = ?, expires = ? WHERE hash = ? RETURNING person",
    );
    let touched = touched.bind(now).bind(expires).bind(hash.as_slice());
    if let Some(person) = touched.fetch_optional(&mut *db).await? {
        let seen = sqlx::query("UPDATE people SET seen = ? WHERE id = ?");
        seen.bind(now).bind(person).execute(db).await?;
    }
    Ok(())
}

pub(super) async fn close(db: &mut SqliteConnection, hash: Hash) -> StoreResult<()> {
    sqlx::query("DELETE FROM sessions WHERE hash = ?").bind(hash.as_slice()).execute(db).await?;
    Ok(())
}

pub(super) async fn close_all(db: &mut SqliteConnection, id: UserId) -> StoreResult<()> {
    sqlx::query("DELETE FROM sessions WHERE person = ?").bind(id).execute(db).await?;
    Ok(())
}

pub(super) async fn add_token(
    db: &mut SqliteConnection,
    owner: UserId,
    name: String,
    hash: Hash,
    now: i64,
) -> StoreResult<TokenInfo> {
    let new = NewUser {
        name: name.clone(),
        rank: Rank::Bot,
        password: None,
        owner: Some(owner),
        suggested: false,
        now,
    };
    let bot = people::add(db, new).await?;
    let id = sqlx::query_scalar::<_, i64>(
        "INSERT INTO tokens (owner, person, hash, made) VALUES (?, ?, ?, ?) RETURNING id",
    );
    let id = id.bind(owner).bind(bot.id).bind(hash.as_slice()).bind(now).fetch_one(db).await?;
    Ok(TokenInfo { id, name, made: now })
}

pub(super) async fn tokens(db: &SqlitePool, owner: UserId) -> StoreResult<Vec<TokenInfo>> {
    let rows = sqlx::query_as::<_, (i64, String, i64)>(
        "SELECT t.id, p.name, t.made FROM tokens t JOIN people p ON p.id = t.person
         WHERE t.owner = ? ORDER BY t.id",
    );
    let rows = rows.bind(owner).fetch_all(db).await?;
    Ok(rows.into_iter().map(|(id, name, made)| TokenInfo { id, name, made }).collect())
}

/// The program departs with its token: nobody else can take its place under its number.
pub(super) async fn drop_token(
    db: &mut SqliteConnection,
    owner: UserId,
    id: i64,
) -> StoreResult<bool> {
    let bot = sqlx::query_scalar::<_, i64>("SELECT person FROM tokens WHERE id = ? AND owner = ?");
    let Some(bot) = bot.bind(id).bind(owner).fetch_optional(&mut *db).await? else {
        return Ok(false);
    };
    match people::depart(db, bot).await {
        Ok(()) => Ok(true),
        Err(StoreFault::NotFound) => Ok(false),
        Err(fault) => Err(fault),
    }
}

pub(super) async fn token(db: &SqlitePool, hash: Hash) -> StoreResult<Option<User>> {
    let row = sqlx::query_as::<_, UserRow>(
        "SELECT p.id, p.name, p.rank, p.owner, p.departed
         FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = ? AND p.departed = 0",
    );
    Ok(row.bind(hash.as_slice()).fetch_optional(db).await?.map(User::from))
}
