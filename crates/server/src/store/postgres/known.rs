//! What a step has to know of its table.

use sqlx::{FromRow, PgConnection};

use super::failed::Tried;
use super::sound::{WitnessedLines, chain_of};
use crate::store::Occupant;

/// How a table stands in the database.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub version: i64,
    pub seats: Vec<Occupant>,
    /// How many lines there are of the match, and of the table itself.
    pub lines: i64,
    pub own: i64,
    /// The chains over them; what is kept, and what they are where nothing is kept yet.
    pub kept: (Option<Vec<u8>>, Option<Vec<u8>>),
    pub chain: Vec<u8>,
    pub table_chain: Vec<u8>,
    pub digest: Option<Vec<u8>>,
    /// Whether the database has said so just now.
    pub fresh: bool,
}

#[derive(FromRow)]
struct KnownRow {
    id: String,
    version: i64,
    seats: String,
    chain: Option<Vec<u8>>,
    table_chain: Option<Vec<u8>>,
    digest: Option<Vec<u8>>,
    lines: i64,
    own: i64,
}

const KNOWN: &str = "
    SELECT t.id, t.version, (t.standing -> 'seats')::TEXT AS seats, t.chain, t.table_chain, t.digest,
        (SELECT COALESCE(MAX(n) + 1, 0) FROM lines WHERE table_id = t.id) AS lines,
        (SELECT COALESCE(MAX(n) + 1, 0) FROM table_lines WHERE table_id = t.id) AS own
    FROM tables t WHERE t.id = ANY($1)";

/// What the database says of some tables; of those that are not there, nothing.
pub(super) async fn known(db: &mut PgConnection, tables: &[&str]) -> Tried<Vec<(String, Known)>> {
    let rows = sqlx::query_as::<_, KnownRow>(KNOWN).bind(tables).fetch_all(&mut *db).await?;
    let mut all = Vec::with_capacity(rows.len());
    for row in rows {
        let KnownRow { id, version, seats, chain, table_chain, digest, lines, own } = row;
        let kept = (chain.clone(), table_chain.clone());
        let chain = match chain {
            Some(chain) => chain,
            None => chain_of(db, WitnessedLines::Record, &id).await?,
        };
        let table_chain = match table_chain {
            Some(chain) => chain,
            None => chain_of(db, WitnessedLines::Table, &id).await?,
        };
        let seats = serde_json::from_str(&seats)?;
        let known =
            Known { version, seats, lines, own, kept, chain, table_chain, digest, fresh: true };
        all.push((id, known));
    }
    Ok(all)
}
