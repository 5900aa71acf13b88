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
}

impl Subscription {
    /// The next message; none once the connection is to be closed.
    pub async fn next(&mut self) -> Option<WireMessage> {
        self.heard.recv().await
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let Some(mailbox) = self.tables.mailbox(&self.table) else { return };
        let number = self.number;
        if let Err(TrySendError::Full(ask)) = mailbox.try_send(TableMessage::Unlisten(number)) {
            tokio::spawn(async move { mailbox.send(ask).await });
        }
    }
}
