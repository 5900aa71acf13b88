use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::broadcast;

use super::Rates;
use crate::config::Config;
use crate::identity::Identity;
use crate::store::{PersonId, SharedStore};
use crate::table::Tables;

/// What every handler holds in its hands.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    /// What it was started with.
    pub config: Config,
    /// What it keeps.
    pub store: SharedStore,
    /// Whom it knows.
    pub identity: Identity,
    /// What is played on it.
    pub tables: Tables,
    /// How often one may ask.
    pub rates: Rates,
    stopping: AtomicBool,
    signed_out: broadcast::Sender<PersonId>,
}

/// How many sign-outs a connection may be behind before it is closed to be safe.
const SIGN_OUTS: usize = 256;

impl App {
    /// Puts the parts together.
    pub fn new(config: Config, store: SharedStore, tables: Tables) -> App {
        let identity = Identity::new(store.clone(), config.limits.hashing);
        let rates = Rates::new(&config.limits);
        let stopping = AtomicBool::new(false);
        let signed_out = broadcast::Sender::new(SIGN_OUTS);
        App(Arc::new(Parts { config, store, identity, tables, rates, stopping, signed_out }))
    }

    /// Live connections of a person end: a session of it has ended, perhaps theirs.
    pub fn sign_out(&self, person: PersonId) {
        let _nobody = self.signed_out.send(person);
    }

    /// Waits until a session of a person ends; for ever if there is no person.
    pub async fn until_signed_out(&self, person: Option<PersonId>) {
        let mut signed_out = self.signed_out.subscribe();
        let Some(person) = person else { return std::future::pending().await };
        while matches!(signed_out.recv().await, Ok(other) if other != person) {}
    }

    /// From now on new requests are turned away.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the server is stopping.
    pub fn stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
