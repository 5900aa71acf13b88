use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, PgConnection, Row};

use super::PAGE;
use super::cell::MovedCell;
use super::shape::{CellKind, TableShape};
use crate::store::postgres::{about, alone, part};
use crate::store::{DatabaseUrl, StoreFault, StoreResult};

/// A database as one end of a move; it is held alone, in one transaction.
pub(super) struct PostgresEnd {
    db: PgConnection,
    /// Whether data lies there already.
    pub full: bool,
}

const FULL: &str = "
    SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM packs)
        OR EXISTS (SELECT 1 FROM life)";

impl PostgresEnd {
    /// Opens a database from which data is moved.
    pub(super) async fn source(url: &DatabaseUrl) -> StoreResult<PostgresEnd> {
        let end = PostgresEnd::held(url).await?;
        match end.full {
            true => Ok(end),
            false => Err(StoreFault::Unusable(about("store-empty", url))),
        }
    }

    /// Opens a database to which data is moved. Everything is one transaction: what breaks off was
    /// never there.
    pub(super) async fn target(url: &DatabaseUrl) -> StoreResult<PostgresEnd> {
        let mut end = PostgresEnd::held(url).await?;
        if !end.full {
            sqlx::raw_sql("DELETE FROM pulse").execute(&mut end.db).await?;
        }
        Ok(end)
    }

    async fn held(url: &DatabaseUrl) -> StoreResult<PostgresEnd> {
        let mut db = alone(url).await?;
        sqlx::raw_sql("BEGIN ISOLATION LEVEL REPEATABLE READ").execute(&mut db).await?;
        let full = sqlx::query_scalar::<_, bool>(FULL).fetch_one(&mut db).await?;
        Ok(PostgresEnd { db, full })
    }

    pub(super) async fn page(
        &mut self,
        shape: &TableShape,
        after: Option<&[MovedCell]>,
    ) -> StoreResult<Vec<Vec<MovedCell>>> {
        let (columns, key) = (shape.names(read), shape.key_names());
        let marks: Vec<_> = (1..=shape.key).map(|n| format!("${n}")).collect();
        let marks = marks.join(", ");
        let from = after.map_or(String::new(), |_| format!("WHERE ({key}) > ({marks})"));
        let statement =
            format!("SELECT {columns} FROM {} {from} ORDER BY {key} LIMIT {PAGE}", shape.name);
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for (cell, (_, kind)) in after.unwrap_or_default().iter().zip(shape.columns) {
            query = match kind {
                CellKind::Number | CellKind::Flag => query.bind(cell.number()),
                CellKind::Bytes | CellKind::Key => query.bind(cell.bytes().map(<[u8]>::to_vec)),
                CellKind::Text | CellKind::Json => query.bind(cell.words().map(str::to_owned)),
            };
        }
        let rows = query.fetch_all(&mut self.db).await?;
        rows.iter().map(|row| cells(row, shape)).collect()
    }

    pub(super) async fn add(
        &mut self,
        shape: &TableShape,
        rows: &[Vec<MovedCell>],
    ) -> StoreResult<()> {
        let (names, written) = (shape.names(|name, _| name.to_owned()), shape.names(written));
        let arrays = shape.columns.iter().zip(1..);
        let arrays: Vec<_> =
            arrays.map(|((_, kind), n)| format!("${n}::{}[]", carried(*kind))).collect();
        let statement = format!(
            "INSERT INTO {} ({names}) SELECT {written} FROM UNNEST({}) AS r ({names})",
            shape.name,
            arrays.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for (place, (_, kind)) in shape.columns.iter().enumerate() {
            let column = rows.iter().map(|row| &row[place]);
            query = match kind {
                CellKind::Number | CellKind::Flag => {
                    query.bind(column.map(MovedCell::number).collect::<Vec<_>>())
                }
                CellKind::Bytes | CellKind::Key => {
                    let bytes = column.map(|cell| cell.bytes().map(<[u8]>::to_vec));
                    query.bind(bytes.collect::<Vec<_>>())
                }
                CellKind::Text | CellKind::Json => {
                    let texts = column.map(|cell| cell.words().map(str::to_owned));
                    query.bind(texts.collect::<Vec<_>>())
                }
            };
        }
        query.execute(&mut self.db).await?;
        Ok(())
    }

    pub(super) async fn counters(&mut self) -> StoreResult<[i64; 2]> {
        let counters = sqlx::query_as::<_, (i64, i64)>(
            "SELECT (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM people_id_seq),
                (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM tokens_id_seq)",
        );
        Ok(counters.fetch_one(&mut self.db).await?.into())
    }

    pub(super) async fn set_counters(&mut self, counters: [i64; 2]) -> StoreResult<()> {
        for (counter, name) in counters.into_iter().zip(["people_id_seq", "tokens_id_seq"]) {
            let set = sqlx::query("SELECT setval($1::REGCLASS, GREATEST($2, 1), $2 > 0)");
            set.bind(name).bind(counter).execute(&mut self.db).await?;
        }
        Ok(())
    }

    /// The end of the connection takes everything back.
    pub(super) async fn leave(self) {
        part(self.db).await;
    }

    pub(super) async fn finish(mut self) -> StoreResult<()> {
        sqlx::raw_sql("COMMIT").execute(&mut self.db).await?;
        let counted = sqlx::raw_sql("ANALYZE").execute(&mut self.db).await;
        if let Err(error) = counted {
            tracing::warn!(%error, "the database has not counted what it holds; it will by itself");
        }
        self.leave().await;
        Ok(())
    }
}

/// How a column is read.
fn read(name: &str, kind: CellKind) -> String {
    match kind {
        CellKind::Number => format!("{name}::BIGINT"),
        CellKind::Flag => format!("{name}::INTEGER::BIGINT"),
        CellKind::Text | CellKind::Json => format!("{name}::TEXT"),
        CellKind::Bytes | CellKind::Key => name.to_owned(),
    }
}

/// How a column is carried.
fn carried(kind: CellKind) -> &'static str {
    match kind {
        CellKind::Number | CellKind::Flag => "BIGINT",
        CellKind::Text | CellKind::Json => "TEXT",
        CellKind::Bytes | CellKind::Key => "BYTEA",
    }
}

/// How a column is written.
fn written(name: &str, kind: CellKind) -> String {
    match kind {
        CellKind::Flag => format!("r.{name} <> 0"),
        CellKind::Json => format!("r.{name}::JSON"),
        _ => format!("r.{name}"),
    }
}

fn cells(row: &PgRow, shape: &TableShape) -> StoreResult<Vec<MovedCell>> {
    let cell = |(place, (_, kind)): (usize, &(&str, CellKind))| -> StoreResult<MovedCell> {
        Ok(match kind {
            CellKind::Number | CellKind::Flag => {
                row.try_get::<Option<i64>, _>(place)?.map_or(MovedCell::None, MovedCell::Number)
            }
            CellKind::Bytes | CellKind::Key => {
                row.try_get::<Option<Vec<u8>>, _>(place)?.map_or(MovedCell::None, MovedCell::Bytes)
            }
            kind => MovedCell::text(*kind, row.try_get(place)?),
        })
    };
    shape.columns.iter().enumerate().map(cell).collect()
}
