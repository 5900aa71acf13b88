//! Whether a step has arrived whose answer was lost, once its table has moved on.

use sqlx::PgConnection;

use super::failed::Tried;
use super::known::Known;
use crate::store::Append;

/// What was sent of a step.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    /// The digest over all that it makes of its table.
    pub digest: Vec<u8>,
    /// The number of its first line of the table itself.
    pub own: i64,
}

/// Whether a step that was sent is what moved its table.
///
/// If the table stands right behind it, the digest tells. Where others went on since, the note of
/// its command tells, or its lines; a step without either says that it has not arrived, after which
/// the table is read anew.
pub(super) async fn has_arrived(
    db: &mut PgConnection,
    step: &Append,
    sent: &Sent,
    known: &Known,
) -> Tried<bool> {
    if known.version == step.version + 1 {
        return Ok(known.digest.as_deref() == Some(sent.digest.as_slice()));
    }
    if let Some(entry) = &step.entry {
        let noted = sqlx::query_scalar::<_, bool>(
            "SELECT EXISTS (SELECT 1 FROM done WHERE table_id = $1 AND person = $2 AND key = $3
                AND seq = $4 AND digest = $5)",
        );
        let noted = noted.bind(&step.table).bind(entry.person);
        let noted = noted.bind(entry.acknowledged.key.as_bytes());
        let noted = noted.bind(i64::from(entry.acknowledged.seq)).bind(entry.digest.as_slice());
        return Ok(noted.fetch_one(db).await?);
    }
    let lines = "SELECT text FROM lines WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3";
    let own = "SELECT text FROM table_lines WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3";
    let mut any = false;
    let both = [(lines, i64::from(step.first), &step.lines), (own, sent.own, &step.table_lines)];
    for (statement, first, mine) in both {
        let there = sqlx::query_scalar::<_, String>(statement).bind(&step.table).bind(first);
        if there.bind(mine.len() as i64).fetch_all(&mut *db).await? != *mine {
            return Ok(false);
        }
        any |= !mine.is_empty();
    }
    Ok(any)
}
