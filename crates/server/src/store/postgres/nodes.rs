//! What nodes know of each other, in statements.

use std::time::Duration;

use mittwoch_kernel::hex;
use sqlx::{FromRow, PgConnection};

use super::failed::Tried;
use crate::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeGap, NodeId, NodeInfo, NodePulse, NodeSignal, TableId,
};

/// The key of the lock under which nodes are born, one after the other.
const BIRTH: (i32, i32) = (super::connect::SERVING.0, 4);

/// How often a lease is tried whose holder dies meanwhile.
const TRIES: usize = 4;

#[derive(FromRow)]
struct NodeRow {
    id: NodeId,
    address: String,
    version: String,
}

impl From<NodeRow> for NodeInfo {
    fn from(NodeRow { id, address, version }: NodeRow) -> NodeInfo {
        NodeInfo { id, address, version }
    }
}

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

/// Declares those over for good who have been silent for too long. A sign of life that comes just
/// now is before that or finds its node dead, for both write the same row.
pub(super) async fn bury(db: &mut PgConnection) -> Tried<()> {
    let bury = "UPDATE nodes SET alive_until = '-infinity'
        WHERE alive_until <= clock_timestamp() AND alive_until > '-infinity'";
    sqlx::query(bury).execute(db).await?;
    Ok(())
}

/// Begins a life, in a transaction.
pub(super) async fn join(db: &mut PgConnection, node: &NewNode) -> Tried<NodeBirth> {
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1, $2)").bind(BIRTH.0).bind(BIRTH.1);
    lock.execute(&mut *db).await?;
    bury(db).await?;
    sqlx::query(
        "UPDATE cluster SET gap_until = clock_timestamp(),
            gap = clock_timestamp() - (SELECT MAX(seen) FROM nodes)
         WHERE EXISTS (SELECT FROM nodes)
            AND NOT EXISTS (SELECT FROM nodes WHERE alive_until > clock_timestamp())",
    )
    .execute(&mut *db)
    .await?;
    let born = sqlx::query_scalar::<_, NodeId>(
        "INSERT INTO nodes (address, version, seen, alive_until) VALUES ($1, $2, clock_timestamp(),
            clock_timestamp() + make_interval(secs => $3)) RETURNING id",
    );
    let born = born.bind(&node.address).bind(&node.version).bind(seconds(node.life));
    let id = born.fetch_one(&mut *db).await?;
    let told = sqlx::query_as::<_, (Vec<u8>, i64, i64, Option<i64>, Option<i64>)>(
        "SELECT secret, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT,
            (SELECT COALESCE(MAX(seq), 0) FROM signals),
            (EXTRACT(EPOCH FROM gap_until) * 1000)::BIGINT,
            (EXTRACT(EPOCH FROM gap) * 1000)::BIGINT
         FROM cluster",
    );
    let (secret, now_ms, heard, until, ms) = told.fetch_one(db).await?;
    let gap = until.zip(ms).map(|(until_ms, ms)| NodeGap { until_ms, ms: ms.max(0) });
    Ok(NodeBirth { id, secret: hex(&secret), now_ms, heard, gap })
}

#[derive(FromRow)]
struct PulseRow {
    now_ms: i64,
    beats: bool,
    #[sqlx(flatten)]
    node: NodeRow,
}

/// A sign of life, and who else lives, in one statement.
pub(super) async fn beat(
    db: &mut PgConnection,
    id: NodeId,
    life: Duration,
) -> Tried<Option<NodePulse>> {
    let rows = sqlx::query_as::<_, PulseRow>(
        "WITH own AS (
            UPDATE nodes SET seen = clock_timestamp(),
                alive_until = clock_timestamp() + make_interval(secs => $2)
            WHERE id = $1 AND alive_until > clock_timestamp() RETURNING id
         )
         SELECT n.id, n.address, n.version, EXISTS (SELECT FROM own) AS beats,
            (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS now_ms
         FROM nodes n WHERE n.id = $1 OR n.alive_until > clock_timestamp() ORDER BY n.id",
    );
    let rows = rows.bind(id).bind(seconds(life)).fetch_all(db).await?;
    let Some(first) = rows.first().filter(|row| row.beats) else { return Ok(None) };
    let now_ms = first.now_ms;
    Ok(Some(NodePulse { now_ms, nodes: rows.into_iter().map(|row| row.node.into()).collect() }))
}

/// Ends a life, in a transaction.
pub(super) async fn leave(db: &mut PgConnection, id: NodeId) -> Tried<()> {
    give(db, id, None).await?;
    let end = "UPDATE nodes SET seen = clock_timestamp(), alive_until = '-infinity'
        WHERE id = $1 AND alive_until > '-infinity'";
    sqlx::query(end).bind(id).execute(&mut *db).await?;
    post(db, &NodeSignal::Freed).await
}

/// Gives some tables of a node back, or all of them. Those that go on are left for others to find.
async fn give(db: &mut PgConnection, id: NodeId, tables: Option<&[TableId]>) -> Tried<()> {
    let goes_on = "UPDATE leases l SET node = NULL FROM tables t
        WHERE l.node = $1 AND ($2::TEXT[] IS NULL OR l.table_id = ANY($2)) AND t.id = l.table_id
            AND t.stage IN ('running', 'frozen')";
    let rests = "DELETE FROM leases
        WHERE node = $1 AND ($2::TEXT[] IS NULL OR table_id = ANY($2))";
    for statement in [goes_on, rests] {
        sqlx::query(statement).bind(id).bind(tables).execute(&mut *db).await?;
    }
    Ok(())
}

/// The same for some, in a transaction.
pub(super) async fn give_back(db: &mut PgConnection, id: NodeId, tables: &[TableId]) -> Tried<()> {
    give(db, id, Some(tables)).await
}

/// Takes a table that nobody holds, or somebody who is over for good.
pub(super) async fn take(db: &mut PgConnection, id: NodeId, table: &str) -> Tried<LeaseAnswer> {
    for _ in 0..TRIES {
        let taken = sqlx::query_scalar::<_, NodeId>(
            "INSERT INTO leases (table_id, node)
             SELECT t.id, $1 FROM tables t WHERE t.id = $2
                AND EXISTS (SELECT FROM nodes WHERE id = $1 AND alive_until > clock_timestamp())
             ON CONFLICT (table_id) DO UPDATE SET node = $1
                WHERE leases.node IS NULL OR leases.node = $1 OR EXISTS (SELECT FROM nodes n
                    WHERE n.id = leases.node AND n.alive_until = '-infinity')
             RETURNING node",
        );
        if taken.bind(id).bind(table).fetch_optional(&mut *db).await?.is_some() {
            return Ok(LeaseAnswer::Mine);
        }
        if let Some(answer) = refused(db, id, table).await? {
            return Ok(answer);
        }
        bury(db).await?;
    }
    Ok(LeaseAnswer::Dead)
}

/// Why a table was not taken; nothing if it could be taken now.
async fn refused(db: &mut PgConnection, id: NodeId, table: &str) -> Tried<Option<LeaseAnswer>> {
    let known = sqlx::query_as::<_, (bool, bool)>(
        "SELECT EXISTS (SELECT FROM nodes WHERE id = $1 AND alive_until > clock_timestamp()),
            EXISTS (SELECT FROM tables WHERE id = $2)",
    );
    let (lives, there) = known.bind(id).bind(table).fetch_one(&mut *db).await?;
    if !lives {
        return Ok(Some(LeaseAnswer::Dead));
    }
    if !there {
        return Ok(Some(LeaseAnswer::NoTable));
    }
    let holder = holder(db, table).await?.filter(|holder| holder.id != id);
    Ok(holder.map(LeaseAnswer::Theirs))
}

pub(super) async fn holder(db: &mut PgConnection, table: &str) -> Tried<Option<NodeInfo>> {
    let holder = sqlx::query_as::<_, NodeRow>(
        "SELECT n.id, n.address, n.version FROM leases l JOIN nodes n ON n.id = l.node
         WHERE l.table_id = $1 AND n.alive_until > clock_timestamp()",
    );
    Ok(holder.bind(table).fetch_optional(db).await?.map(NodeInfo::from))
}

/// Takes tables that go on and that were given back, or whose holder is over for good.
pub(super) async fn left_alone(
    db: &mut PgConnection,
    id: NodeId,
    most: u32,
) -> Tried<Vec<TableId>> {
    let taken = sqlx::query_scalar::<_, TableId>(
        "WITH free AS (
            SELECT l.table_id FROM leases l JOIN tables t ON t.id = l.table_id
            WHERE (l.node IS NULL OR l.node = ANY(ARRAY(
                    SELECT id FROM nodes WHERE alive_until = '-infinity')))
                AND t.stage IN ('running', 'frozen')
                AND EXISTS (SELECT FROM nodes WHERE id = $1 AND alive_until > clock_timestamp())
            LIMIT $2 FOR UPDATE OF l SKIP LOCKED
         )
         UPDATE leases SET node = $1 FROM free WHERE leases.table_id = free.table_id
         RETURNING leases.table_id",
    );
    Ok(taken.bind(id).bind(i64::from(most)).fetch_all(db).await?)
}

/// Takes tables that go on and that no node has ever held, such as those of a store that was moved
/// here.
pub(super) async fn never_held(
    db: &mut PgConnection,
    id: NodeId,
    most: u32,
) -> Tried<Vec<TableId>> {
    let taken = sqlx::query_scalar::<_, TableId>(
        "INSERT INTO leases (table_id, node)
         SELECT t.id, $1 FROM tables t WHERE t.stage IN ('running', 'frozen')
            AND NOT EXISTS (SELECT FROM leases l WHERE l.table_id = t.id)
            AND EXISTS (SELECT FROM nodes WHERE id = $1 AND alive_until > clock_timestamp())
         LIMIT $2 ON CONFLICT (table_id) DO NOTHING RETURNING table_id",
    );
    Ok(taken.bind(id).bind(i64::from(most)).fetch_all(db).await?)
}

pub(super) async fn post(db: &mut PgConnection, signal: &NodeSignal) -> Tried<()> {
    let text = serde_json::to_string(signal)?;
    sqlx::query("INSERT INTO signals (text) VALUES ($1)").bind(text).execute(db).await?;
    Ok(())
}

/// What was told after a number, and what is younger than any transaction lasts.
pub(super) async fn signals(db: &mut PgConnection, after: i64) -> Tried<Vec<(i64, NodeSignal)>> {
    let rows = sqlx::query_as::<_, (i64, String)>(
        "SELECT seq, text FROM signals
         WHERE seq > $1 OR at > clock_timestamp() - INTERVAL '30 seconds' ORDER BY seq",
    );
    let rows = rows.bind(after).fetch_all(db).await?;
    // What a newer program tells and this one does not know does not concern it.
    let known = |(seq, text): (i64, String)| Some((seq, serde_json::from_str(&text).ok()?));
    Ok(rows.into_iter().filter_map(known).collect())
}

/// Forgets what is over: signals of long ago, leases of the dead at tables that rest, and the dead
/// who hold nothing, but for the last who was seen.
pub(super) async fn tidy(db: &mut PgConnection) -> Tried<()> {
    bury(db).await?;
    let over = [
        "DELETE FROM signals WHERE at < clock_timestamp() - INTERVAL '10 minutes'",
        "DELETE FROM leases l USING nodes n, tables t WHERE n.id = l.node AND t.id = l.table_id
            AND n.alive_until = '-infinity' AND t.stage NOT IN ('running', 'frozen')",
        "DELETE FROM nodes n WHERE n.alive_until = '-infinity'
            AND NOT EXISTS (SELECT FROM leases l WHERE l.node = n.id)
            AND n.id <> (SELECT id FROM nodes ORDER BY seen DESC LIMIT 1)",
    ];
    for statement in over {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    Ok(())
}
