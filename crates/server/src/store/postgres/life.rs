//! For which life of a node steps are written.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::store::NodeId;

/// The life that a node lives now; none, which is 0, where a server has the database to itself.
#[derive(Clone, Default)]
pub(super) struct NodeLife(Arc<AtomicI64>);

impl NodeLife {
    pub(super) fn begin(&self, id: NodeId) {
        self.0.store(id, Ordering::Release);
    }

    pub(super) fn now(&self) -> NodeId {
        self.0.load(Ordering::Acquire)
    }
}
