use async_trait::async_trait;

use crate::store::postgres::patience::look;
use crate::store::postgres::{Postgres, table};
use crate::store::{LobbyStore, StoreResult, TableId, TableRow, UserId};

#[async_trait]
impl LobbyStore for Postgres {
    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>> {
        look!(self, db => table::by_code(db, code))
    }

    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        look!(self, db => table::open(db, limit))
    }

    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        look!(self, db => table::running(db, limit))
    }

    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>> {
        look!(self, db => table::of_person(db, id, over, limit))
    }

    async fn count_open(&self, host: UserId) -> StoreResult<u64> {
        look!(self, db => table::count_open(db, host))
    }

    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>> {
        look!(self, db => table::still_open(db, ids))
    }

    async fn open_seats(&self, id: UserId) -> StoreResult<u32> {
        look!(self, db => table::open_seats(db, id))
    }
}
