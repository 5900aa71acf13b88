use sqlx::{SqliteConnection, SqlitePool};

use super::guests;
use super::sound::{self, LineKind};
use super::table::seat;
use crate::store::row::{DoneRow, command_note, done_command};
use crate::store::seal::{KeptSeats, SealedStep, newcomers};
use crate::store::{
    Append, CommandEntry, CommandNote, DoneCommand, StoreFault, StoreResult, UserId,
};

/// One step of a table by itself. The version guards every step, the key of `lines` every line.
pub(super) async fn append(db: &mut SqliteConnection, step: Append) -> StoreResult<i64> {
    let known = sqlx::query_as::<_, (i64, String, Option<Vec<u8>>, Option<Vec<u8>>)>(
        "SELECT version, standing, chain, table_chain FROM tables WHERE id = ?",
    );
    let known = known.bind(&step.table).fetch_optional(&mut *db).await?;
    let (version, before, chain, table_chain) = known.ok_or(StoreFault::NotFound)?;
    if version != step.version {
        return Err(StoreFault::Conflict);
    }
    let before: KeptSeats = serde_json::from_str(&before)?;
    if before.seats != step.standing.seats {
        seat(db, &step.table, &step.standing.seats).await?;
        guests::distinct(db, &step.table, &newcomers(&before.seats, &step.standing.seats)).await?;
    }
    let chain = match chain {
        Some(chain) => chain,
        None => sound::chain_of(db, LineKind::Record, &step.table).await?,
    };
    let table_chain = match table_chain {
        Some(chain) => chain,
        None => sound::chain_of(db, LineKind::Table, &step.table).await?,
    };
    write(db, &step, SealedStep::new(&step, &chain, &table_chain)?).await?;
    Ok(version + 1)
}

/// Writes a step in one go: each trip to the thread of the database takes longer than its work.
///
/// A gap before the first line would be as wrong as a second line with its number; the version
/// guards the numbers of the table's own lines, because nobody else has added one since it was read.
/// A code is for open tables only; afterwards it can be somebody else's. A second command under one
/// key takes the whole step back.
const STEP: &str = "
    INSERT INTO lines (table_id, n, text)
        SELECT ?1, ?2 + key, value FROM json_each(?3)
        WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM lines WHERE table_id = ?1 AND n = ?2 - 1);
    INSERT INTO table_lines (table_id, n, text)
        SELECT ?1, (SELECT COALESCE(MAX(n) + 1, 0) FROM table_lines WHERE table_id = ?1) + key, value
        FROM json_each(?4);
    UPDATE tables SET version = version + 1, stage = ?5, free = ?6, standing = ?7, sealed = ?8,
        changed = ?9, code = CASE WHEN ?10 THEN code END, chain = ?11, digest = ?12,
        table_chain = ?13
        WHERE id = ?1;
    INSERT INTO done (table_id, person, key, seq, at, digest)
        SELECT ?1, ?14, ?15, ?16, ?9, ?17 WHERE ?14 IS NOT NULL;";

async fn write(db: &mut SqliteConnection, step: &Append, after: SealedStep) -> StoreResult<()> {
    let entry = step.entry.as_ref();
    let written = sqlx::query(STEP)
        .bind(&step.table)
        .bind(step.first)
        .bind(serde_json::to_string(&step.lines)?)
        .bind(serde_json::to_string(&step.table_lines)?)
        .bind(after.stage)
        .bind(after.free)
        .bind(after.standing)
        .bind(after.sealed)
        .bind(step.now)
        .bind(after.open)
        .bind(after.chain)
        .bind(after.digest)
        .bind(after.table_chain)
        .bind(entry.map(|entry| entry.person))
        .bind(entry.map(|entry| entry.acknowledged.key.as_str()))
        .bind(entry.map(|entry| entry.acknowledged.seq))
        .bind(entry.map(|entry| entry.digest.as_slice()))
        .execute(db)
        .await?;
    let rows = step.lines.len() + step.table_lines.len() + 1 + usize::from(entry.is_some());
    if written.rows_affected() == rows as u64 { Ok(()) } else { Err(StoreFault::Conflict) }
}

/// Adds the first lines of a table itself.
pub(super) async fn add_table_lines(
    db: &mut SqliteConnection,
    table: &str,
    lines: &[String],
) -> StoreResult<()> {
    sqlx::query(
        "INSERT INTO table_lines (table_id, n, text)
         SELECT ?1, (SELECT COALESCE(MAX(n) + 1, 0) FROM table_lines WHERE table_id = ?1) + key,
            value FROM json_each(?2)",
    )
    .bind(table)
    .bind(serde_json::to_string(lines)?)
    .execute(db)
    .await?;
    Ok(())
}

/// Notes that a command was done. A second one under its key takes the whole step back.
pub(super) async fn note(
    db: &mut SqliteConnection,
    table: &str,
    entry: &CommandEntry,
    now: i64,
) -> StoreResult<()> {
    sqlx::query(
        "INSERT INTO done (table_id, person, key, seq, at, digest) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(entry.person)
    .bind(&entry.acknowledged.key)
    .bind(entry.acknowledged.seq)
    .bind(now)
    .bind(entry.digest.as_slice())
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn acknowledged(
    db: &SqlitePool,
    table: &str,
    person: UserId,
    key: &str,
) -> StoreResult<Option<CommandNote>> {
    let done = sqlx::query_as(
        "SELECT seq, digest FROM done WHERE table_id = ? AND person = ? AND key = ?",
    );
    let done = done.bind(table).bind(person).bind(key).fetch_optional(db).await?;
    Ok(done.map(command_note))
}

/// The commands that were done at a table, as far as they are not forgotten.
pub(super) async fn commands_done(db: &SqlitePool, table: &str) -> StoreResult<Vec<DoneCommand>> {
    let done = sqlx::query_as::<_, DoneRow>(
        "SELECT person, key, seq, digest FROM done WHERE table_id = ?",
    );
    Ok(done.bind(table).fetch_all(db).await?.into_iter().map(done_command).collect())
}
