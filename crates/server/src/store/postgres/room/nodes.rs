use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout};

use crate::meter::StoreMeter;
use crate::store::postgres::failed::{Failed, Tried};
use crate::store::postgres::life::NodeLife;
use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{DatabaseUrl, Postgres, PostgresOptions, connect, nodes};
use crate::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeId, NodeInfo, NodePulse, NodeSignal, NodeStore,
    SharedStore, StoreResult, TableId,
};

/// Where signals are announced.
const CHANNEL: &str = "mittwoch_signals";

/// How long a sign of life may take; one that takes longer is given anew.
const SIGN: Duration = Duration::from_millis(1500);

/// How long is waited before signals are listened for again.
const PAUSE: Duration = Duration::from_millis(500);

/// How often tables are looked for that no node has ever held, once there were none.
const WHOLE_LOOK: Duration = Duration::from_secs(60);

/// Nodes that share a database.
pub(crate) struct PostgresNodes {
    url: DatabaseUrl,
    options: PostgresOptions,
    pool: PgPool,
    meter: StoreMeter,
    /// Steps are written for the life that was begun last.
    steps: NodeLife,
    /// A connection for signs of life alone, so that they wait for nothing else.
    own: Mutex<Option<PgConnection>>,
    told: Arc<Notify>,
    listening: AbortHandle,
    /// Which life has looked at all tables, and when.
    looked: Mutex<Option<(NodeId, Instant)>>,
}

impl Postgres {
    /// Opens the store of a database for one of several servers that share it.
    pub async fn open_shared(
        url: &DatabaseUrl,
        options: PostgresOptions,
    ) -> StoreResult<SharedStore> {
        let store = Postgres::open_with(url, options).await?;
        let nodes = PostgresNodes::new(url, options, &store);
        Ok(SharedStore::from(store).with_nodes(Arc::new(nodes)))
    }
}

impl PostgresNodes {
    fn new(url: &DatabaseUrl, options: PostgresOptions, store: &Postgres) -> PostgresNodes {
        let told = Arc::<Notify>::default();
        let listening = tokio::spawn(listen(url.clone(), told.clone())).abort_handle();
        let (pool, meter, steps) = (store.pool().clone(), store.meter.clone(), store.life.clone());
        let (url, own, looked) = (url.clone(), Mutex::default(), Mutex::default());
        PostgresNodes { url, options, pool, meter, steps, own, told, listening, looked }
    }

    fn take_own(&self) -> Option<PgConnection> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    async fn sign(&self, id: NodeId, life: Duration) -> Tried<Option<NodePulse>> {
        // One on which nothing came back is not used again.
        let mut db = match self.take_own() {
            Some(db) => db,
            None => connect::connect(&self.url, self.options).await?,
        };
        let pulse = nodes::beat(&mut db, id, life).await?;
        *self.own.lock().unwrap_or_else(PoisonError::into_inner) = Some(db);
        Ok(pulse)
    }

    /// Whether all tables have to be looked at.
    fn whole_look(&self, id: NodeId) -> bool {
        let looked = *self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        looked.is_none_or(|(life, at)| life != id || at.elapsed() >= WHOLE_LOOK)
    }

    fn has_looked(&self, id: NodeId) {
        let now = Some((id, Instant::now()));
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = now;
    }
}

impl Drop for PostgresNodes {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Listens for announcements; after every pause there may have been some.
async fn listen(url: DatabaseUrl, told: Arc<Notify>) {
    loop {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(SIGN);
        let pool = pool.connect_lazy_with(connect::bounded(&url));
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            told.notify_one();
            while let Ok(Some(_)) = listener.try_recv().await {
                told.notify_one();
            }
        }
        told.notify_one();
        sleep(PAUSE).await;
    }
}

#[async_trait]
impl NodeStore for PostgresNodes {
    async fn join(&self, node: NewNode) -> StoreResult<NodeBirth> {
        let born = once!(self, db => nodes::join(db, &node))?;
        self.steps.begin(born.id);
        Ok(born)
    }

    async fn beat(&self, id: NodeId, life: Duration) -> StoreResult<Option<NodePulse>> {
        let late = |_| Err(Failed::Lost("the database does not answer".to_owned()));
        timeout(SIGN, self.sign(id, life)).await.unwrap_or_else(late).map_err(Failed::told)
    }

    async fn leave(&self, id: NodeId) -> StoreResult<()> {
        change!(self, db => nodes::leave(db, id))
    }

    async fn take(&self, id: NodeId, table: &str) -> StoreResult<LeaseAnswer> {
        look!(self, db => nodes::take(db, id, table))
    }

    async fn give_back(&self, id: NodeId, tables: &[TableId]) -> StoreResult<()> {
        change!(self, db => nodes::give_back(db, id, tables))
    }

    async fn orphans(&self, id: NodeId, most: u32) -> StoreResult<Vec<TableId>> {
        look!(self, db => nodes::bury(db))?;
        let taken = look!(self, db => nodes::left_alone(db, id, most))?;
        if !taken.is_empty() || !self.whole_look(id) {
            return Ok(taken);
        }
        let taken = look!(self, db => nodes::never_held(db, id, most))?;
        if taken.is_empty() {
            self.has_looked(id);
        }
        Ok(taken)
    }

    async fn holder(&self, table: &str) -> StoreResult<Option<NodeInfo>> {
        look!(self, db => nodes::holder(db, table))
    }

    async fn post(&self, signal: NodeSignal) -> StoreResult<()> {
        match signal {
            // All else is told by the transaction that did it.
            NodeSignal::Freed => change!(self, db => nodes::post(db, &signal)),
            _ => Ok(()),
        }
    }

    async fn signals(&self, after: i64) -> StoreResult<Vec<(i64, NodeSignal)>> {
        look!(self, db => nodes::signals(db, after))
    }

    async fn signalled(&self) {
        self.told.notified().await;
    }

    async fn tidy(&self) -> StoreResult<()> {
        change!(self, db => nodes::tidy(db))
    }
}
