use async_trait::async_trait;
use mittwoch_kernel::Seed;

use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::sound::{self, WitnessedLines};
use crate::store::postgres::{Postgres, append, table};
use crate::store::{
    Append, CommandNote, DoneCommand, NewTable, SealedAnswer, StoreResult, TableId, TableRow,
    TableStore, UserId,
};

#[async_trait]
impl TableStore for Postgres {
    async fn create_table(&self, new: NewTable) -> StoreResult<TableRow> {
        once!(self, db => table::create(db, new.clone()))
    }

    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>> {
        look!(self, db => table::by_id(db, id))
    }

    async fn drop_table(&self, id: &str) -> StoreResult<()> {
        change!(self, db => table::forget(db, id))
    }

    async fn awake_tables(&self) -> StoreResult<Vec<TableId>> {
        look!(self, db => table::awake(db))
    }

    async fn append(&self, step: Append) -> StoreResult<i64> {
        self.take(step).await
    }

    async fn lines(&self, id: &str) -> StoreResult<Vec<String>> {
        look!(self, db => sound::lines(db, WitnessedLines::Record, id))
    }

    async fn table_lines(&self, id: &str) -> StoreResult<Vec<String>> {
        look!(self, db => sound::lines(db, WitnessedLines::Table, id))
    }

    async fn commands_done(&self, id: &str) -> StoreResult<Vec<DoneCommand>> {
        look!(self, db => append::commands_done(db, id))
    }

    async fn sealed(&self, id: &str) -> StoreResult<Vec<SealedAnswer>> {
        look!(self, db => table::sealed(db, id))
    }

    async fn keep_review(&self, id: &str, text: &str) -> StoreResult<()> {
        change!(self, db => table::keep_review(db, id, text))
    }

    async fn review(&self, id: &str) -> StoreResult<Option<String>> {
        look!(self, db => table::review(db, id))
    }

    async fn seed(&self, id: &str) -> StoreResult<Seed> {
        look!(self, db => table::seed(db, id))
    }

    async fn acknowledged(
        &self,
        id: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>> {
        look!(self, db => append::acknowledged(db, id, person, key))
    }
}
