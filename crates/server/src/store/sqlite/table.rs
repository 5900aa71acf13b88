use mittwoch_kernel::Seed;
use mittwoch_protocol::{Stage, Visibility};
use sqlx::{SqliteConnection, SqlitePool};

use super::append;
use crate::store::row::{StoredRow, seed_of};
use crate::store::seal::{StepSeal, free, link, stage_text};
use crate::store::{
    NewTable, Occupant, SealedAnswer, StoreFault, StoreResult, TableId, TableRow, UserId,
};

/// A query over whole tables, whose seed, lines and sealed answers stay where they are.
macro_rules! tables {
    ($rest:expr) => {
        sqlx::query_as::<_, StoredRow>(concat!(
            "SELECT t.id, t.code, t.wish, t.host, t.made, t.changed, t.commitment, t.pack, ",
            "t.version, t.standing FROM tables t ",
            $rest
        ))
    };
}

pub(super) async fn create(db: &mut SqliteConnection, new: NewTable) -> StoreResult<TableRow> {
    let code = (new.standing.stage == Stage::Open).then_some(new.code);
    let commitment = new.seed.commitment();
    let standing = serde_json::to_string(&new.standing)?;
    let stage = stage_text(new.standing.stage);
    let (id, chain) = (new.id.as_str(), &[][..]);
    let first = link(&[], &new.line);
    let (sealed, table_chain) = ("[]", Some(first.as_slice()));
    let kept = StepSeal { id, version: 0, stage, standing: &standing, sealed, table_chain };
    sqlx::query(
        "INSERT INTO tables (id, code, stage, public, free, wish, host, made, changed, seed,
            commitment, pack, version, standing, chain, digest, table_chain)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, 0, ?12, ?13, ?14, ?15)",
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
    .execute(&mut *db)
    .await?;
    append::add_table_lines(db, &new.id, &[new.line]).await?;
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

/// Notes who sits where, for the lists of people.
pub(super) async fn seat(
    db: &mut SqliteConnection,
    table: &str,
    seats: &[Occupant],
) -> StoreResult<()> {
    sqlx::query("DELETE FROM seated WHERE table_id = ?").bind(table).execute(&mut *db).await?;
    let people = seats.iter().enumerate().filter_map(|(n, seat)| Some((n, seat.person()?)));
    for (number, person) in people {
        sqlx::query("INSERT INTO seated (person, table_id, seat) VALUES (?, ?, ?)")
            .bind(person)
            .bind(table)
            .bind(number as i64)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(super) async fn by_id(db: &SqlitePool, id: &str) -> StoreResult<Option<TableRow>> {
    let row = tables!("WHERE t.id = ?").bind(id).fetch_optional(db).await?;
    row.map(TableRow::try_from).transpose()
}

pub(super) async fn by_code(db: &SqlitePool, code: &str) -> StoreResult<Option<TableRow>> {
    let row = tables!("WHERE t.code = ?").bind(code).fetch_optional(db).await?;
    row.map(TableRow::try_from).transpose()
}

/// How many tables of one host a list of public tables has at most.
const OF_HOST: u32 = 3;

/// Public tables, chosen in turn by host: first the latest of each, then the next ones.
macro_rules! public_tables {
    ($which:literal) => {
        tables!(concat!(
            "WHERE t.id IN (SELECT id FROM (SELECT id, changed, ROW_NUMBER() OVER ",
            "(PARTITION BY host ORDER BY changed DESC, id) AS turn FROM tables o ",
            "WHERE o.public = 1 AND ",
            $which,
            ") WHERE turn <= ?2 ORDER BY turn, changed DESC LIMIT ?1) ORDER BY t.changed DESC"
        ))
    };
}

/// A table at which nobody sits is nobody's invitation.
pub(super) async fn open(db: &SqlitePool, limit: u32) -> StoreResult<Vec<TableRow>> {
    let rows = public_tables!(
        "o.stage = 'open' AND o.free > 0 AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)"
    );
    StoredRow::all(rows.bind(limit).bind(OF_HOST).fetch_all(db).await?)
}

pub(super) async fn running(db: &SqlitePool, limit: u32) -> StoreResult<Vec<TableRow>> {
    let rows = public_tables!("o.stage = 'running'");
    StoredRow::all(rows.bind(limit).bind(OF_HOST).fetch_all(db).await?)
}

pub(super) async fn count_open(db: &SqlitePool, host: UserId) -> StoreResult<u64> {
    let count = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM tables o WHERE host = ? AND stage = 'open'
         AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)",
    );
    Ok(count.bind(host).fetch_one(db).await?.unsigned_abs())
}

pub(super) async fn still_open(db: &SqlitePool, ids: &[TableId]) -> StoreResult<Vec<TableId>> {
    let open = sqlx::query_scalar(
        "SELECT id FROM tables o WHERE stage = 'open' AND id IN (SELECT value FROM json_each(?))
         AND EXISTS (SELECT 1 FROM seated WHERE table_id = o.id)",
    );
    Ok(open.bind(serde_json::to_string(ids)?).fetch_all(db).await?)
}

pub(super) async fn of_person(
    db: &SqlitePool,
    id: UserId,
    over: bool,
    limit: u32,
) -> StoreResult<Vec<TableRow>> {
    let rows = tables!(
        "WHERE t.id IN (SELECT table_id FROM seated WHERE person = ?1)
         AND (t.stage = 'over') = ?2 ORDER BY t.changed DESC LIMIT ?3"
    );
    StoredRow::all(rows.bind(id).bind(over).bind(limit).fetch_all(db).await?)
}

pub(super) async fn open_seats(db: &SqlitePool, id: UserId) -> StoreResult<u32> {
    let count = sqlx::query_scalar::<_, u32>(
        "SELECT COUNT(DISTINCT t.id) FROM seated s JOIN tables t ON t.id = s.table_id
         WHERE s.person = ? AND t.stage = 'open' AND t.public = 1",
    );
    Ok(count.bind(id).fetch_one(db).await?)
}

pub(super) async fn awake(db: &SqlitePool) -> StoreResult<Vec<TableId>> {
    let ids = "SELECT id FROM tables WHERE stage IN ('running', 'frozen') ORDER BY made";
    Ok(sqlx::query_scalar(ids).fetch_all(db).await?)
}

pub(super) async fn forget(db: &mut SqliteConnection, id: String) -> StoreResult<()> {
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(id).execute(db).await?;
    Ok(())
}

pub(super) async fn lines(db: &SqlitePool, table: &str) -> StoreResult<Vec<String>> {
    let lines = sqlx::query_scalar("SELECT text FROM lines WHERE table_id = ? ORDER BY n");
    Ok(lines.bind(table).fetch_all(db).await?)
}

pub(super) async fn table_lines(db: &SqlitePool, table: &str) -> StoreResult<Vec<String>> {
    let lines = sqlx::query_scalar("SELECT text FROM table_lines WHERE table_id = ? ORDER BY n");
    Ok(lines.bind(table).fetch_all(db).await?)
}

pub(super) async fn sealed(db: &SqlitePool, table: &str) -> StoreResult<Vec<SealedAnswer>> {
    let text = sqlx::query_scalar::<_, String>("SELECT sealed FROM tables WHERE id = ?");
    let text = text.bind(table).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    Ok(serde_json::from_str(&text)?)
}

/// Keeps a review; a table that is gone meanwhile needs none.
pub(super) async fn keep_review(
    db: &mut SqliteConnection,
    table: String,
    text: String,
) -> StoreResult<()> {
    sqlx::query(
        "INSERT OR REPLACE INTO reviews (table_id, made, text)
         SELECT id, changed, ?2 FROM tables WHERE id = ?1",
    )
    .bind(table)
    .bind(text)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn review(db: &SqlitePool, table: &str) -> StoreResult<Option<String>> {
    let text = sqlx::query_scalar("SELECT text FROM reviews WHERE table_id = ?");
    Ok(text.bind(table).fetch_optional(db).await?)
}

pub(super) async fn seed(db: &SqlitePool, table: &str) -> StoreResult<Seed> {
    let bytes = sqlx::query_scalar::<_, Vec<u8>>("SELECT seed FROM tables WHERE id = ?");
    seed_of(bytes.bind(table).fetch_optional(db).await?)
}
