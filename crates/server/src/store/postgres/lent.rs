//! Connections that are lent for one thing, and transactions on them.

use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, PgConnection, Postgres as Driver};
use tokio::time::timeout;

use super::connect::ANSWER;
use super::failed::{Failed, Tried};
use crate::store::StoreFault;

/// A connection of the pool. One on which something was not brought to its end is not used again:
/// the database may still be busy with it, or away.
pub(super) struct Lent {
    db: PoolConnection<Driver>,
    sound: bool,
}

impl Lent {
    pub(super) async fn from(pool: &PgPool) -> Tried<Lent> {
        Ok(Lent { db: pool.acquire().await?, sound: false })
    }

    pub(super) fn db(&mut self) -> &mut PgConnection {
        &mut self.db
    }

    /// Says what came of it.
    pub(super) fn settle<T>(&mut self, tried: &Tried<T>) {
        self.sound = !matches!(tried, Err(Failed::Lost(_)));
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.sound {
            self.db.close_on_drop();
        }
    }
}

/// Waits for an answer only so long: a network that swallows everything says nothing.
pub(super) async fn answered<T>(asked: impl Future<Output = Tried<T>>) -> Tried<T> {
    match timeout(ANSWER, asked).await {
        Ok(tried) => tried,
        Err(_elapsed) => Err(Failed::Lost("the database does not answer".to_owned())),
    }
}

/// A transaction. One that is dropped is taken back, by the end of its connection.
pub(super) struct Job {
    lent: Lent,
}

/// What a transaction leaves behind so that its arrival can be seen.
pub(super) struct Mark(String);

impl Mark {
    pub(super) fn new() -> Mark {
        Mark(crate::secret::token())
    }

    /// What the transaction has answered whose commit has arrived after all.
    pub(super) fn arrived<T>(&self, unheard: Option<T>) -> Tried<T> {
        unheard.ok_or_else(|| Failed::Fault(StoreFault::Broken("a mark was there before".into())))
    }
}

impl Job {
    /// Opens a transaction.
    pub(super) async fn begin(pool: &PgPool) -> Tried<Job> {
        let mut lent = Lent::from(pool).await?;
        answered(async { Ok(sqlx::raw_sql("BEGIN").execute(lent.db()).await?) }).await?;
        Ok(Job { lent })
    }

    /// Opens a transaction with a mark; none if one with this mark is there already. If such a one
    /// is still under way, this waits for its end.
    pub(super) async fn marked(pool: &PgPool, mark: &Mark) -> Tried<Option<Job>> {
        let mut lent = Lent::from(pool).await?;
        // The mark is made of digits alone.
        let begin = format!("BEGIN; INSERT INTO arrivals (mark) VALUES ('{}')", mark.0);
        let begin = sqlx::raw_sql(AssertSqlSafe(begin)).execute(lent.db());
        match answered(async { Ok(begin.await?) }).await {
            Ok(_) => Ok(Some(Job { lent })),
            Err(Failed::Fault(StoreFault::Conflict)) => Ok(None),
            Err(failed) => Err(failed),
        }
    }

    pub(super) fn db(&mut self) -> &mut PgConnection {
        self.lent.db()
    }

    /// Makes durable what was done, or takes it back.
    pub(super) async fn end<T>(mut self, done: Tried<T>) -> Tried<T> {
        let last = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
        if matches!(done, Err(Failed::Lost(_))) {
            return done;
        }
        let ended = sqlx::raw_sql(last).execute(self.lent.db());
        let ended = answered(async { Ok(ended.await?) }).await;
        self.lent.settle(&ended);
        match (done, ended) {
            (Ok(done), Ok(_)) => Ok(done),
            (Ok(_), Err(failed)) => Err(failed),
            (Err(failed), _) => Err(failed),
        }
    }
}
