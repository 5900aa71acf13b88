use async_trait::async_trait;

use crate::store::{StoreResult, TableId, TableRow, UserId};

/// Which tables there are: lists and counts over the tables, for whoever looks for one.
#[async_trait]
pub trait LobbyStore: Send + Sync {
    /// The open table with this code.
    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>>;

    /// Public tables with a free seat, the latest first, only a few of each host.
    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// Public tables that play, the latest first, only a few of each host.
    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// Tables at which a person sits, the latest first: those that are over, or all others.
    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>>;

    /// How many open tables a person has made at which somebody sits.
    async fn count_open(&self, host: UserId) -> StoreResult<u64>;

    /// Those of some tables that are still open and at which somebody sits.
    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>>;

    /// At how many open public tables a person sits.
    async fn open_seats(&self, id: UserId) -> StoreResult<u32>;
}
