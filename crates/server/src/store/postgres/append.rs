//! A step that changes who sits at a table, and what is kept of commands.

use sqlx::PgConnection;

use super::failed::{Failed, Tried};
use super::guests::{self, distinct};
use super::step::{self, Ready};
use crate::store::row::{DoneRow, command_note, done_command};
use crate::store::seal::newcomers;
use crate::store::{CommandEntry, CommandNote, DoneCommand, NodeId, StoreFault, UserId};

/// Writes one step in a transaction of its own; whether the table has moved.
pub(super) async fn seated_step(
    db: &mut PgConnection,
    node: NodeId,
    ready: Ready<'_>,
) -> Tried<bool> {
    sqlx::raw_sql("BEGIN").execute(&mut *db).await?;
    let done = seated(db, node, ready).await;
    let last = match &done {
        Ok(true) => "COMMIT",
        Err(Failed::Lost(_)) => return done,
        _ => "ROLLBACK",
    };
    sqlx::raw_sql(last).execute(db).await?;
    done
}

async fn seated(db: &mut PgConnection, node: NodeId, ready: Ready<'_>) -> Tried<bool> {
    let (step, known, _) = ready;
    let changed = known.seats != step.standing.seats;
    if changed {
        guests::hold_names_still(db).await?;
    }
    if step::write(db, node, &[ready]).await?.is_empty() {
        return Ok(false);
    }
    if changed {
        seat(db, &step.table, &step.standing.seats).await?;
        distinct(db, &step.table, &newcomers(&known.seats, &step.standing.seats)).await?;
    }
    Ok(true)
}

/// Notes who sits where, for the lists of people.
pub(super) async fn seat(
    db: &mut PgConnection,
    table: &str,
    seats: &[crate::store::Occupant],
) -> Tried<()> {
    let people = seats.iter().zip(0i64..).filter_map(|(seat, n)| Some((seat.person()?, n)));
    let (people, numbers): (Vec<UserId>, Vec<i64>) = people.unzip();
    sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(table).execute(&mut *db).await?;
    sqlx::query(
        "INSERT INTO seated (person, table_id, seat)
         SELECT person, $1, seat FROM UNNEST($2::BIGINT[], $3::BIGINT[]) AS s (person, seat)",
    )
    .bind(table)
    .bind(people)
    .bind(numbers)
    .execute(db)
    .await?;
    Ok(())
}

/// Notes that a command was done. A second one under its key takes the whole step back.
pub(super) async fn note(
    db: &mut PgConnection,
    table: &str,
    entry: &CommandEntry,
    now: i64,
) -> Tried<()> {
    sqlx::query(
        "INSERT INTO done (table_id, person, key, seq, at, digest) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(table)
    .bind(entry.person)
    .bind(entry.acknowledged.key.as_bytes())
    .bind(i64::from(entry.acknowledged.seq))
    .bind(now)
    .bind(entry.digest.as_slice())
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn acknowledged(
    db: &mut PgConnection,
    table: &str,
    person: UserId,
    key: &str,
) -> Tried<Option<CommandNote>> {
    let done = sqlx::query_as(
        "SELECT seq, digest FROM done WHERE table_id = $1 AND person = $2 AND key = $3",
    );
    let done = done.bind(table).bind(person).bind(key.as_bytes()).fetch_optional(db).await?;
    Ok(done.map(command_note))
}

/// The commands that were done at a table, as far as they are not forgotten.
pub(super) async fn commands_done(db: &mut PgConnection, table: &str) -> Tried<Vec<DoneCommand>> {
    let done = sqlx::query_as::<_, (UserId, Vec<u8>, i64, Option<Vec<u8>>)>(
        "SELECT person, key, seq, digest FROM done WHERE table_id = $1",
    );
    let done = done.bind(table).fetch_all(db).await?.into_iter();
    let read = |(person, key, seq, digest)| -> Result<DoneRow, StoreFault> {
        let key = String::from_utf8(key);
        let key = key.map_err(|_| StoreFault::Broken("a key is no text".to_owned()))?;
        Ok((person, key, seq, digest))
    };
    Ok(done.map(|row| read(row).map(done_command)).collect::<Result<_, _>>()?)
}
