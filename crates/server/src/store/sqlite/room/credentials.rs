use async_trait::async_trait;
use mittwoch_protocol::TokenInfo;

use crate::store::sqlite::{Sqlite, session};
use crate::store::{CredentialStore, Hash, LoginSession, StoreResult, User, UserId};

#[async_trait]
impl CredentialStore for Sqlite {
    async fn open_session(&self, opened: LoginSession) -> StoreResult<()> {
        self.write(move |db| Box::pin(session::open(db, opened))).await
    }

    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>> {
        self.meter.looks(session::find(&self.read, hash, now)).await
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
        self.meter.looks(session::tokens(&self.read, owner)).await
    }

    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool> {
        self.scrub(move |db| Box::pin(session::drop_token(db, owner, id))).await
    }

    async fn token(&self, hash: Hash) -> StoreResult<Option<User>> {
        self.meter.looks(session::token(&self.read, hash)).await
    }
}
