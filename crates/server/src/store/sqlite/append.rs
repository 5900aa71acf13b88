use mittwoch_protocol::{Acknowledged, Stage};
use sqlx::{SqliteConnection, SqlitePool};

use super::table::{free, seat, stage_text};
use crate::store::{Append, Entry, Kept, PersonId, Standing, StoreFault};

/// One step of a table. The version guards every step, the key of `lines` every line.
pub(super) async fn append(db: &mut SqliteConnection, step: Append) -> Kept<i64> {
    let known =
        sqlx::query_as::<_, (i64, String)>("SELECT version, standing FROM tables WHERE id = ?");
    let known = known.bind(&step.table).fetch_optional(&mut *db).await?;
    let (version, before) = known.ok_or(StoreFault::NotFound)?;
    if version != step.version {
        return Err(StoreFault::Conflict);
    }
    let before: Standing = serde_json::from_str(&before)?;
    if before.seats != step.standing.seats {
        seat(db, &step.table, &step.standing.seats).await?;
    }
    add_lines(db, &step).await?;
    update(db, &step).await?;
    if let Some(entry) = &step.entry {
        note(db, &step.table, entry, step.now).await?;
    }
    Ok(version + 1)
}

/// A gap before the first line would be as wrong as a second line with its number.
async fn add_lines(db: &mut SqliteConnection, step: &Append) -> Kept<()> {
    if step.lines.is_empty() {
        return Ok(());
    }
    let added = sqlx::query(
        "INSERT INTO lines (table_id, n, text)
         SELECT ?1, ?2 + key, value FROM json_each(?3)
         WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM lines WHERE table_id = ?1 AND n = ?2 - 1)",
    )
    .bind(&step.table)
    .bind(step.first)
    .bind(serde_json::to_string(&step.lines)?)
    .execute(db)
    .await?;
    if added.rows_affected() == step.lines.len() as u64 {
        Ok(())
    } else {
        Err(StoreFault::Conflict)
    }
}

/// A code is for open tables only; afterwards it can be somebody else's.
async fn update(db: &mut SqliteConnection, step: &Append) -> Kept<()> {
    let Standing { stage, .. } = step.standing;
    sqlx::query(
        "UPDATE tables SET version = version + 1, stage = ?2, free = ?3, standing = ?4,
            sealed = ?5, changed = ?6, code = CASE WHEN ?7 THEN code END WHERE id = ?1",
    )
    .bind(&step.table)
    .bind(stage_text(stage))
    .bind(free(&step.standing))
    .bind(serde_json::to_string(&step.standing)?)
    .bind(serde_json::to_string(&step.sealed)?)
    .bind(step.now)
    .bind(stage == Stage::Open)
    .execute(db)
    .await?;
    Ok(())
}

/// Notes that a command was done. A second one under its key takes the whole step back.
pub(super) async fn note(
    db: &mut SqliteConnection,
    table: &str,
    entry: &Entry,
    now: i64,
) -> Kept<()> {
    sqlx::query("INSERT INTO done (table_id, person, key, seq, at) VALUES (?, ?, ?, ?, ?)")
        .bind(table)
        .bind(entry.person)
        .bind(&entry.acknowledged.key)
        .bind(entry.acknowledged.seq)
        .bind(now)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn acknowledged(
    db: &SqlitePool,
    table: &str,
    person: PersonId,
    key: &str,
) -> Kept<Option<Acknowledged>> {
    let seq = sqlx::query_scalar::<_, u32>(
        "SELECT seq FROM done WHERE table_id = ? AND person = ? AND key = ?",
    );
    let seq = seq.bind(table).bind(person).bind(key).fetch_optional(db).await?;
    Ok(seq.map(|seq| Acknowledged { key: key.to_owned(), seq }))
}
