//! Whether what is kept is what was written. A folder is looked through at every start of its one
//! server; a database that many servers share looks after its own pages, and may hold more than a
//! start can read. So what is kept of a table is looked at whenever it is taken up, before anybody
//! plays on it, and a start looks at some that are running.

use futures_util::TryStreamExt;
use sqlx::{FromRow, PgConnection};

use super::Postgres;
use super::failed::Tried;
use super::patience::look;
use crate::store::seal::{StepSeal, link};
use crate::store::{StoreFault, StoreResult};

/// How many running tables a start looks at.
const SOME: i64 = 500;

/// Which lines of a table are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WitnessedLines {
    /// Those of its record.
    Record,
    /// Its own.
    Table,
}

impl WitnessedLines {
    fn statement(self) -> &'static str {
        match self {
            WitnessedLines::Record => {
                "SELECT t.chain, l.text FROM tables t LEFT JOIN lines l ON l.table_id = t.id
                 WHERE t.id = $1 ORDER BY l.n"
            }
            WitnessedLines::Table => {
                "SELECT t.table_chain, l.text FROM tables t
                 LEFT JOIN table_lines l ON l.table_id = t.id WHERE t.id = $1 ORDER BY l.n"
            }
        }
    }
}

fn unsound(table: &str, what: &str) -> StoreFault {
    StoreFault::Broken(format!("the data of the table {table} is damaged: {what}"))
}

/// The chain over the lines that are kept.
pub(super) async fn chain_of(
    db: &mut PgConnection,
    kind: WitnessedLines,
    table: &str,
) -> Tried<Vec<u8>> {
    let lines = sqlx::query_as::<_, (Option<Vec<u8>>, Option<String>)>(kind.statement());
    let mut lines = lines.bind(table).fetch(db);
    let mut chain = Vec::new();
    while let Some((_, line)) = lines.try_next().await? {
        chain = line.map_or(chain.clone(), |line| link(&chain, &line));
    }
    Ok(chain)
}

/// The lines of a table, if they are those that were kept.
pub(super) async fn lines(
    db: &mut PgConnection,
    kind: WitnessedLines,
    table: &str,
) -> Tried<Vec<String>> {
    let rows = sqlx::query_as::<_, (Option<Vec<u8>>, Option<String>)>(kind.statement());
    let rows = rows.bind(table).fetch_all(db).await?;
    let kept = rows.first().and_then(|(chain, _)| chain.clone());
    let lines: Vec<String> = rows.into_iter().filter_map(|(_, line)| line).collect();
    let chain = lines.iter().fold(Vec::new(), |chain, line| link(&chain, line));
    match kept {
        Some(kept) if kept != chain => {
            Err(unsound(table, "its lines are not those that were kept").into())
        }
        _ => Ok(lines),
    }
}

/// All that a step has written of a table beside its lines.
#[derive(FromRow)]
pub(super) struct CheckedTableRow {
    id: String,
    version: i64,
    stage: String,
    standing: String,
    pub sealed: String,
    chain: Option<Vec<u8>>,
    digest: Option<Vec<u8>>,
    table_chain: Option<Vec<u8>>,
}

impl CheckedTableRow {
    /// Refuses a table that does not stand as it was kept; data of old has no digest until the next
    /// step.
    pub(super) fn checked(self) -> StoreResult<CheckedTableRow> {
        let CheckedTableRow { id, version, stage, standing, sealed, .. } = &self;
        let table_chain = self.table_chain.as_deref();
        let kept = StepSeal { id, version: *version, stage, standing, sealed, table_chain };
        let sound = match (&self.chain, &self.digest) {
            (Some(chain), Some(digest)) => kept.digest(chain) == *digest,
            _ => true,
        };
        if sound { Ok(self) } else { Err(unsound(id, "it does not stand as it was kept")) }
    }
}

/// How a table stands, if that is as it was kept.
pub(super) async fn row(db: &mut PgConnection, table: &str) -> Tried<CheckedTableRow> {
    let row = sqlx::query_as::<_, CheckedTableRow>(
        "SELECT id, version, stage, standing::TEXT AS standing, sealed::TEXT AS sealed, chain,
            digest, table_chain FROM tables WHERE id = $1",
    );
    let row = row.bind(table).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    Ok(row.checked()?)
}

async fn running(db: &mut PgConnection) -> Tried<Vec<CheckedTableRow>> {
    let rows = sqlx::query_as::<_, CheckedTableRow>(
        "SELECT id, version, stage, standing::TEXT AS standing, sealed::TEXT AS sealed, chain,
            digest, table_chain FROM tables WHERE stage IN ('running', 'frozen')
         ORDER BY made DESC LIMIT $1",
    );
    Ok(rows.bind(SOME).fetch_all(db).await?)
}

/// Looks at some running tables. A damaged one stops nobody else's: it is named in the log, and
/// nobody can take it up.
pub(super) async fn look(store: &Postgres) -> StoreResult<()> {
    let rows = look!(store, db => running(db))?;
    for fault in rows.into_iter().filter_map(|row| row.checked().err()) {
        tracing::error!(%fault, "a table cannot be taken up");
    }
    Ok(())
}
