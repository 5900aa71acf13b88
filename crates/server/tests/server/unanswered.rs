//! Credentials that are taken away by a store whose answer does not arrive: found by the simulation.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use mittwoch_protocol::TokenInfo;
use mittwoch_server::identity::{Caller, Credential, Identity};
use mittwoch_server::store::{
    CredentialStore, Hash, LoginSession, SharedStore, Sqlite, StoreFault, StoreResult, User, UserId,
};
use tokio::time::timeout;

use super::helper::{folder, person};

/// Credentials whose endings are kept and answered with a failure.
struct Unanswered(Arc<dyn CredentialStore>);

fn lost<T>(_kept: StoreResult<T>) -> StoreResult<T> {
    Err(StoreFault::Broken("the answer was lost".to_owned()))
}

#[async_trait]
impl CredentialStore for Unanswered {
    async fn open_session(&self, session: LoginSession) -> StoreResult<()> {
        self.0.open_session(session).await
    }

    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>> {
        self.0.session(hash, now).await
    }

    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()> {
        self.0.touch_session(hash, now, expires).await
    }

    async fn close_session(&self, hash: Hash) -> StoreResult<()> {
        lost(self.0.close_session(hash).await)
    }

    async fn close_sessions(&self, id: UserId) -> StoreResult<()> {
        lost(self.0.close_sessions(id).await)
    }

    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo> {
        self.0.add_token(owner, name, hash, now).await
    }

    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>> {
        self.0.tokens(owner).await
    }

    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool> {
        lost(self.0.drop_token(owner, id).await)
    }

    async fn token(&self, hash: Hash) -> StoreResult<Option<User>> {
        self.0.token(hash).await
    }
}

#[tokio::test]
async fn what_a_credential_opened_looks_although_nobody_could_say_that_it_ended() {
    let folder = folder();
    let store: SharedStore = Sqlite::open(folder.path()).await.expect("it opens").into();
    let credentials = Arc::new(Unanswered(store.credentials.clone()));
    let store = SharedStore { credentials, ..store };
    let identity = Identity::new(&store, 1);
    for everywhere in [false, true] {
        let person = person(&store, "Anna", 1).await;
        let hash = [u8::from(everywhere); 32];
        let session = LoginSession { hash, person: person.id, seen: 1, expires: i64::MAX };
        store.credentials.open_session(session).await.expect("opened");
        let caller = Caller { person, credential: Credential::Session(hash) };
        let mut watch = identity.watch(&caller);
        assert!(watch.holds().await.expect("it can be read"));
        match everywhere {
            true => identity.logout_everywhere(&caller).await.expect_err("no answer came"),
            false => identity.logout(&caller).await.expect_err("no answer came"),
        };
        let told = timeout(Duration::from_secs(5), watch.hint()).await;
        assert!(told.is_ok(), "a reason to look");
        assert!(!watch.holds().await.expect("it can be read"), "and it is gone");
    }
}
