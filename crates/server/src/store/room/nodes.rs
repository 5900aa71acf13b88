use std::time::Duration;

use async_trait::async_trait;

use crate::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeId, NodeInfo, NodePulse, NodeSignal, StoreResult, TableId,
};

/// Which nodes live, which of them runs which table, and what all of them must hear.
///
/// Whether a node lives is for the clock of the store to say: until a moment that the node moves on
/// with every sign of life. A lease holds as long as its node lives. It spares nodes each other's
/// work; what keeps them from harm is the version that goes with every append.
#[async_trait]
pub trait NodeStore: Send + Sync {
    /// Whether there is one node alone for ever, which has nothing to ask here.
    fn is_alone(&self) -> bool {
        false
    }

    /// Begins a life.
    async fn join(&self, node: NewNode) -> StoreResult<NodeBirth>;

    /// A sign of life; nothing if it comes too late.
    async fn beat(&self, id: NodeId, life: Duration) -> StoreResult<Option<NodePulse>>;

    /// Ends a life in order: what it held is free, and everybody hears of it.
    async fn leave(&self, id: NodeId) -> StoreResult<()>;

    /// Takes a table, unless another node that lives holds it.
    async fn take(&self, id: NodeId, table: &str) -> StoreResult<LeaseAnswer>;

    /// Gives tables back.
    async fn give_back(&self, id: NodeId, tables: &[TableId]) -> StoreResult<()>;

    /// Takes some of the running and frozen tables that no living node holds; not those that
    /// another node is just taking.
    async fn orphans(&self, id: NodeId, most: u32) -> StoreResult<Vec<TableId>>;

    /// The living node that holds a table.
    async fn holder(&self, table: &str) -> StoreResult<Option<NodeInfo>>;

    /// Tells every node. An engine that tells of something by itself, in the very transaction that
    /// did it, has nothing to do here.
    async fn post(&self, signal: NodeSignal) -> StoreResult<()>;

    /// What was told after a number, and once more what was told lately: whoever is slow to commit
    /// may have a small number.
    async fn signals(&self, after: i64) -> StoreResult<Vec<(i64, NodeSignal)>>;

    /// Waits until something may have been told since the last time; it may also wait for ever.
    async fn signalled(&self);

    /// Forgets dead nodes that hold nothing, and what was told long ago.
    async fn tidy(&self) -> StoreResult<()>;
}
