use std::collections::BTreeSet;

use mittwoch_protocol::ChatLine;
use sqlx::{SqliteConnection, SqlitePool};

use super::append::note;
use crate::store::row::{ChatRow, phrase, room_text};
use crate::store::{NewChat, StoreFault, StoreResult, TableId, UserId};

pub(super) async fn say(db: &mut SqliteConnection, line: NewChat) -> StoreResult<ChatLine> {
    let name = sqlx::query_scalar::<_, String>("SELECT name FROM people WHERE id = ?");
    let name = name.bind(line.person).fetch_optional(&mut *db).await?;
    let name = name.ok_or(StoreFault::NotFound)?;
    let n = sqlx::query_scalar::<_, u32>(
        "INSERT INTO chat (table_id, n, room, person, text, at, ready)
         SELECT id, (SELECT COALESCE(MAX(n), 0) + 1 FROM chat WHERE table_id = ?1),
            ?2, ?3, ?4, ?5, ?6
         FROM tables WHERE id = ?1 RETURNING n",
    )
    .bind(&line.table)
    .bind(room_text(line.room))
    .bind(line.person)
    .bind(&line.text)
    .bind(line.now)
    .bind(line.ready)
    .fetch_optional(&mut *db)
    .await?
    .ok_or(StoreFault::NotFound)?;
    let old = sqlx::query("DELETE FROM chat WHERE table_id = ? AND n <= ?");
    old.bind(&line.table).bind(i64::from(n) - i64::from(line.kept)).execute(&mut *db).await?;
    if let Some(entry) = &line.entry {
        note(db, &line.table, entry, line.now).await?;
    }
    let NewChat { room, person, text, ready, now: at, .. } = line;
    let ready = ready.then(|| phrase(&text)).flatten();
    Ok(ChatLine { n, room, person, name, text, ready, at })
}

pub(super) async fn list(db: &SqlitePool, table: &str, limit: u32) -> StoreResult<Vec<ChatLine>> {
    let rows = sqlx::query_as::<_, ChatRow>(
        "SELECT c.table_id, c.n, c.room, c.person, p.name, c.text, c.ready, c.at
         FROM chat c JOIN people p ON p.id = c.person
         WHERE c.table_id = ? AND c.text <> '' ORDER BY c.n DESC LIMIT ?",
    );
    let rows = rows.bind(table).bind(limit).fetch_all(db).await?;
    Ok(rows.into_iter().rev().map(ChatLine::from).collect())
}

/// What a person has said, and where.
pub(super) async fn of_person(
    db: &SqlitePool,
    id: UserId,
) -> StoreResult<Vec<(TableId, ChatLine)>> {
    let rows = sqlx::query_as::<_, ChatRow>(
        "SELECT c.table_id, c.n, c.room, c.person, p.name, c.text, c.ready, c.at
         FROM chat c JOIN people p ON p.id = c.person
         WHERE c.person = ? AND c.text <> '' ORDER BY c.at, c.table_id, c.n",
    );
    let rows = rows.bind(id).fetch_all(db).await?;
    Ok(rows.into_iter().map(ChatRow::placed).collect())
}

pub(super) async fn mute(
    db: &mut SqliteConnection,
    person: UserId,
    other: UserId,
    mute: bool,
) -> StoreResult<()> {
    let statement = if mute {
        "INSERT OR IGNORE INTO mutes (person, other)
         SELECT ?1, id FROM people WHERE id = ?2 AND departed = 0"
    } else {
        "DELETE FROM mutes WHERE person = ?1 AND other = ?2"
    };
    sqlx::query(statement).bind(person).bind(other).execute(db).await?;
    Ok(())
}

pub(super) async fn mutes(db: &SqlitePool, person: UserId) -> StoreResult<BTreeSet<UserId>> {
    let others = sqlx::query_scalar::<_, i64>("SELECT other FROM mutes WHERE person = ?");
    Ok(others.bind(person).fetch_all(db).await?.into_iter().collect())
}
