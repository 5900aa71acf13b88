//! Whether what is kept is what was written: asked at every start.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::{FromRow, SqliteConnection};

use super::folder::{FILE, about};
use crate::store::seal::{StepSeal, link, stage_text};
use crate::store::{StoreFault, StoreResult, TableSummary};

/// Which lines of a table are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKind {
    /// Those of its record.
    Record,
    /// Its own.
    Table,
}

/// The chain over the lines that are kept.
pub(super) async fn chain_of(
    db: &mut SqliteConnection,
    kind: LineKind,
    table: &str,
) -> StoreResult<Vec<u8>> {
    let lines = match kind {
        LineKind::Record => "SELECT text FROM lines WHERE table_id = ? ORDER BY n",
        LineKind::Table => "SELECT text FROM table_lines WHERE table_id = ? ORDER BY n",
    };
    let mut lines = sqlx::query_scalar::<_, String>(lines).bind(table).fetch(db);
    let mut chain = Vec::new();
    while let Some(line) = lines.try_next().await? {
        chain = link(&chain, &line);
    }
    Ok(chain)
}

/// Looks at the file as such; before anything is changed in it.
pub(super) async fn whole(db: &mut SqliteConnection, folder: &Path) -> StoreResult<()> {
    let told = sqlx::query_scalar::<_, String>("PRAGMA quick_check(1)").fetch_all(&mut *db).await;
    match told {
        Ok(told) if told == ["ok"] => Ok(()),
        Ok(told) => Err(damaged(folder, &told.join("; "))),
        Err(error) => Err(damaged(folder, &error.to_string())),
    }
}

/// Looks whether everything that is kept agrees.
pub(super) async fn agrees(db: &mut SqliteConnection, folder: &Path) -> StoreResult<()> {
    let what = match disagreement(db).await {
        Ok(None) => return Ok(()),
        Ok(Some(what)) => what,
        Err(error) => error.to_string(),
    };
    Err(damaged(folder, &what))
}

async fn disagreement(db: &mut SqliteConnection) -> StoreResult<Option<String>> {
    // A match whose pack is gone is not damaged but frozen.
    let loose = sqlx::query_scalar::<_, String>(
        "SELECT \"table\" FROM pragma_foreign_key_check WHERE parent <> 'packs'",
    );
    if let Some(table) = loose.fetch_optional(&mut *db).await? {
        return Ok(Some(format!("a row of {table} belongs to nothing")));
    }
    if let Some(table) = gap(db).await? {
        return Ok(Some(format!("a line of the match {table} is missing")));
    }
    for row in rows(db).await? {
        if let Some(what) = row.fault(db).await? {
            return Ok(Some(format!("the table {}: {what}", row.id)));
        }
    }
    Ok(None)
}

/// A match or a table whose lines do not count from nought without a gap.
async fn gap(db: &mut SqliteConnection) -> StoreResult<Option<String>> {
    let gap = sqlx::query_scalar::<_, String>(
        "SELECT table_id FROM lines GROUP BY table_id
         HAVING COUNT(*) <> MAX(n) + 1 OR MIN(n) <> 0
         UNION ALL SELECT table_id FROM table_lines GROUP BY table_id
         HAVING COUNT(*) <> MAX(n) + 1 OR MIN(n) <> 0 LIMIT 1",
    );
    Ok(gap.fetch_optional(db).await?)
}

#[derive(FromRow)]
struct CheckedRow {
    id: String,
    version: i64,
    stage: String,
    standing: String,
    sealed: String,
    chain: Option<Vec<u8>>,
    digest: Option<Vec<u8>>,
    table_chain: Option<Vec<u8>>,
}

async fn rows(db: &mut SqliteConnection) -> StoreResult<Vec<CheckedRow>> {
    let rows = sqlx::query_as::<_, CheckedRow>(
        "SELECT id, version, stage, standing, sealed, chain, digest, table_chain FROM tables",
    );
    Ok(rows.fetch_all(db).await?)
}

impl CheckedRow {
    /// What is wrong with a table; lines are read again only where a match goes on.
    async fn fault(&self, db: &mut SqliteConnection) -> StoreResult<Option<String>> {
        let Ok(standing) = serde_json::from_str::<TableSummary>(&self.standing) else {
            return Ok(Some("how it stands cannot be read".to_owned()));
        };
        if stage_text(standing.stage) != self.stage {
            return Ok(Some("its stage is not that of its standing".to_owned()));
        }
        // Tables of before have no digest until their next step.
        let (Some(chain), Some(digest)) = (&self.chain, &self.digest) else { return Ok(None) };
        let CheckedRow { id, version, stage, standing, sealed, .. } = self;
        let table_chain = self.table_chain.as_deref();
        let kept = StepSeal { id, version: *version, stage, standing, sealed, table_chain };
        if kept.digest(chain) != *digest {
            return Ok(Some("it does not stand as it was kept".to_owned()));
        }
        if self.stage == "over" {
            return Ok(None);
        }
        let own = match &self.table_chain {
            Some(own) => chain_of(db, LineKind::Table, id).await? == *own,
            None => true,
        };
        let lies = !own || chain_of(db, LineKind::Record, id).await? != *chain;
        Ok(lies.then(|| "its lines are not those that were kept".to_owned()))
    }
}

/// Whether the database says that its file is malformed, or none of its own.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| matches!(code.as_ref(), "11" | "26"))
}

pub(super) fn damaged(folder: &Path, what: &str) -> StoreFault {
    let phrase = about("store-damaged", &folder.join(FILE));
    StoreFault::Unusable(phrase.word("cause", what.trim_end_matches('.')).word("file", FILE))
}
