//! What goes wrong between a node and its store, on purpose.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use mittwoch_server::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeId, NodeInfo, NodePulse, NodeSignal, NodeStore,
    StoreFault, StoreResult, TableId,
};

/// What is wrong now.
#[derive(Default)]
pub(super) struct NodeTrouble {
    /// Signs of life do not arrive, as if the node stood still.
    pub held: AtomicBool,
    /// Nothing arrives.
    pub lost: AtomicBool,
    /// Nothing is announced.
    pub deaf: AtomicBool,
}

impl NodeTrouble {
    pub(super) fn set(flag: &AtomicBool, on: bool) {
        flag.store(on, Ordering::SeqCst);
    }
}

/// The nodes of a store, with trouble on the way.
pub(super) struct TroubledNodes {
    pub inner: Arc<dyn NodeStore>,
    pub trouble: Arc<NodeTrouble>,
}

impl TroubledNodes {
    fn reach(&self) -> StoreResult<&Arc<dyn NodeStore>> {
        match self.trouble.lost.load(Ordering::SeqCst) {
            true => Err(StoreFault::Broken("lost on purpose".to_owned())),
            false => Ok(&self.inner),
        }
    }

    async fn hold(&self) {
        while self.trouble.held.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[async_trait]
impl NodeStore for TroubledNodes {
    async fn join(&self, node: NewNode) -> StoreResult<NodeBirth> {
        self.hold().await;
        self.reach()?.join(node).await
    }

    async fn beat(&self, id: NodeId, life: Duration) -> StoreResult<Option<NodePulse>> {
        self.hold().await;
        self.reach()?.beat(id, life).await
    }

    async fn leave(&self, id: NodeId) -> StoreResult<()> {
        self.reach()?.leave(id).await
    }

    async fn take(&self, id: NodeId, table: &str) -> StoreResult<LeaseAnswer> {
        self.reach()?.take(id, table).await
    }

    async fn give_back(&self, id: NodeId, tables: &[TableId]) -> StoreResult<()> {
        self.reach()?.give_back(id, tables).await
    }

    async fn orphans(&self, id: NodeId, most: u32) -> StoreResult<Vec<TableId>> {
        self.reach()?.orphans(id, most).await
    }

    async fn holder(&self, table: &str) -> StoreResult<Option<NodeInfo>> {
        self.reach()?.holder(table).await
    }

    async fn post(&self, signal: NodeSignal) -> StoreResult<()> {
        self.reach()?.post(signal).await
    }

    async fn signals(&self, after: i64) -> StoreResult<Vec<(i64, NodeSignal)>> {
        self.reach()?.signals(after).await
    }

    async fn signalled(&self) {
        self.inner.signalled().await;
        if self.trouble.deaf.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    async fn tidy(&self) -> StoreResult<()> {
        self.reach()?.tidy().await
    }
}
