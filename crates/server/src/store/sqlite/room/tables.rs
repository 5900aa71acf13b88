use async_trait::async_trait;
use mittwoch_kernel::Seed;

use crate::store::sqlite::{Sqlite, append, table};
use crate::store::{
    Append, CommandNote, DoneCommand, NewTable, SealedAnswer, StoreResult, TableId, TableRow,
    TableStore, UserId,
};

#[async_trait]
impl TableStore for Sqlite {
    async fn create_table(&self, new: NewTable) -> StoreResult<TableRow> {
        self.write(move |db| Box::pin(table::create(db, new))).await
    }

    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>> {
        self.meter.looks(table::by_id(&self.read, id)).await
    }

    async fn drop_table(&self, id: &str) -> StoreResult<()> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(table::forget(db, id))).await
    }

    async fn awake_tables(&self) -> StoreResult<Vec<TableId>> {
        self.meter.looks(table::awake(&self.read)).await
    }

    async fn append(&self, step: Append) -> StoreResult<i64> {
        self.writer()?.append(step).await
    }

    async fn lines(&self, id: &str) -> StoreResult<Vec<String>> {
        self.meter.looks(table::lines(&self.read, id)).await
    }

    async fn table_lines(&self, id: &str) -> StoreResult<Vec<String>> {
        self.meter.looks(table::table_lines(&self.read, id)).await
    }

    async fn commands_done(&self, id: &str) -> StoreResult<Vec<DoneCommand>> {
        self.meter.looks(append::commands_done(&self.read, id)).await
    }

    async fn sealed(&self, id: &str) -> StoreResult<Vec<SealedAnswer>> {
        self.meter.looks(table::sealed(&self.read, id)).await
    }

    async fn keep_review(&self, id: &str, text: &str) -> StoreResult<()> {
        let (id, text) = (id.to_owned(), text.to_owned());
        self.write(move |db| Box::pin(table::keep_review(db, id, text))).await
    }

    async fn review(&self, id: &str) -> StoreResult<Option<String>> {
        self.meter.looks(table::review(&self.read, id)).await
    }

    async fn seed(&self, id: &str) -> StoreResult<Seed> {
        self.meter.looks(table::seed(&self.read, id)).await
    }

    async fn acknowledged(
        &self,
        id: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>> {
        self.meter.looks(append::acknowledged(&self.read, id, person, key)).await
    }
}
