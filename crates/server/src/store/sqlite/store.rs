use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_kernel::{Pack, Seed};
use mittwoch_protocol::{ChatLine, PackInfo, Profile, TokenInfo};

use sqlx::SqliteConnection;

use super::{
    Sqlite, append, chat, export, guests, installed, pack, people, profile, session, sweep, table,
    witness,
};
use crate::store::{
    Ages, Append, ClockTrust, CommandNote, DoneCommand, Hash, LoginSession, NewChat, NewInstall, NewTable,
    NewUser, SealedAnswer, Store, StoreResult, Swept, TableId, TableRow, User, UserData, UserId,
};

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewUser) -> StoreResult<User> {
        self.write(move |db| Box::pin(people::add(db, person))).await
    }

    async fn person(&self, id: UserId) -> StoreResult<Option<User>> {
        people::person(&self.read, id).await
    }

    async fn account(&self, name: &str) -> StoreResult<Option<(User, String)>> {
        people::account(&self.read, name).await
    }

    async fn name_taken(&self, name: &str) -> StoreResult<bool> {
        let mut db = self.read.acquire().await?;
        people::name_taken(&mut db, name, None).await
    }

    async fn names(&self, ids: &BTreeSet<UserId>) -> StoreResult<BTreeMap<UserId, User>> {
        people::names(&self.read, ids).await
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> StoreResult<User> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(move |db| Box::pin(people::make_account(db, id, name, password))).await
    }

    async fn rename_guest(&self, id: UserId, name: &str) -> StoreResult<User> {
        let name = name.to_owned();
        self.write(move |db| Box::pin(guests::rename(db, id, name))).await
    }

    async fn unname_guests(&self, name: &str, instead: &str) -> StoreResult<Vec<User>> {
        let (name, instead) = (name.to_owned(), instead.to_owned());
        self.write(move |db| Box::pin(guests::unname(db, name, instead))).await
    }

    async fn profile(&self, id: UserId) -> StoreResult<Profile> {
        profile::of_person(&self.read, id).await
    }

    async fn change_password(
        &self,
        id: UserId,
        password: &str,
        keep: Option<Hash>,
    ) -> StoreResult<()> {
        let password = password.to_owned();
        self.write(move |db| Box::pin(people::change_password(db, id, password, keep))).await
    }

    async fn depart(&self, id: UserId) -> StoreResult<()> {
        self.scrub(move |db| Box::pin(people::depart(db, id))).await
    }

    async fn open_session(&self, opened: LoginSession) -> StoreResult<()> {
        self.write(move |db| Box::pin(session::open(db, opened))).await
    }

    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>> {
        session::find(&self.read, hash, now).await
    }

    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()> {
        self.write(move |db| Box::pin(session::touch(db, hash, now, expires))).await
    }

    async fn close_session(&self, hash: Hash) -> StoreResult<()> {
        self.write(move |db| Box::pin(session::close(db, hash))).await
    }

    async fn close_sessions(&self, id: UserId) -> StoreResult<()> {
        self.write(move |db| Box::pin(session::close_all(db, id))).await
    }

    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo> {
        let name = name.to_owned();
        self.write(move |db| Box::pin(session::add_token(db, owner, name, hash, now))).await
    }

    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>> {
        session::tokens(&self.read, owner).await
    }

    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool> {
        self.scrub(move |db| Box::pin(session::drop_token(db, owner, id))).await
    }

    async fn token(&self, hash: Hash) -> StoreResult<Option<User>> {
        session::token(&self.read, hash).await
    }

    async fn create_table(&self, new: NewTable) -> StoreResult<TableRow> {
        self.write(move |db| Box::pin(table::create(db, new))).await
    }

    async fn table(&self, id: &str) -> StoreResult<Option<TableRow>> {
        table::by_id(&self.read, id).await
    }

    async fn table_by_code(&self, code: &str) -> StoreResult<Option<TableRow>> {
        table::by_code(&self.read, code).await
    }

    async fn count_open(&self, host: UserId) -> StoreResult<u64> {
        table::count_open(&self.read, host).await
    }

    async fn still_open(&self, ids: &[TableId]) -> StoreResult<Vec<TableId>> {
        table::still_open(&self.read, ids).await
    }

    async fn open_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        table::open(&self.read, limit).await
    }

    async fn running_tables(&self, limit: u32) -> StoreResult<Vec<TableRow>> {
        table::running(&self.read, limit).await
    }

    async fn tables_of(&self, id: UserId, over: bool, limit: u32) -> StoreResult<Vec<TableRow>> {
        table::of_person(&self.read, id, over, limit).await
    }

    async fn open_seats(&self, id: UserId) -> StoreResult<u32> {
        table::open_seats(&self.read, id).await
    }

    async fn awake_tables(&self) -> StoreResult<Vec<TableId>> {
        table::awake(&self.read).await
    }

    async fn drop_table(&self, id: &str) -> StoreResult<()> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(table::forget(db, id))).await
    }

    async fn append(&self, step: Append) -> StoreResult<i64> {
        self.write(move |db| Box::pin(append::append(db, step))).await
    }

    async fn lines(&self, id: &str) -> StoreResult<Vec<String>> {
        table::lines(&self.read, id).await
    }

    async fn table_lines(&self, table: &str) -> StoreResult<Vec<String>> {
        table::table_lines(&self.read, table).await
    }

    async fn commands_done(&self, table: &str) -> StoreResult<Vec<DoneCommand>> {
        append::commands_done(&self.read, table).await
    }

    async fn sealed(&self, id: &str) -> StoreResult<Vec<SealedAnswer>> {
        table::sealed(&self.read, id).await
    }

    async fn seed(&self, id: &str) -> StoreResult<Seed> {
        table::seed(&self.read, id).await
    }

    async fn acknowledged(
        &self,
        id: &str,
        person: UserId,
        key: &str,
    ) -> StoreResult<Option<CommandNote>> {
        append::acknowledged(&self.read, id, person, key).await
    }

    async fn say(&self, line: NewChat) -> StoreResult<ChatLine> {
        self.write(move |db| Box::pin(chat::say(db, line))).await
    }

    async fn chat(&self, id: &str, limit: u32) -> StoreResult<Vec<ChatLine>> {
        chat::list(&self.read, id, limit).await
    }

    async fn mute(&self, person: UserId, other: UserId, mute: bool) -> StoreResult<()> {
        self.write(move |db| Box::pin(chat::mute(db, person, other, mute))).await
    }

    async fn mutes(&self, person: UserId) -> StoreResult<BTreeSet<UserId>> {
        chat::mutes(&self.read, person).await
    }

    async fn keep_pack(&self, kept: &Pack) -> StoreResult<String> {
        let digest = kept.digest();
        if !pack::kept(&self.read, &digest).await? {
            let (name, files) = (digest.clone(), pack::files(kept)?);
            self.write(move |db| Box::pin(pack::keep(db, name, files))).await?;
        }
        Ok(digest)
    }

    async fn pack(&self, digest: &str) -> StoreResult<Option<Pack>> {
        pack::find(&self.read, digest).await
    }

    async fn install_pack(&self, new: NewInstall) -> StoreResult<bool> {
        let files = pack::files(&new.pack)?;
        self.write(move |db| Box::pin(installed::install(db, new, files))).await
    }

    async fn installed_packs(&self, person: UserId) -> StoreResult<Vec<PackInfo>> {
        installed::of_person(&self.read, person).await
    }

    async fn remove_pack(&self, person: UserId, digest: &str) -> StoreResult<bool> {
        let digest = digest.to_owned();
        self.scrub(move |db| Box::pin(installed::remove(db, person, digest))).await
    }

    async fn sweep(&self, now: i64, ages: Ages) -> StoreResult<Swept> {
        self.scrub(move |db| Box::pin(sweep::sweep(db, now, ages))).await
    }

    async fn witness(&self, clock: i64, passed: i64) -> StoreResult<ClockTrust> {
        self.write(move |db| Box::pin(witness::witness(db, clock, passed))).await
    }

    async fn kept_of(&self, id: UserId) -> StoreResult<UserData> {
        export::kept_of(&self.read, id).await
    }

    async fn beat(&self, now_ms: i64) -> StoreResult<()> {
        self.write(move |db| Box::pin(witness::beat(db, now_ms))).await
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        witness::last_beat(&self.read).await
    }

    async fn alive(&self) -> StoreResult<()> {
        self.write(move |db| Box::pin(pulse(db))).await
    }

    async fn close(&self) {
        self.stop().await;
    }
}

/// Writes something that means nothing.
async fn pulse(db: &mut SqliteConnection) -> StoreResult<()> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(db).await?;
    Ok(())
}
