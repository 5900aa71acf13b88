//! Whether a credential still holds, for whatever was opened with it and stays open.

use std::time::Duration;

use tokio::sync::broadcast::{self, Receiver};
use tokio::time::timeout;

use super::{Caller, Credential, Identity, IdentityResult, fault};
use crate::faults;
use crate::store::{NodeSignal, StoreResult, UserId};

/// How many endings somebody may be behind; who is further behind looks for themselves.
const ENDINGS: usize = 256;

/// How often a credential is looked at without a reason: some run out by themselves.
const LOOK: Duration = Duration::from_secs(60 * 60);

/// Tells that credentials of a person, or of its programs, have been taken away.
pub(super) type RevocationBus = broadcast::Sender<UserId>;

pub(super) fn endings() -> RevocationBus {
    broadcast::Sender::new(ENDINGS)
}

/// A watch over one credential. What is told is a hint alone; the store decides.
pub struct RevocationWatch {
    identity: Identity,
    caller: Caller,
    endings: Receiver<UserId>,
}

impl Identity {
    /// Watches over the credential of a caller from now on.
    ///
    /// An ending is in the store before it is told. So whoever first watches and then asks
    /// [`RevocationWatch::holds`] misses none, in whatever order they happen.
    pub fn watch(&self, caller: &Caller) -> RevocationWatch {
        let endings = self.endings.subscribe();
        RevocationWatch { identity: self.clone(), caller: caller.clone(), endings }
    }

    /// Tells everything that a person or its programs have opened to look whether it may stay.
    fn ended(&self, person: UserId) {
        self.hear_ended(person);
        if self.nodes.is_alone() {
            return;
        }
        let nodes = self.nodes.clone();
        tokio::spawn(async move {
            if let Err(error) = nodes.post(NodeSignal::Revoked { person }).await {
                tracing::error!(%error, "the other nodes could not be told of an ending");
            }
        });
    }

    /// The same, told by another node.
    pub(crate) fn hear_ended(&self, person: UserId) {
        let _nobody = self.endings.send(person);
    }

    /// Takes credentials of a person away and tells what was opened with them to look, whatever came
    /// of it: a store that says that it failed may have done it all the same. It comes to its end also
    /// if whoever asked for it does not wait.
    pub(super) async fn taken_away<T: Send + 'static>(
        &self,
        person: UserId,
        work: impl Future<Output = StoreResult<T>> + Send + 'static,
    ) -> IdentityResult<T> {
        let identity = self.clone();
        let done = tokio::spawn(async move {
            let done = work.await;
            identity.ended(person);
            done
        });
        match done.await {
            Ok(done) => done.map_err(fault),
            Err(error) => {
                tracing::error!(%error, "credentials were not taken away");
                Err(faults::INTERNAL.into())
            }
        }
    }

    /// Whether the credential of a caller is still one of that person.
    async fn holds(&self, caller: &Caller) -> IdentityResult<bool> {
        let again = match caller.credential {
            Credential::Session(hash) => self.by_session(hash).await?,
            Credential::Token(hash) => self.by_token_hash(hash).await?,
        };
        Ok(again.is_some_and(|again| again.person.id == caller.person.id))
    }
}

impl RevocationWatch {
    /// Whether the credential holds now.
    pub async fn holds(&self) -> IdentityResult<bool> {
        self.identity.holds(&self.caller).await
    }

    /// Waits for a reason to look whether the credential still holds.
    pub async fn hint(&mut self) {
        let (own, owner) = (self.caller.person.id, self.caller.person.owner);
        let concerned = async {
            while let Ok(person) = self.endings.recv().await {
                if person == own || Some(person) == owner {
                    return;
                }
            }
        };
        let _or_it_is_time = timeout(LOOK, concerned).await;
    }
}
