use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Semaphore;

use super::request_id::RequestIds;
use super::{ConnectionLimits, HealthProbe, Openings, Rates, SiteCache};
use crate::config::Config;
use crate::identity::Identity;
use crate::meter::RequestMeter;
use crate::pack::PackChecker;
use crate::store::SharedStore;
use crate::table::Tables;

/// The most companions that work at once, so that the tables keep their processors.
const COMPANIONS: usize = 2;

/// What every handler holds in its hands.
#[derive(Clone)]
pub struct App(Arc<AppParts>);

/// The parts of a server.
pub struct AppParts {
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
    /// How many live connections there are, by the address of the client behind a proxy.
    pub live: ConnectionLimits,
    /// Which open tables were made from where.
    pub openings: Openings,
    /// The files of the site.
    pub pages: SiteCache,
    /// Who checks packs.
    pub packs: PackChecker,
    /// How many companions work at once: each request of theirs plays a whole game again.
    pub companions: Arc<Semaphore>,
    /// Whether the disk takes anything.
    pub pulse: HealthProbe,
    /// What is counted of requests.
    pub(crate) meter: RequestMeter,
    pub(crate) ids: RequestIds,
    stopping: AtomicBool,
}

impl App {
    /// Puts the parts together.
    pub fn new(config: Config, store: SharedStore, tables: Tables) -> App {
        let identity = Identity::new(&store, config.limits.hashing);
        let rates = Rates::new(&config.limits, tables.node().clone());
        let live = ConnectionLimits::new(usize::MAX, config.limits.connections_of_address);
        let packs = PackChecker::new(config.limits.packs);
        let stopping = AtomicBool::new(false);
        App(Arc::new(AppParts {
            config,
            store,
            identity,
            tables,
            rates,
            live,
            openings: Openings::default(),
            pages: SiteCache::default(),
            packs,
            companions: Arc::new(Semaphore::new(COMPANIONS)),
            pulse: HealthProbe::default(),
            meter: RequestMeter::default(),
            ids: RequestIds::default(),
            stopping,
        }))
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
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
