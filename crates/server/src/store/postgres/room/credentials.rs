use async_trait::async_trait;
use mittwoch_protocol::TokenInfo;

use crate::store::postgres::patience::{change, look, once};
use crate::store::postgres::{Postgres, session};
use crate::store::{CredentialStore, Hash, LoginSession, StoreResult, User, UserId};

#[async_trait]
impl CredentialStore for Postgres {
    async fn open_session(&self, opened: LoginSession) -> StoreResult<()> {
        once!(self, db => session::open(db, &opened))
    }

    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>> {
        look!(self, db => session::find(db, hash, now))
    }

    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()> {
        change!(self, db => session::touch(db, hash, now, expires))
    }

    async fn close_session(&self, hash: Hash) -> StoreResult<()> {
        change!(self, db => session::close(db, hash))
    }

    async fn close_sessions(&self, id: UserId) -> StoreResult<()> {
        change!(self, db => session::close_all(db, id))
    }

    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo> {
        once!(self, db => session::add_token(db, owner, name, hash, now))
    }

    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>> {
        look!(self, db => session::tokens(db, owner))
    }

    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool> {
        once!(self, db => session::drop_token(db, owner, id))
    }

    async fn token(&self, hash: Hash) -> StoreResult<Option<User>> {
        look!(self, db => session::token(db, hash))
    }
}
