//! Many steps of tables in one go: each trip to the thread of the database takes longer than the
//! work of a step, so a group of steps is two of them, one that reads and one that writes.

use std::collections::BTreeMap;

use mittwoch_kernel::hex;
use serde::Serialize;
use sqlx::SqliteConnection;

use crate::store::seal::{KeptSeats, SealedStep};
use crate::store::{Append, StoreFault, StoreResult};

/// What the steps have to know of their tables: the place of the step among those asked about, what
/// is kept, how many lines there are of both kinds, and whether the command was done.
const KNOWN: &str = "
    SELECT asked.key, tables.version, tables.standing, tables.chain, tables.table_chain,
        (SELECT COALESCE(MAX(n) + 1, 0) FROM lines WHERE table_id = tables.id),
        (SELECT COALESCE(MAX(n) + 1, 0) FROM table_lines WHERE table_id = tables.id),
        EXISTS (SELECT 1 FROM done WHERE table_id = tables.id AND person = asked.value ->> 1
            AND key = asked.value ->> 2)
    FROM json_each(?1) AS asked CROSS JOIN tables ON tables.id = asked.value ->> 0";

type KnownRow = (i64, i64, String, Option<Vec<u8>>, Option<Vec<u8>>, u32, u32, bool);

/// Everything that steps write. A code is for open tables only; afterwards it can be somebody else's.
const STEPS: &str = "
    INSERT INTO lines (table_id, n, text)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1, '$.lines');
    INSERT INTO table_lines (table_id, n, text)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1, '$.table_lines');
    UPDATE tables SET version = version + 1, stage = step.value ->> 1, free = step.value ->> 2,
        standing = step.value ->> 3, sealed = step.value ->> 4, changed = step.value ->> 5,
        code = CASE WHEN step.value ->> 6 THEN code END, chain = unhex(step.value ->> 7),
        digest = unhex(step.value ->> 8), table_chain = unhex(step.value ->> 9)
        FROM json_each(?1, '$.tables') AS step WHERE tables.id = step.value ->> 0;
    INSERT INTO done (table_id, person, key, seq, at, digest)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
            unhex(value ->> 5) FROM json_each(?1, '$.done');";

/// The rows that steps write: one argument, since statements of a list that leave one out would be
/// handed the wrong ones.
#[derive(Default, Serialize)]
struct StepRows<'a> {
    lines: Vec<(&'a str, u32, &'a str)>,
    table_lines: Vec<(&'a str, u32, &'a str)>,
    tables: Vec<TableValues<'a>>,
    done: Vec<(&'a str, i64, &'a str, u32, i64, String)>,
}

/// The values of the row of a table, in the order of the statement.
type TableValues<'a> =
    (&'a str, &'static str, i64, String, String, i64, bool, String, String, String);

/// What becomes of a step of a group.
pub(super) enum StepFate {
    /// It is refused, or was written with the others.
    Decided(StoreResult<i64>),
    /// It changes who sits there, or the table is of an earlier program: it is written by itself.
    Alone,
}

/// Writes those steps of a group that only bring matches and tables on, and refuses those that come
/// too late; each is of another table.
pub(super) async fn append_together(
    db: &mut SqliteConnection,
    steps: &[Append],
) -> StoreResult<Vec<StepFate>> {
    let known = known(db, steps).await?;
    let (mut rows, mut fates) = (StepRows::default(), Vec::with_capacity(steps.len()));
    for (step, place) in steps.iter().zip(0..) {
        fates.push(match known.get(&place) {
            None => StepFate::Decided(Err(StoreFault::NotFound)),
            Some(known) => rows.add(step, known)?,
        });
    }
    rows.write(db).await?;
    Ok(fates)
}

async fn known(
    db: &mut SqliteConnection,
    steps: &[Append],
) -> StoreResult<BTreeMap<i64, KnownRow>> {
    let asked = |step: &Append| {
        let entry = step.entry.as_ref();
        let key = entry.map(|entry| entry.acknowledged.key.clone());
        (step.table.clone(), entry.map(|entry| entry.person), key)
    };
    let asked: Vec<_> = steps.iter().map(asked).collect();
    let rows = sqlx::query_as::<_, KnownRow>(KNOWN).bind(json(&asked)?).fetch_all(db).await?;
    Ok(rows.into_iter().map(|row| (row.0, row)).collect())
}

fn json(rows: &impl Serialize) -> StoreResult<String> {
    Ok(serde_json::to_string(rows)?)
}

impl<'a> StepRows<'a> {
    /// Adds a step, if it follows what is known of its table.
    fn add(&mut self, step: &'a Append, known: &KnownRow) -> StoreResult<StepFate> {
        let (_, version, standing, chain, table_chain, lines, table_lines, done) = known;
        let gap = !step.lines.is_empty() && step.first != *lines;
        if *version != step.version || gap || *done {
            return Ok(StepFate::Decided(Err(StoreFault::Conflict)));
        }
        let before: KeptSeats = serde_json::from_str(standing)?;
        let (Some(chain), Some(table_chain)) = (chain, table_chain) else {
            return Ok(StepFate::Alone);
        };
        if before.seats != step.standing.seats {
            return Ok(StepFate::Alone);
        }
        let id = step.table.as_str();
        let numbered = |line: &'a String, n| (id, n, line.as_str());
        self.lines.extend(step.lines.iter().zip(step.first..).map(|(line, n)| numbered(line, n)));
        let own = step.table_lines.iter().zip(*table_lines..);
        self.table_lines.extend(own.map(|(line, n)| numbered(line, n)));
        self.tables.push(values(step, SealedStep::new(step, chain, table_chain)?));
        self.done.extend(step.entry.as_ref().map(|entry| {
            let done = &entry.acknowledged;
            (id, entry.person, done.key.as_str(), done.seq, step.now, hex(&entry.digest))
        }));
        Ok(StepFate::Decided(Ok(version + 1)))
    }

    async fn write(self, db: &mut SqliteConnection) -> StoreResult<()> {
        let StepRows { lines, table_lines, tables, done } = &self;
        if tables.is_empty() {
            return Ok(());
        }
        let rows = lines.len() + table_lines.len() + tables.len() + done.len();
        let written = sqlx::query(STEPS).bind(json(&self)?).execute(db).await?;
        // Everything was looked at before: this would be a fault of the program.
        match written.rows_affected() == rows as u64 {
            true => Ok(()),
            false => Err(StoreFault::Broken("a group of steps was not written whole".to_owned())),
        }
    }
}

/// The row of a table after a step.
fn values(step: &Append, after: SealedStep) -> TableValues<'_> {
    let SealedStep { stage, free, open, standing, sealed, chain, table_chain, digest } = after;
    let [chain, digest, table_chain] = [chain, digest, table_chain].map(|bytes| hex(&bytes));
    (&step.table, stage, free, standing, sealed, step.now, open, chain, digest, table_chain)
}
