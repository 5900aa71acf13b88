use std::time::Duration;

use async_trait::async_trait;

use super::{
    LeaseAnswer, NewNode, NodeBirth, NodeId, NodeInfo, NodePulse, NodeSignal, NodeStore,
    StoreResult, TableId,
};

/// The nodes of a store that belongs to one server alone: it holds every table.
pub struct AloneNode;

#[async_trait]
impl NodeStore for AloneNode {
    fn is_alone(&self) -> bool {
        true
    }

    async fn join(&self, _: NewNode) -> StoreResult<NodeBirth> {
        let now_ms = crate::clock::now_ms();
        Ok(NodeBirth { id: 0, secret: crate::secret::token(), now_ms, heard: 0, gap: None })
    }

    async fn beat(&self, _: NodeId, _: Duration) -> StoreResult<Option<NodePulse>> {
        Ok(Some(NodePulse { now_ms: crate::clock::now_ms(), nodes: Vec::new() }))
    }

    async fn leave(&self, _: NodeId) -> StoreResult<()> {
        Ok(())
    }

    async fn take(&self, _: NodeId, _: &str) -> StoreResult<LeaseAnswer> {
        Ok(LeaseAnswer::Mine)
    }

    async fn give_back(&self, _: NodeId, _: &[TableId]) -> StoreResult<()> {
        Ok(())
    }

    async fn orphans(&self, _: NodeId, _: u32) -> StoreResult<Vec<TableId>> {
        Ok(Vec::new())
    }

    async fn holder(&self, _: &str) -> StoreResult<Option<NodeInfo>> {
        Ok(None)
    }

    async fn post(&self, _: NodeSignal) -> StoreResult<()> {
        Ok(())
    }

    async fn signals(&self, _: i64) -> StoreResult<Vec<(i64, NodeSignal)>> {
        Ok(Vec::new())
    }

    async fn signalled(&self) {
        std::future::pending::<()>().await;
    }

    async fn tidy(&self) -> StoreResult<()> {
        Ok(())
    }
}
