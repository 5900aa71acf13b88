use async_trait::async_trait;
use mittwoch_protocol::TokenInfo;

use crate::store::{Hash, LoginSession, StoreResult, User, UserId};

/// What people prove with who they are: sessions and tokens, of which only hashes are kept.
#[async_trait]
pub trait CredentialStore: Send + Sync {
    /// Opens a session.
    async fn open_session(&self, session: LoginSession) -> StoreResult<()>;

    /// The person behind a session that has not run out.
    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>>;

    /// Notes that a session was used, and lets it run until `expires`.
    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()>;

    /// Ends one session.
    async fn close_session(&self, hash: Hash) -> StoreResult<()>;

    /// Ends every session of a person.
    async fn close_sessions(&self, id: UserId) -> StoreResult<()>;

    /// Makes a program's identity for its owner; only the hash of the secret is kept.
    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo>;

    /// The tokens of an owner.
    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>>;

    /// Takes a token away; whether there was one.
    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool>;

    /// The program behind a token.
    async fn token(&self, hash: Hash) -> StoreResult<Option<User>>;
}
