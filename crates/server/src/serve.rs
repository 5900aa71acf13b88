//! The life of a server: start, run, stop.

use std::net::SocketAddr;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::clock;
use crate::config::Config;
use crate::http::{App, keeper_router, node_router, router};
use crate::node::{NodeTasks, ServerNode};
use crate::pack::{Hosted, SoundPack, hosted};
use crate::store::{
    ClockTrust, Postgres, PostgresOptions, SharedStore, Sqlite, StoreFault, StorePlace,
};
use crate::table::Tables;

mod accept;
mod descriptors;

/// How long requests that have begun may go on once the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often those who have been quiet are forgotten by the limits.
const TIDY: Duration = Duration::from_secs(60);

/// How many read the numbers of a server at once.
const READERS: usize = 64;

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
    /// The door for other nodes, where there are any.
    nodes: Option<JoinHandle<()>>,
    /// The door for its keeper, where there is one.
    keeper: Option<(SocketAddr, JoinHandle<()>)>,
    tasks: NodeTasks,
    chores: JoinHandle<()>,
}

/// Starts a server.
pub async fn serve(config: Config) -> Result<RunningServer, ServeFault> {
    // The port comes first: it is the likelier fault, and nothing has to be closed again.
    let listener = listen(SocketAddr::new(config.host, config.port)).await?;
    let packs = offered(&config).await?;
    let store = opened(&config.place()).await?;
    serve_over(config, store, listener, packs).await
}

/// Starts a server on a store that is open; several on one store share its tables.
pub async fn serve_on(config: Config, store: SharedStore) -> Result<RunningServer, ServeFault> {
    let listener = listen(SocketAddr::new(config.host, config.port)).await?;
    let packs = offered(&config).await?;
    serve_over(config, store, listener, packs).await
}

async fn serve_over(
    config: Config,
    store: SharedStore,
    listener: TcpListener,
    packs: Vec<SoundPack>,
) -> Result<RunningServer, ServeFault> {
    let wanted = SocketAddr::new(config.host, config.port);
    let address = listener.local_addr().map_err(|error| unheard(wanted, &error))?;
    let numbers = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let (node, between) = joined(&config, &store).await?;
    let tables = Tables::among(store.clone(), config.habits, node.clone()).await?;
    tables.offer(packs);
    let app = App::new(config, store, tables);
    let (stop, stopping) = watch::channel(false);
    let service = router(app.clone());
    let connections = descriptors::connections(app.config.limits.connections);
    let door = accept::Acceptor::new(&app, connections);
    let accepting = tokio::spawn(accept::accept(listener, service, door, stopping.clone()));
    let nodes = between.map(|listener| {
        let door = accept::Acceptor::for_known(&app, connections);
        tokio::spawn(accept::accept(listener, node_router(app.clone()), door, stopping.clone()))
    });
    let keeper = numbers.map(|listener| for_keeper(&app, listener, stopping)).transpose()?;
    let tasks = node.start(&app);
    let chores = tokio::spawn(chores(app.clone()));
    let data = app.config.place();
    tracing::info!(%address, %data, connections, "the server runs");
    Ok(RunningServer { address, app, stop, accepting, nodes, keeper, tasks, chores })
}

/// The door for the keeper of the server.
fn for_keeper(
    app: &App,
    listener: TcpListener,
    stopping: watch::Receiver<bool>,
) -> Result<(SocketAddr, JoinHandle<()>), ServeFault> {
    let wanted = app.config.metrics.unwrap_or_else(|| ([127, 0, 0, 1], 0).into());
    let address = listener.local_addr().map_err(|error| unheard(wanted, &error))?;
    tracing::info!(%address, "numbers about the server are read there");
    let door = accept::Acceptor::for_known(app, READERS);
    let accepting = accept::accept(listener, keeper_router(app.clone()), door, stopping);
    Ok((address, tokio::spawn(accepting)))
}

/// This server among the others of its store, if there can be any, and its door for them.
async fn joined(
    config: &Config,
    store: &SharedStore,
) -> Result<(ServerNode, Option<TcpListener>), ServeFault> {
    if store.nodes.is_alone() {
        return Ok((ServerNode::alone(), None));
    }
    let listener = listen(config.node).await?;
    let address = listener.local_addr().map_err(|error| unheard(config.node, &error))?;
    let node = ServerNode::join(store, address.to_string(), config.pace).await?;
    tracing::info!(%address, "other nodes reach this one there");
    Ok((node, Some(listener)))
}

async fn opened(place: &StorePlace) -> Result<SharedStore, StoreFault> {
    Ok(match place {
        StorePlace::Folder(folder) => Sqlite::open(folder).await?.into(),
        StorePlace::Database(url) => Postgres::open_shared(url, PostgresOptions::default()).await?,
    })
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

    /// Where numbers about it are read, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.keeper.as_ref().map(|(address, _)| *address)
    }

    /// What it is made of, for tests and for those who embed it.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Finishes what has begun, closes what is open, writes everything down, and leaves the tables
    /// to other nodes, where there are any.
    pub async fn stop(self) {
        tracing::info!("the server stops");
        self.app.stop();
        self.chores.abort();
        let _nobody = self.stop.send(true);
        self.app.tables.stop().await;
        self.app.tables.node().leave(self.tasks).await;
        if let Some(nodes) = self.nodes {
            end(nodes).await;
        }
        if let Some((_, keeper)) = self.keeper {
            end(keeper).await;
        }
        end(self.accepting).await;
        self.app.store.upkeep.close().await;
        tracing::info!("the server has stopped");
    }
}

/// Waits until everything that came through a door is over; not for ever.
async fn end(accepting: JoinHandle<()>) {
    let abort = accepting.abort_handle();
    if tokio::time::timeout(PATIENCE, accepting).await.is_err() {
        abort.abort();
        tracing::warn!("some connections were cut");
    }
}

/// What has to be done from time to time, for ever.
pub async fn chores(app: App) {
    let mut tidy = tokio::time::interval(TIDY);
    let mut sweep = tokio::time::interval(app.config.sweep_every.max(Duration::from_secs(1)));
    let mut seen = None;
    loop {
        tokio::select! {
            biased;
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
    // What passes is counted once, and one node forgets for all.
    if !app.tables.node().leads() {
        *seen = None;
        return;
    }
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
