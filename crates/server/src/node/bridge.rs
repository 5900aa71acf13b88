//! Connections that reach from a client through this node to another.

use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional_with_sizes;
use tracing::Instrument;

use super::SharedNode;
use crate::store::NodeId;

/// How much of a connection is in memory on its way, in each direction.
const BYTES: usize = 2 * 1024;

/// Lets bytes pass between a client and a node, until either ends or one of the nodes does: whoever
/// is cut off connects again.
pub(super) fn join(node: &SharedNode, holder: NodeId, client: OnUpgrade, theirs: OnUpgrade) {
    let (mut living, mut life) = (node.living.subscribe(), node.life.subscribe());
    let (own, open) = (*node.life.borrow(), node.meter.bridge());
    let carried = async move {
        let _open = open;
        let (client, theirs) = match tokio::try_join!(client, theirs) {
            Ok(both) => both,
            Err(error) => {
                tracing::debug!(%error, "a connection was not passed on");
                return;
            }
        };
        let (mut client, mut theirs) = (TokioIo::new(client), TokioIo::new(theirs));
        // The senders end with the node.
        let gone = living.wait_for(|living| living.iter().all(|node| node.id != holder));
        let lost = life.wait_for(|life| *life != own || life.is_none());
        tokio::select! {
            _ = copy_bidirectional_with_sizes(&mut client, &mut theirs, BYTES, BYTES) => {}
            _ = gone => {}
            _ = lost => {}
        }
    };
    tokio::spawn(carried.in_current_span());
}
