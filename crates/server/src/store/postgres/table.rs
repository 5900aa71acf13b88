use mittwoch_kernel::Seed;
use mittwoch_protocol::{Stage, Visibility};
use sqlx::PgConnection;

use super::append::seat;
use super::failed::Tried;
use super::sound;
use crate::store::row::{StoredRow, number, seed_of};
use crate::store::seal::{StepSeal, free, link, stage_text};
use crate::store::{NewTable, SealedAnswer, TableId, TableRow, UserId};

/// A query over whole tables, whose seed, lines and sealed answers stay where they are.
macro_rules! tables {
    ($rest:expr) => {
        sqlx::query_as::<_, StoredRow>(concat!(
            "SELECT t.id, t.code, t.wish::TEXT AS wish, t.host, t.made, t.changed, t.commitment, ",
            "t.pack, t.version, t.standing::TEXT AS standing FROM tables t ",
            $rest
        ))
    };
}

pub(super) async fn create(db: &mut PgConnection, new: NewTable) -> Tried<TableRow> {
    let code = (new.standing.stage == Stage::Open).then_some(new.code);
    let commitment = new.seed.commitment();
    let standing = serde_json::to_string(&new.standing)?;
    let stage = stage_text(new.standing.stage);
    let (id, chain) = (new.id.as_str(), &[][..]);
    let first = link(&[], &new.line);
    let (sealed, table_chain) = ("[]", Some(first.as_slice()));
    let kept = StepSeal { id, version: 0, stage, standing: &standing, sealed, table_chain };
    sqlx::query(
        "WITH made AS (
            INSERT INTO tables (id, code, stage, public, free, wish, host, made, changed, seed,
                commitment, pack, version, standing, chain, digest, table_chain)
            VALUES ($1, $2, $3, $4, $5, $6::JSON, $7, $8, $8, $9, $10, $11, 0, $12::JSON, $13,
                $14, $15) RETURNING id
         ) INSERT INTO table_lines (table_id, n, text) SELECT id, 0, $16 FROM made",
    )
    .bind(&new.id)
    .bind(&code)
    .bind(stage)
    .bind(new.create.visibility == Visibility::Public)
    .bind(free(&new.standing))
    .bind(serde_json::to_string(&new.create)?)
    .bind(new.host)
    .bind(new.now)
    .bind(new.seed.0.as_slice())
    .bind(&commitment)
    .bind(&new.pack)
    .bind(&standing)
    .bind(chain)
    .bind(kept.digest(chain))
    .bind(&first)
    .bind(&new.line)
    .execute(&mut *db)
    .await?;
    seat(db, &new.id, &new.standing.seats).await?;
    Ok(TableRow {
        id: new.id,
        code,
        create: new.create,
        host: new.host,
        made: new.now,
        changed: new.now,
        commitment,
        pack: new.pack,
        version: 0,
        standing: new.standing,
    })
}

pub(super) async fn by_id(db: &mut PgConnection, id: &str) -> Tried<Option<TableRow>> {
    let row = tables!("WHERE t.id = $1").bind(id).fetch_optional(db).await?;
    Ok(row.map(TableRow::try_from).transpose()?)
}

pub(super) async fn by_code(db: &mut PgConnection, code: &str) -> Tried<Option<TableRow>> {
    let row = tables!("WHERE t.code = $1").bind(code).fetch_optional(db).await?;
    Ok(row.map(TableRow::try_from).transpose()?)
}

/// How many tables of one host a list of public tables has at most.
const OF_HOST: i64 = 3;

/// Public tables, chosen in turn by host: first the latest of each, then the next ones.
macro_rules! public_tables {
    ($which:literal) => {
        tables!(concat!(
            "WHERE t.id IN (SELECT id FROM (SELECT id, changed, ROW_NUMBER() OVER ",
            "(PARTITION BY host ORDER BY changed DESC, id) AS turn FROM tables o ",
            "WHERE o.public AND ",
            $which,
            ") AS hosts WHERE turn <= $2 ORDER BY turn, changed DESC LIMIT $1) ",
            "ORDER BY t.changed DESC"
        ))
    };
}

/// A table at which nobody sits is nobody's invitation.
pub(super) async fn open(db: &mut PgConnection, limit: u32) -> Tried<Vec<TableRow>> {
    let rows = public_tables!(
        "o.stage = 'open' AND o.free > 0 AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)"
    );
    Ok(StoredRow::all(rows.bind(i64::from(limit)).bind(OF_HOST).fetch_all(db).await?)?)
}

pub(super) async fn running(db: &mut PgConnection, limit: u32) -> Tried<Vec<TableRow>> {
    let rows = public_tables!("o.stage = 'running'");
    Ok(StoredRow::all(rows.bind(i64::from(limit)).bind(OF_HOST).fetch_all(db).await?)?)
}

pub(super) async fn count_open(db: &mut PgConnection, host: UserId) -> Tried<u64> {
    let count = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM tables o WHERE host = $1 AND stage = 'open'
         AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)",
    );
    Ok(count.bind(host).fetch_one(db).await?.unsigned_abs())
}

pub(super) async fn still_open(db: &mut PgConnection, ids: &[TableId]) -> Tried<Vec<TableId>> {
    let open = sqlx::query_scalar(
        "SELECT id FROM tables o WHERE stage = 'open' AND id = ANY($1)
         AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)",
    );
    Ok(open.bind(ids).fetch_all(db).await?)
}

pub(super) async fn of_person(
    db: &mut PgConnection,
    id: UserId,
    over: bool,
    limit: u32,
) -> Tried<Vec<TableRow>> {
    let rows = tables!(
        "WHERE t.id IN (SELECT table_id FROM seated WHERE person = $1)
         AND (t.stage = 'over') = $2 ORDER BY t.changed DESC LIMIT $3"
    );
    let rows = rows.bind(id).bind(over).bind(i64::from(limit));
    Ok(StoredRow::all(rows.fetch_all(db).await?)?)
}

pub(super) async fn open_seats(db: &mut PgConnection, id: UserId) -> Tried<u32> {
    let count = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(DISTINCT t.id) FROM seated s JOIN tables t ON t.id = s.table_id
         WHERE s.person = $1 AND t.stage = 'open' AND t.public",
    );
    Ok(number(count.bind(id).fetch_one(db).await?))
}

pub(super) async fn awake(db: &mut PgConnection) -> Tried<Vec<TableId>> {
    let ids = "SELECT id FROM tables WHERE stage IN ('running', 'frozen') ORDER BY made";
    Ok(sqlx::query_scalar(ids).fetch_all(db).await?)
}

pub(super) async fn forget(db: &mut PgConnection, id: &str) -> Tried<()> {
    sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(db).await?;
    Ok(())
}

/// The sealed answers, if the table stands as it was kept.
pub(super) async fn sealed(db: &mut PgConnection, table: &str) -> Tried<Vec<SealedAnswer>> {
    Ok(serde_json::from_str(&sound::row(db, table).await?.sealed)?)
}

/// Keeps a review; a table that is gone meanwhile needs none.
pub(super) async fn keep_review(db: &mut PgConnection, table: &str, text: &str) -> Tried<()> {
    sqlx::query(
        "INSERT INTO reviews (table_id, made, text) SELECT id, changed, $2 FROM tables WHERE id = $1
         ON CONFLICT (table_id) DO UPDATE SET made = EXCLUDED.made, text = EXCLUDED.text",
    )
    .bind(table)
    .bind(text)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn review(db: &mut PgConnection, table: &str) -> Tried<Option<String>> {
    let text = sqlx::query_scalar("SELECT text FROM reviews WHERE table_id = $1");
    Ok(text.bind(table).fetch_optional(db).await?)
}

pub(super) async fn seed(db: &mut PgConnection, table: &str) -> Tried<Seed> {
    let bytes = sqlx::query_scalar::<_, Vec<u8>>("SELECT seed FROM tables WHERE id = $1");
    Ok(seed_of(bytes.bind(table).fetch_optional(db).await?)?)
}
