//! The life of a server: start, run, stop.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mittwoch_kernel::Phrase;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::clock;
use crate::config::Config;
use crate::http::{App, router};
use crate::pack::{Hosted, SoundPack, hosted};
use crate::store::{ClockTrust, SharedStore, Sqlite, StoreFault};
use crate::table::Tables;

mod accept;
mod descriptors;

/// How long requests that have begun may go on once the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often those who have been quiet are forgotten by the limits.
const TIDY: Duration = Duration::from_secs(60);

/// Why a server did not start.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ServeFault {
    /// The port is in use.
    #[error("the port {0} is in use")]
    PortInUse(u16),
    /// It cannot listen there.
    #[error("the server cannot listen on {0}: {1}")]
    Listen(SocketAddr, String),
    /// The folder of packs cannot be read.
    #[error("the packs in {0} cannot be read: {1}")]
    Packs(String, String),
    /// The data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreFault),
}

impl ServeFault {
    /// What the keeper of the server is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            ServeFault::PortInUse(port) => {
                Phrase::new("serve-port").word("port", &port.to_string())
            }
            ServeFault::Listen(address, cause) => Phrase::new("serve-listen")
                .word("address", &address.to_string())
                .word("cause", cause),
            ServeFault::Packs(folder, text) => {
                Phrase::new("serve-packs").word("folder", folder).word("text", text)
            }
            ServeFault::Store(fault) => fault.phrase(),
        }
    }
}

/// A server that runs.
pub struct RunningServer {
    address: SocketAddr,
    app: App,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    chores: JoinHandle<()>,
}

/// Starts a server.
pub async fn serve(config: Config) -> Result<RunningServer, ServeFault> {
    // The port comes first: it is the likelier fault, and nothing has to be closed again.
    let listener = listen(SocketAddr::new(config.host, config.port)).await?;
    let wanted = SocketAddr::new(config.host, config.port);
    let address = listener.local_addr().map_err(|error| unheard(wanted, &error))?;
    let packs = offered(&config).await?;
    let store = SharedStore::from(Sqlite::open(&config.data).await?);
    let tables = Tables::with(store.clone(), config.habits).await?;
    tables.offer(packs);
    let app = App::new(config, store, tables);
    let (stop, stopping) = watch::channel(false);
    let service = router(app.clone());
    let connections = descriptors::connections(app.config.limits.connections);
    let door = accept::Acceptor::new(&app.config, connections);
    let accepting = tokio::spawn(accept::accept(listener, service, door, stopping));
    let chores = tokio::spawn(chores(app.clone()));
    let data = app.config.data.display();
    tracing::info!(%address, %data, connections, "the server runs");
    Ok(RunningServer { address, app, stop, accepting, chores })
}

/// The packs of the host; one that is faulty is named in the log and not offered.
async fn offered(config: &Config) -> Result<Vec<SoundPack>, ServeFault> {
    let Some(folder) = config.packs.clone() else { return Ok(Vec::new()) };
    let (named, limits) = (folder.display().to_string(), config.limits.packs);
    let found = tokio::task::spawn_blocking(move || hosted(&folder, &limits)).await;
    let unread = |error: &dyn std::fmt::Display| ServeFault::Packs(named, error.to_string());
    let Hosted { packs, faults } = match found {
        Ok(Ok(found)) => found,
        Ok(Err(error)) => return Err(unread(&error)),
        Err(error) => return Err(unread(&error)),
    };
    for (folder, faults) in faults {
        for fault in faults {
            tracing::warn!(folder = %folder.display(), "a pack is not offered: {fault}");
        }
    }
    for SoundPack { game, label, .. } in &packs {
        tracing::info!(game, name = label.name, digest = label.digest, "a pack is offered");
    }
    Ok(packs)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeFault> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeFault::PortInUse(address.port()),
        _ => unheard(address, &error),
    })
}

fn unheard(address: SocketAddr, error: &std::io::Error) -> ServeFault {
    ServeFault::Listen(address, error.to_string())
}

impl RunningServer {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it is made of, for tests and for those who embed it.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Finishes what has begun, closes what is open, and writes everything down.
    pub async fn stop(self) {
        tracing::info!("the server stops");
        self.app.stop();
        self.chores.abort();
        let _nobody = self.stop.send(true);
        self.app.tables.stop().await;
        let abort = self.accepting.abort_handle();
        if tokio::time::timeout(PATIENCE, self.accepting).await.is_err() {
            abort.abort();
            tracing::warn!("some connections were cut");
        }
        self.app.store.upkeep.close().await;
        tracing::info!("the server has stopped");
    }
}

/// What has to be done from time to time.
async fn chores(app: App) {
    let mut tidy = tokio::time::interval(TIDY);
    let mut sweep = tokio::time::interval(app.config.sweep_every.max(Duration::from_secs(1)));
    let mut seen = None;
    loop {
        tokio::select! {
            _ = tidy.tick() => {
                app.rates.tidy();
                app.tables.tidy();
            }
            _ = sweep.tick() => forget(&app, &mut seen).await,
        }
    }
}

/// Forgets what has run out, unless the clock of the machine cannot be believed.
async fn forget(app: &App, seen: &mut Option<Instant>) {
    let last = seen.replace(Instant::now());
    let passed = last.map_or(0, |last| last.elapsed().as_secs() as i64);
    let now = match app.store.upkeep.witness(clock::now(), passed).await {
        Ok(ClockTrust::Now(now)) => now,
        Ok(ClockTrust::Doubt(seconds)) => {
            tracing::warn!(
                days_ahead = seconds / (24 * 60 * 60),
                "the clock of the machine is not believed: nothing is forgotten until it is right, \
                 or has run evenly for seven days"
            );
            return;
        }
        Err(error) => return tracing::error!(%error, "a sign of life was not kept"),
    };
    match app.store.upkeep.sweep(now, app.config.ages).await {
        Ok(swept) => {
            app.tables.forget(&swept.tables).await;
            let (tables, guests) = (swept.tables.len(), swept.guests);
            tracing::debug!(tables, guests, sessions = swept.sessions, "swept");
        }
        Err(error) => tracing::error!(%error, "the sweep failed"),
    }
}
