//! The one statement by which tables take steps, each only from where it is known to stand.

use std::collections::BTreeSet;

use sqlx::PgConnection;

use super::failed::Tried;
use super::known::Known;
use crate::store::seal::SealedStep;
use crate::store::{Append, NodeId};

/// Everything that steps write. A table moves only if it is at the version of its step, its lines
/// are those that the step builds on, and no other node has taken its lease; a second command under
/// one key moves nothing. The rest follows from what has moved. A code is for open tables only;
/// afterwards it can be somebody else's. The answer is which tables have moved.
const STEPS: &str = "
    WITH step AS (
        SELECT * FROM UNNEST(
            $1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::TEXT[],
            $7::BIGINT[], $8::BOOLEAN[], $9::BYTEA[], $10::BYTEA[], $11::BYTEA[], $12::BYTEA[],
            $13::BYTEA[], $14::BIGINT[], $15::BYTEA[], $16::BIGINT[], $17::BYTEA[]
        ) AS step (
            id, version, stage, free, standing, sealed, changed, open, chain_before, own_before,
            chain, digest, own, person, key, seq, command
        )
    ), moved AS (
        UPDATE tables t SET version = t.version + 1, stage = s.stage, free = s.free,
            standing = s.standing::JSON, sealed = s.sealed::JSON, changed = s.changed,
            code = CASE WHEN s.open THEN t.code END, chain = s.chain, digest = s.digest,
            table_chain = s.own
        FROM step s
        WHERE t.id = s.id AND t.version = s.version
            AND t.chain IS NOT DISTINCT FROM s.chain_before
            AND t.table_chain IS NOT DISTINCT FROM s.own_before
            AND ($24 = 0 OR t.holder IS NULL OR t.holder = $24)
            AND NOT EXISTS (SELECT 1 FROM done d
                WHERE d.table_id = s.id AND d.person = s.person AND d.key = s.key)
        RETURNING t.id
    ), matches AS (
        INSERT INTO lines (table_id, n, text)
        SELECT l.id, l.n, l.text FROM UNNEST($18::TEXT[], $19::BIGINT[], $20::TEXT[])
            AS l (id, n, text) JOIN moved ON moved.id = l.id
    ), facts AS (
        INSERT INTO table_lines (table_id, n, text)
        SELECT l.id, l.n, l.text FROM UNNEST($21::TEXT[], $22::BIGINT[], $23::TEXT[])
            AS l (id, n, text) JOIN moved ON moved.id = l.id
    ), noted AS (
        INSERT INTO done (table_id, person, key, seq, at, digest)
        SELECT s.id, s.person, s.key, s.seq, s.changed, s.command
        FROM step s JOIN moved ON moved.id = s.id WHERE s.person IS NOT NULL
    )
    SELECT id FROM moved";

/// Lines with their tables and numbers.
#[derive(Default)]
struct Lines<'a> {
    table: Vec<&'a str>,
    n: Vec<i64>,
    text: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    fn add(&mut self, table: &'a str, first: i64, lines: &'a [String]) {
        for (line, n) in lines.iter().zip(first..) {
            self.table.push(table);
            self.n.push(n);
            self.text.push(line);
        }
    }
}

/// A step, what it builds on, and what it makes of its table.
pub(super) type Ready<'a> = (&'a Append, &'a Known, &'a SealedStep);

/// Writes steps of different tables, for a node if there are several; which tables have moved.
pub(super) async fn write(
    db: &mut PgConnection,
    node: NodeId,
    ready: &[Ready<'_>],
) -> Tried<BTreeSet<String>> {
    let (mut lines, mut own) = (Lines::default(), Lines::default());
    for (step, known, _) in ready {
        lines.add(&step.table, i64::from(step.first), &step.lines);
        own.add(&step.table, known.own, &step.table_lines);
    }
    let entries = || ready.iter().map(|(step, ..)| step.entry.as_ref());
    let moved = sqlx::query_scalar::<_, String>(STEPS)
        .bind(each(ready, |(step, ..)| step.table.as_str()))
        .bind(each(ready, |(step, ..)| step.version))
        .bind(each(ready, |(_, _, after)| after.stage))
        .bind(each(ready, |(_, _, after)| after.free))
        .bind(each(ready, |(_, _, after)| after.standing.as_str()))
        .bind(each(ready, |(_, _, after)| after.sealed.as_str()))
        .bind(each(ready, |(step, ..)| step.now))
        .bind(each(ready, |(_, _, after)| after.open))
        .bind(each(ready, |(_, known, _)| known.kept.0.as_deref()))
        .bind(each(ready, |(_, known, _)| known.kept.1.as_deref()))
        .bind(each(ready, |(_, _, after)| after.chain.as_slice()))
        .bind(each(ready, |(_, _, after)| after.digest.as_slice()))
        .bind(each(ready, |(_, _, after)| after.table_chain.as_slice()))
        .bind(entries().map(|entry| entry.map(|entry| entry.person)).collect::<Vec<_>>())
        .bind(
            entries()
                .map(|entry| entry.map(|entry| entry.acknowledged.key.as_bytes()))
                .collect::<Vec<_>>(),
        )
        .bind(
            entries()
                .map(|entry| entry.map(|entry| i64::from(entry.acknowledged.seq)))
                .collect::<Vec<_>>(),
        )
        .bind(entries().map(|entry| entry.map(|entry| entry.digest.as_slice())).collect::<Vec<_>>())
        .bind(lines.table)
        .bind(lines.n)
        .bind(lines.text)
        .bind(own.table)
        .bind(own.n)
        .bind(own.text)
        .bind(node)
        .fetch_all(db)
        .await?;
    Ok(moved.into_iter().collect())
}

/// One column of the steps.
fn each<'a, T>(ready: &[Ready<'a>], of: impl Fn(Ready<'a>) -> T) -> Vec<T> {
    ready.iter().map(|one| of(*one)).collect()
}
