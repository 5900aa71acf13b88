use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_kernel::{Pack, Seed};
use mittwoch_protocol::{ChatLine, PackInfo, TokenInfo};

use sqlx::SqliteConnection;

use super::{
    Sqlite, append, chat, export, installed, pack, people, session, sweep, table, witness,
};
use crate::store::{
    Ages, Append, Belief, Hash, Kept, KeptOf, NewChat, NewInstall, NewPerson, NewTable, Noted,
    Person, PersonId, SealedAnswer, Session, Store, Swept, TableId, TableRow,
};

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewPerson) -> Kept<Person> {
        self.write(move |db| Box::pin(people::add(db, person))).await
    }

    async fn person(&self, id: PersonId) -> Kept<Option<Person>> {
        people::person(&self.read, id).await
    }

    async fn account(&self, name: &str) -> Kept<Option<(Person, String)>> {
        people::account(&self.read, name).await
    }

    async fn name_taken(&self, name: &str) -> Kept<bool> {
        let mut db = self.read.acquire().await?;
        people::name_taken(&mut db, name, None).await
    }

    async fn names(&self, ids: &BTreeSet<PersonId>) -> Kept<BTreeMap<PersonId, Person>> {
        people::names(&self.read, ids).await
    }

    async fn make_account(&self, id: PersonId, name: &str, password: &str) -> Kept<Person> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(move |db| Box::pin(people::make_account(db, id, name, password))).await
    }

    async fn change_password(&self, id: PersonId, password: &str, keep: Option<Hash>) -> Kept<()> {
        let password = password.to_owned();
        self.write(move |db| Box::pin(people::change_password(db, id, password, keep))).await
    }

    async fn depart(&self, id: PersonId) -> Kept<()> {
        self.scrub(move |db| Box::pin(people::depart(db, id))).await
    }

    async fn open_session(&self, opened: Session) -> Kept<()> {
        self.write(move |db| Box::pin(session::open(db, opened))).await
    }

    async fn session(&self, hash: Hash, now: i64) -> Kept<Option<(Person, Session)>> {
        session::find(&self.read, hash, now).await
    }

    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> Kept<()> {
        self.write(move |db| Box::pin(session::touch(db, hash, now, expires))).await
    }

    async fn close_session(&self, hash: Hash) -> Kept<()> {
        self.write(move |db| Box::pin(session::close(db, hash))).await
    }

    async fn close_sessions(&self, id: PersonId) -> Kept<()> {
        self.write(move |db| Box::pin(session::close_all(db, id))).await
    }

    async fn add_token(
        &self,
        owner: PersonId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> Kept<TokenInfo> {
        let name = name.to_owned();
        self.write(move |db| Box::pin(session::add_token(db, owner, name, hash, now))).await
    }

    async fn tokens(&self, owner: PersonId) -> Kept<Vec<TokenInfo>> {
        session::tokens(&self.read, owner).await
    }

    async fn drop_token(&self, owner: PersonId, id: i64) -> Kept<bool> {
        self.scrub(move |db| Box::pin(session::drop_token(db, owner, id))).await
    }

    async fn token(&self, hash: Hash) -> Kept<Option<Person>> {
        session::token(&self.read, hash).await
    }

    async fn create_table(&self, new: NewTable) -> Kept<TableRow> {
        self.write(move |db| Box::pin(table::create(db, new))).await
    }

    async fn table(&self, id: &str) -> Kept<Option<TableRow>> {
        table::by_id(&self.read, id).await
    }

    async fn table_by_code(&self, code: &str) -> Kept<Option<TableRow>> {
        table::by_code(&self.read, code).await
    }

    async fn count_open(&self, host: PersonId) -> Kept<u64> {
        table::count_open(&self.read, host).await
    }

    async fn still_open(&self, ids: &[TableId]) -> Kept<Vec<TableId>> {
        table::still_open(&self.read, ids).await
    }

    async fn open_tables(&self, limit: u32) -> Kept<Vec<TableRow>> {
        table::open(&self.read, limit).await
    }

    async fn running_tables(&self, limit: u32) -> Kept<Vec<TableRow>> {
        table::running(&self.read, limit).await
    }

    async fn tables_of(&self, id: PersonId, over: bool, limit: u32) -> Kept<Vec<TableRow>> {
        table::of_person(&self.read, id, over, limit).await
    }

    async fn open_seats(&self, id: PersonId) -> Kept<u32> {
        table::open_seats(&self.read, id).await
    }

    async fn awake_tables(&self) -> Kept<Vec<TableId>> {
        table::awake(&self.read).await
    }

    async fn drop_table(&self, id: &str) -> Kept<()> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(table::forget(db, id))).await
    }

    async fn append(&self, step: Append) -> Kept<i64> {
        self.write(move |db| Box::pin(append::append(db, step))).await
    }

    async fn lines(&self, id: &str) -> Kept<Vec<String>> {
        table::lines(&self.read, id).await
    }

    async fn sealed(&self, id: &str) -> Kept<Vec<SealedAnswer>> {
        table::sealed(&self.read, id).await
    }

    async fn seed(&self, id: &str) -> Kept<Seed> {
        table::seed(&self.read, id).await
    }

    async fn acknowledged(&self, id: &str, person: PersonId, key: &str) -> Kept<Option<Noted>> {
        append::acknowledged(&self.read, id, person, key).await
    }

    async fn say(&self, line: NewChat) -> Kept<ChatLine> {
        self.write(move |db| Box::pin(chat::say(db, line))).await
    }

    async fn chat(&self, id: &str, limit: u32) -> Kept<Vec<ChatLine>> {
        chat::list(&self.read, id, limit).await
    }

    async fn mute(&self, person: PersonId, other: PersonId, mute: bool) -> Kept<()> {
        self.write(move |db| Box::pin(chat::mute(db, person, other, mute))).await
    }

    async fn mutes(&self, person: PersonId) -> Kept<BTreeSet<PersonId>> {
        chat::mutes(&self.read, person).await
    }

    async fn keep_pack(&self, kept: &Pack) -> Kept<String> {
        let digest = kept.digest();
        if !pack::kept(&self.read, &digest).await? {
            let (name, files) = (digest.clone(), pack::files(kept)?);
            self.write(move |db| Box::pin(pack::keep(db, name, files))).await?;
        }
        Ok(digest)
    }

    async fn pack(&self, digest: &str) -> Kept<Option<Pack>> {
        pack::find(&self.read, digest).await
    }

    async fn install_pack(&self, new: NewInstall) -> Kept<bool> {
        let files = pack::files(&new.pack)?;
        self.write(move |db| Box::pin(installed::install(db, new, files))).await
    }

    async fn installed_packs(&self, person: PersonId) -> Kept<Vec<PackInfo>> {
        installed::of_person(&self.read, person).await
    }

    async fn remove_pack(&self, person: PersonId, digest: &str) -> Kept<bool> {
        let digest = digest.to_owned();
        self.scrub(move |db| Box::pin(installed::remove(db, person, digest))).await
    }

    async fn sweep(&self, now: i64, ages: Ages) -> Kept<Swept> {
        self.scrub(move |db| Box::pin(sweep::sweep(db, now, ages))).await
    }

    async fn witness(&self, clock: i64, passed: i64) -> Kept<Belief> {
        self.write(move |db| Box::pin(witness::witness(db, clock, passed))).await
    }

    async fn kept_of(&self, id: PersonId) -> Kept<KeptOf> {
        export::kept_of(&self.read, id).await
    }

    async fn alive(&self) -> Kept<()> {
        self.write(move |db| Box::pin(pulse(db))).await
    }

    async fn close(&self) {
        self.stop().await;
    }
}

/// Writes something that means nothing.
async fn pulse(db: &mut SqliteConnection) -> Kept<()> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(db).await?;
    Ok(())
}
