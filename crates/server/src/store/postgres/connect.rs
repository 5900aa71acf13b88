//! Connections: how they are opened, looked at, and how long anything may take on them.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use tokio::time::{Instant, sleep, timeout};

use super::check::{about, trusted};
use super::failed::{Failed, Tried};
use super::{DatabaseUrl, PostgresOptions, schema};
use crate::store::{StoreFault, StoreResult};

/// How long a statement may take in the database.
const STATEMENT: &str = "8s";

/// How long it may wait there for others.
const LOCK: &str = "5s";

/// How long a transaction may stay open with nothing being done in it.
const IDLE: &str = "15s";

/// How long a statement may take as seen from here, with the network.
pub(super) const ANSWER: Duration = Duration::from_secs(10);

/// How long one try to connect may take.
const CONNECT: Duration = Duration::from_secs(3);

/// How long the start of a server waits for a database that is not there yet.
const START: Duration = Duration::from_secs(15);

/// Connections for everything but the steps of tables.
const POOL: u32 = 12;

/// The key of the lock that every server holds in common, and that a move of the data wants alone:
/// `mitt` as a number, and a small one beside it.
pub(super) const SERVING: (i32, i32) = (1_835_627_636, 1);

/// How connections are opened on which a server works.
pub(super) fn bounded(url: &DatabaseUrl) -> PgConnectOptions {
    let options = url.options().application_name("mittwoch");
    options.options([
        ("statement_timeout", STATEMENT),
        ("lock_timeout", LOCK),
        ("idle_in_transaction_session_timeout", IDLE),
    ])
}

/// A connection with a database that was looked at.
pub(super) async fn connect(url: &DatabaseUrl, options: PostgresOptions) -> Tried<PgConnection> {
    let opened = async {
        let mut db = PgConnection::connect_with(&bounded(url)).await?;
        trusted(&mut db, url, options).await??;
        schema::suits(&mut db, url).await?;
        Ok::<_, Failed>(db)
    };
    match timeout(CONNECT, opened).await {
        Ok(opened) => opened,
        Err(_elapsed) => Err(Failed::Lost("the database does not answer".to_owned())),
    }
}

/// Ends a connection. Its locks are let go of first: the database notices the end of a connection a
/// moment later, and whoever comes in that moment would be told that somebody is there.
pub(in crate::store) async fn part(mut db: PgConnection) {
    let _lost = timeout(CONNECT, async {
        sqlx::raw_sql("ROLLBACK; SELECT pg_advisory_unlock_all()").execute(&mut db).await?;
        db.close().await
    })
    .await;
}

/// Looks at the database before anything else, and brings its schema up.
pub(super) async fn prepare(url: &DatabaseUrl, options: PostgresOptions) -> StoreResult<()> {
    let begun = Instant::now();
    loop {
        match prepared(url, options).await {
            Err(Failed::Lost(_) | Failed::Again(_)) if begun.elapsed() < START => {
                sleep(Duration::from_millis(300)).await;
            }
            Err(Failed::Lost(cause) | Failed::Again(cause)) => {
                return Err(unreachable(url, &cause));
            }
            Err(Failed::Fault(StoreFault::Broken(cause))) => return Err(unreachable(url, &cause)),
            Err(Failed::Fault(fault)) => return Err(fault),
            Ok(()) => return Ok(()),
        }
    }
}

pub(super) fn unreachable(url: &DatabaseUrl, cause: &str) -> StoreFault {
    StoreFault::Unusable(about("store-unreachable", url).word("cause", cause))
}

/// Migrations may take long and wait for one another: nothing is bounded here but the connecting.
async fn prepared(url: &DatabaseUrl, options: PostgresOptions) -> Tried<()> {
    let connected = timeout(CONNECT, PgConnection::connect_with(&url.options())).await;
    let connected = connected.map_err(|_| Failed::Lost("it does not answer".to_owned()))?;
    let mut db = connected?;
    trusted(&mut db, url, options).await??;
    let done = schema::bring_up(&mut db, url).await;
    let _gone = db.close().await;
    done
}

/// The connections for everything but the steps of tables. One that is lost is opened anew; each
/// new one is looked at, since the database may have been started otherwise meanwhile.
pub(super) fn pool(url: &DatabaseUrl, options: PostgresOptions) -> PgPool {
    let place = url.clone();
    PgPoolOptions::new()
        .max_connections(POOL)
        .acquire_timeout(CONNECT)
        .idle_timeout(Duration::from_secs(600))
        .test_before_acquire(false)
        .after_connect(move |db, _| {
            let place = place.clone();
            Box::pin(async move {
                let refused = |fault: StoreFault| sqlx::Error::Configuration(Box::new(fault));
                trusted(&mut *db, &place, options).await?.map_err(refused)?;
                match schema::suits(db, &place).await {
                    Ok(()) => Ok(()),
                    Err(failed) => Err(refused(failed.told())),
                }
            })
        })
        .connect_lazy_with(bounded(url))
}
