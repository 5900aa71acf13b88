use mittwoch_kernel::Seed;
use mittwoch_protocol::{Stage, Visibility};
use sqlx::{FromRow, SqliteConnection, SqlitePool};

use super::sound::Sealed;
use crate::store::{
    Kept, NewTable, Occupant, PersonId, SealedAnswer, Standing, StoreFault, TableId, TableRow,
};

#[derive(FromRow)]
struct Row {
    id: String,
    code: Option<String>,
    wish: String,
    host: i64,
    made: i64,
    changed: i64,
    commitment: String,
    pack: String,
    version: i64,
    standing: String,
}

impl TryFrom<Row> for TableRow {
    type Error = StoreFault;

    fn try_from(row: Row) -> Kept<TableRow> {
        Ok(TableRow {
            id: row.id,
            code: row.code,
            create: serde_json::from_str(&row.wish)?,
            host: row.host,
            made: row.made,
            changed: row.changed,
            commitment: row.commitment,
            pack: row.pack,
            version: row.version,
            standing: serde_json::from_str(&row.standing)?,
        })
    }
}

/// A query over whole tables, whose seed, lines and sealed answers stay where they are.
macro_rules! tables {
    ($rest:literal) => {
        sqlx::query_as::<_, Row>(concat!(
            "SELECT t.id, t.code, t.wish, t.host, t.made, t.changed, t.commitment, t.pack, ",
            "t.version, t.standing FROM tables t ",
            $rest
        ))
    };
}

pub(super) fn stage_text(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Over => "over",
        Stage::Frozen => "frozen",
    }
}

/// How many seats are free.
pub(super) fn free(standing: &Standing) -> i64 {
    standing.seats.iter().filter(|seat| **seat == Occupant::Empty).count() as i64
}

pub(super) async fn create(db: &mut SqliteConnection, new: NewTable) -> Kept<TableRow> {
    let code = (new.standing.stage == Stage::Open).then_some(new.code);
    let commitment = new.seed.commitment();
    let standing = serde_json::to_string(&new.standing)?;
    let stage = stage_text(new.standing.stage);
    let (id, chain) = (new.id.as_str(), &[][..]);
    let kept = Sealed { id, version: 0, stage, standing: &standing, sealed: "[]" };
    sqlx::query(
        "INSERT INTO tables (id, code, stage, public, free, wish, host, made, changed, seed,
            commitment, pack, version, standing, chain, digest)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, 0, ?12, ?13, ?14)",
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

/// Notes who sits where, for the lists of people.
pub(super) async fn seat(db: &mut SqliteConnection, table: &str, seats: &[Occupant]) -> Kept<()> {
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

pub(super) async fn by_id(db: &SqlitePool, id: &str) -> Kept<Option<TableRow>> {
    let row = tables!("WHERE t.id = ?").bind(id).fetch_optional(db).await?;
    row.map(TableRow::try_from).transpose()
}

pub(super) async fn by_code(db: &SqlitePool, code: &str) -> Kept<Option<TableRow>> {
    let row = tables!("WHERE t.code = ?").bind(code).fetch_optional(db).await?;
    row.map(TableRow::try_from).transpose()
}

fn all(rows: Vec<Row>) -> Kept<Vec<TableRow>> {
    rows.into_iter().map(TableRow::try_from).collect()
}

pub(super) async fn open(db: &SqlitePool, limit: u32) -> Kept<Vec<TableRow>> {
    let rows = tables!(
        "WHERE t.stage = 'open' AND t.public = 1 AND t.free > 0 ORDER BY t.changed DESC LIMIT ?"
    );
    all(rows.bind(limit).fetch_all(db).await?)
}

pub(super) async fn running(db: &SqlitePool, limit: u32) -> Kept<Vec<TableRow>> {
    let rows =
        tables!("WHERE t.stage = 'running' AND t.public = 1 ORDER BY t.changed DESC LIMIT ?");
    all(rows.bind(limit).fetch_all(db).await?)
}

pub(super) async fn of_person(
    db: &SqlitePool,
    id: PersonId,
    over: bool,
    limit: u32,
) -> Kept<Vec<TableRow>> {
    let rows = tables!(
        "WHERE t.id IN (SELECT table_id FROM seated WHERE person = ?1)
         AND (t.stage = 'over') = ?2 ORDER BY t.changed DESC LIMIT ?3"
    );
    all(rows.bind(id).bind(over).bind(limit).fetch_all(db).await?)
}

pub(super) async fn open_seats(db: &SqlitePool, id: PersonId) -> Kept<u32> {
    let count = sqlx::query_scalar::<_, u32>(
        "SELECT COUNT(DISTINCT t.id) FROM seated s JOIN tables t ON t.id = s.table_id
         WHERE s.person = ? AND t.stage = 'open' AND t.public = 1",
    );
    Ok(count.bind(id).fetch_one(db).await?)
}

pub(super) async fn awake(db: &SqlitePool) -> Kept<Vec<TableId>> {
    let ids = sqlx::query_scalar("SELECT id FROM tables WHERE stage = 'running' ORDER BY made");
    Ok(ids.fetch_all(db).await?)
}

pub(super) async fn forget(db: &mut SqliteConnection, id: String) -> Kept<()> {
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(id).execute(db).await?;
    Ok(())
}

pub(super) async fn lines(db: &SqlitePool, table: &str) -> Kept<Vec<String>> {
    let lines = sqlx::query_scalar("SELECT text FROM lines WHERE table_id = ? ORDER BY n");
    Ok(lines.bind(table).fetch_all(db).await?)
}

pub(super) async fn sealed(db: &SqlitePool, table: &str) -> Kept<Vec<SealedAnswer>> {
    let text = sqlx::query_scalar::<_, String>("SELECT sealed FROM tables WHERE id = ?");
    let text = text.bind(table).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    Ok(serde_json::from_str(&text)?)
}

pub(super) async fn seed(db: &SqlitePool, table: &str) -> Kept<Seed> {
    let bytes = sqlx::query_scalar::<_, Vec<u8>>("SELECT seed FROM tables WHERE id = ?");
    let bytes = bytes.bind(table).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    let bytes = bytes.try_into();
    bytes.map(Seed).map_err(|_| StoreFault::Broken("a seed has not 32 bytes".to_owned()))
}
