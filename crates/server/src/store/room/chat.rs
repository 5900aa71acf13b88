use std::collections::BTreeSet;

use async_trait::async_trait;
use mittwoch_protocol::ChatLine;

use crate::store::{NewChat, StoreResult, UserId};

/// What is said at tables, and who does not want to hear whom.
#[async_trait]
pub trait ChatStore: Send + Sync {
    /// Adds a line of chat, numbered.
    async fn say(&self, line: NewChat) -> StoreResult<ChatLine>;

    /// The last lines of chat at a table, in order, with the names of today.
    async fn chat(&self, table: &str, limit: u32) -> StoreResult<Vec<ChatLine>>;

    /// Mutes or unmutes a person for another.
    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()>;

    /// Whom a person does not want to hear.
    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>>;
}
