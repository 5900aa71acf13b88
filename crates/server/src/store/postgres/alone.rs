use sqlx::{Connection, PgConnection};

use super::check::about;
use super::connect::SERVING;
use super::{DatabaseUrl, PostgresOptions, connect};
use crate::store::{StoreFault, StoreResult};

/// Nodes that say of themselves that they live.
const LIVING: &str = "SELECT EXISTS (SELECT 1 FROM nodes WHERE alive_until > now())";

/// A connection to a database of the form of today on which no server runs, as far as can be known,
/// and on which none starts as long as it lasts. Nothing is bounded on it.
pub(in crate::store) async fn alone(url: &DatabaseUrl) -> StoreResult<PgConnection> {
    // Nobody plays: whether the database would forget in a crash is asked when a server starts.
    connect::prepare(url, PostgresOptions { unsynced: true }).await?;
    let mut db = PgConnection::connect_with(&url.options().application_name("mittwoch")).await?;
    let held = sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_lock($1, $2)");
    let held = held.bind(SERVING.0).bind(SERVING.1).fetch_one(&mut db).await?;
    let living = sqlx::query_scalar::<_, bool>(LIVING).fetch_one(&mut db).await?;
    match held && !living {
        true => Ok(db),
        false => {
            connect::part(db).await;
            Err(StoreFault::Unusable(about("store-served", url)))
        }
    }
}
