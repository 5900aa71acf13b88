use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mittwoch_kernel::Seat;
use tokio::sync::mpsc::Receiver;
use tokio::sync::mpsc::error::TrySendError;

use super::Tables;
use super::listeners::{ListenerId, WireMessage};
use super::message::TableMessage;
use crate::store::TableId;

/// Somebody who listens to a table, until it is dropped.
pub struct Subscription {
    pub(super) tables: Tables,
    pub(super) table: TableId,
    pub(super) number: ListenerId,
    /// The seat of the person.
    pub seat: Option<Seat>,
    pub(super) heard: Receiver<WireMessage>,
    /// Whether something newer waits than what lies in the queue.
    pub(super) behind: Arc<AtomicBool>,
}

impl Subscription {
    /// The next message; none once the connection is to be closed.
    pub async fn next(&mut self) -> Option<WireMessage> {
        if self.heard.is_empty() && self.behind.swap(false, Ordering::AcqRel) {
            self.tell(TableMessage::CaughtUp(self.number));
        }
        self.heard.recv().await
    }

    /// Tells the table something without waiting for it.
    fn tell(&self, message: TableMessage) {
        let Some(mailbox) = self.tables.mailbox(&self.table) else { return };
        if let Err(TrySendError::Full(ask)) = mailbox.try_send(message) {
            tokio::spawn(async move { mailbox.send(ask).await });
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.tell(TableMessage::Unlisten(self.number));
    }
}
