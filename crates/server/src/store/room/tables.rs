use async_trait::async_trait;
use mittwoch_kernel::Seed;

use crate::store::{
    Append, CommandNote, DoneCommand, NewTable, SealedAnswer, StoreResult, TableId, TableRow,
    UserId,
};

/// Tables and the lines of their records. [`TableStore::append`] is the one door for change.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Keeps a new table. A code that is in use is [`StoreFault::Conflict`](crate::store::StoreFault).
    async fn create_table(&self, table: NewTable) -> StoreResult<TableRow>;

    /// A table by its id.
    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>>;

    /// Forgets a table with everything that belongs to it.
    async fn drop_table(&self, id: &str) -> StoreResult<()>;

    /// Every table whose match is running or frozen, for the start of the server.
    async fn awake_tables(&self) -> StoreResult<Vec<TableId>>;

    /// Takes a table one step on, in one durable transaction, and returns its new version.
    ///
    /// [`StoreFault::Conflict`](crate::store::StoreFault) if the table is not at the expected
    /// version, or a line with such a number is there already; nothing has changed then.
    async fn append(&self, append: Append) -> StoreResult<i64>;

    /// The lines of the record so far, in order.
    async fn lines(&self, table: &str) -> StoreResult<Vec<String>>;

    /// The lines of the table itself, in order.
    async fn table_lines(&self, table: &str) -> StoreResult<Vec<String>>;

    /// The commands at a table that were done and are not forgotten yet.
    async fn commands_done(&self, table: &str) -> StoreResult<Vec<DoneCommand>>;

    /// The answers that lie sealed.
    async fn sealed(&self, table: &str) -> StoreResult<Vec<SealedAnswer>>;

    /// Keeps the review of a match that is over.
    async fn keep_review(&self, table: &str, text: &str) -> StoreResult<()>;

    /// The review that is kept of a match, if there is one.
    async fn review(&self, table: &str) -> StoreResult<Option<String>>;

    /// The secret seed of a match; it must never leave the server before the end.
    async fn seed(&self, table: &str) -> StoreResult<Seed>;

    /// What was acknowledged to a person under this key.
    async fn acknowledged(
        &self,
        table: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>>;
}
