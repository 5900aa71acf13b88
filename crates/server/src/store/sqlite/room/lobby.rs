use async_trait::async_trait;

use crate::store::sqlite::{Sqlite, table};
use crate::store::{LobbyStore, StoreResult, TableId, TableRow, UserId};

#[async_trait]
impl LobbyStore for Sqlite {
    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>> {
        self.meter.looks(table::by_code(&self.read, code)).await
    }

    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.meter.looks(table::open(&self.read, limit)).await
    }

    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.meter.looks(table::running(&self.read, limit)).await
    }

    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>> {
        self.meter.looks(table::of_person(&self.read, id, over, limit)).await
    }

    async fn count_open(&self, host: UserId) -> StoreResult<u64> {
        self.meter.looks(table::count_open(&self.read, host)).await
    }

    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>> {
        self.meter.looks(table::still_open(&self.read, ids)).await
    }

    async fn open_seats(&self, id: UserId) -> StoreResult<u32> {
        self.meter.looks(table::open_seats(&self.read, id)).await
    }
}
