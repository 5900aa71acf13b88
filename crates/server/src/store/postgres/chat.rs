use std::collections::BTreeSet;

use mittwoch_protocol::ChatLine;
use sqlx::PgConnection;

use super::append::note;
use super::failed::Tried;
use crate::store::row::{ChatRow, number, phrase, room_text};
use crate::store::{NewChat, StoreFault, TableId, UserId};

/// The key of the locks under which lines of chat are numbered, one for each table.
const TALK: i32 = 1_835_627_638;

/// What PostgreSQL can keep of a text: it has no null byte, which nobody can read either.
fn readable(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

pub(super) async fn say(db: &mut PgConnection, mut line: NewChat) -> Tried<ChatLine> {
    line.text = readable(&line.text);
    let name = sqlx::query_scalar::<_, String>("SELECT name FROM people WHERE id = $1");
    let name = name.bind(line.person).fetch_optional(&mut *db).await?;
    let name = name.ok_or(StoreFault::NotFound)?;
    // Two that speak at once get numbers one after the other.
    let turn = sqlx::query("SELECT pg_advisory_xact_lock($1, hashtext($2))");
    turn.bind(TALK).bind(&line.table).execute(&mut *db).await?;
    let n = sqlx::query_scalar::<_, i64>(
        "INSERT INTO chat (table_id, n, room, person, text, at, ready)
         SELECT id, (SELECT COALESCE(MAX(n), 0) + 1 FROM chat WHERE table_id = $1),
            $2, $3, $4, $5, $6
         FROM tables WHERE id = $1 RETURNING n",
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
    let old = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND n <= $2");
    old.bind(&line.table).bind(n - i64::from(line.kept)).execute(&mut *db).await?;
    if let Some(entry) = &line.entry {
        note(db, &line.table, entry, line.now).await?;
    }
    let NewChat { room, person, text, ready, now: at, .. } = line;
    let ready = ready.then(|| phrase(&text)).flatten();
    Ok(ChatLine { n: number(n), room, person, name, text, ready, at })
}

pub(super) async fn list(db: &mut PgConnection, table: &str, limit: u32) -> Tried<Vec<ChatLine>> {
    let rows = sqlx::query_as::<_, ChatRow>(
        "SELECT c.table_id, c.n, c.room, c.person, p.name, c.text, c.ready, c.at
         FROM chat c JOIN people p ON p.id = c.person
         WHERE c.table_id = $1 AND c.text <> '' ORDER BY c.n DESC LIMIT $2",
    );
    let rows = rows.bind(table).bind(i64::from(limit)).fetch_all(db).await?;
    Ok(rows.into_iter().rev().map(ChatLine::from).collect())
}

/// What a person has said, and where.
pub(super) async fn of_person(
    db: &mut PgConnection,
    id: UserId,
) -> Tried<Vec<(TableId, ChatLine)>> {
    let rows = sqlx::query_as::<_, ChatRow>(
        "SELECT c.table_id, c.n, c.room, c.person, p.name, c.text, c.ready, c.at
         FROM chat c JOIN people p ON p.id = c.person
         WHERE c.person = $1 AND c.text <> '' ORDER BY c.at, c.table_id, c.n",
    );
    Ok(rows.bind(id).fetch_all(db).await?.into_iter().map(ChatRow::placed).collect())
}

pub(super) async fn mute(
    db: &mut PgConnection,
    person: UserId,
    other: UserId,
    mute: bool,
) -> Tried<()> {
    let statement = if mute {
        "INSERT INTO mutes (person, other)
         SELECT $1, id FROM people WHERE id = $2 AND NOT departed ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE person = $1 AND other = $2"
    };
    sqlx::query(statement).bind(person).bind(other).execute(db).await?;
    Ok(())
}

pub(super) async fn mutes(db: &mut PgConnection, person: UserId) -> Tried<BTreeSet<UserId>> {
    let others = sqlx::query_scalar::<_, i64>("SELECT other FROM mutes WHERE person = $1");
    Ok(others.bind(person).fetch_all(db).await?.into_iter().collect())
}
