//! One life of one server: its own runtime, whose clock stands until somebody lets it run.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use mittwoch_kernel::FastRng;
use mittwoch_protocol::{Snapshot, TableInfo};
use mittwoch_server::http::{App, router};
use mittwoch_server::simulation::{Flaw, SimulationHooks, with};
use mittwoch_server::store::{SharedStore, User};
use mittwoch_server::table::{ChatLimit, TablePolicy, Tables};
use mittwoch_server::{Config, Limits, chores};
use mittwoch_session::TableState;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, timeout};
use tower::ServiceExt;

use crate::disk::{Disk, MemoryStore};
use crate::life::Life;
use crate::pipe::Ready;

/// The longest answer to a request.
const BODY: usize = 1 << 24;

/// How long it is looked at tables: longer than any disk stalls.
const PATIENCE: Duration = Duration::from_secs(60);

/// After so long everything has run that could: the clock stands until then.
const MOMENT: Duration = Duration::from_millis(1);

/// An answer to a request.
pub(crate) struct RequestAnswer {
    pub request: u64,
    pub status: StatusCode,
    pub body: Bytes,
}

/// A fresh look at a table.
pub(crate) struct FreshLook {
    pub table: TableInfo,
    pub snapshot: Option<Snapshot>,
}

/// A server that runs.
pub(crate) struct SimulatedNode {
    runtime: Runtime,
    hooks: SimulationHooks,
    /// The world's time at which it was started, in milliseconds.
    born: u64,
    app: App,
    router: Router,
    pub(crate) life: Arc<Life>,
    pub(crate) ready: Ready,
    answers: Arc<Mutex<Vec<RequestAnswer>>>,
}

impl SimulatedNode {
    /// Starts a server on a disk at a moment of the world; nothing if its disk is of no use now.
    pub(crate) fn start(
        disk: &Disk,
        (wall, now): (i64, u64),
        luck: &Arc<Mutex<FastRng>>,
        flaw: Option<Flaw>,
    ) -> Option<SimulatedNode> {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.expect("a runtime without threads");
        let start = runtime.block_on(async { Instant::now() });
        let wall = wall + i64::try_from(now).unwrap_or(i64::MAX);
        let hooks = SimulationHooks { wall, start, luck: luck.clone(), flaw };
        let life = Arc::new(Life::default());
        let app = with(&hooks, || runtime.block_on(assemble(disk, &life)))?;
        let router = router(app.clone());
        let (ready, answers) = Default::default();
        Some(SimulatedNode { runtime, hooks, born: now, app, router, life, ready, answers })
    }

    /// Lets it run until a moment of the world.
    pub(crate) fn run(&self, until: u64) {
        let end = self.hooks.start + Duration::from_millis(until.saturating_sub(self.born));
        with(&self.hooks, || self.runtime.block_on(async { tokio::time::sleep_until(end).await }));
    }

    /// The moment of the world up to which it has run.
    pub(crate) fn now(&self) -> u64 {
        let passed = self.runtime.block_on(async { Instant::now() }) - self.hooks.start;
        self.born + u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
    }

    /// A request arrives.
    pub(crate) fn ask(&self, number: u64, request: Request<Body>) {
        let (router, answers) = (self.router.clone(), self.answers.clone());
        let life = self.life.clone();
        self.runtime.spawn(async move {
            let Ok(response) = router.oneshot(request).await;
            let status = response.status();
            let body = axum::body::to_bytes(response.into_body(), BODY).await.unwrap_or_default();
            if life.effect() {
                let answered = RequestAnswer { request: number, status, body };
                answers.lock().unwrap_or_else(PoisonError::into_inner).push(answered);
            }
        });
    }

    /// The answers that have been given since the last time.
    pub(crate) fn answers(&self) -> Vec<RequestAnswer> {
        std::mem::take(&mut *self.answers.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The connections of which there is something to collect, each once.
    pub(crate) fn spoken(&self) -> Vec<u64> {
        let mut ready =
            std::mem::take(&mut *self.ready.lock().unwrap_or_else(PoisonError::into_inner));
        ready.sort_unstable();
        ready.dedup();
        ready
    }

    /// Looks at tables as people would who come just now; this may take some of its time. What was
    /// told meanwhile has reached the sockets then.
    pub(crate) fn look(&self, wanted: Vec<(String, Option<User>, u32)>) -> Vec<Option<FreshLook>> {
        let tables = &self.app.tables;
        let many = wanted.len();
        // A server that dies meanwhile never answers.
        let looks = async {
            let seen = timeout(PATIENCE, looks(tables, wanted)).await;
            tokio::time::sleep(MOMENT).await;
            seen
        };
        let seen = with(&self.hooks, || self.runtime.block_on(looks));
        seen.unwrap_or_else(|_| (0..many).map(|_| None).collect())
    }

    /// The version of a table that is kept and how it stands then, as its session says.
    pub(crate) fn kept(&self, table: &str) -> Option<(i64, TableState)> {
        let told = async { timeout(PATIENCE, self.app.tables.kept(table)).await };
        with(&self.hooks, || self.runtime.block_on(told)).ok()?.ok()
    }
}

async fn looks(
    tables: &Tables,
    wanted: Vec<(String, Option<User>, u32)>,
) -> Vec<Option<FreshLook>> {
    let mut seen = Vec::with_capacity(wanted.len());
    for (id, person, from) in wanted {
        let look = tables.fresh(&id, person.as_ref(), from).await.ok();
        seen.push(look.map(|(table, snapshot)| FreshLook { table, snapshot }));
    }
    seen
}

/// Puts a server together as [`mittwoch_server::serve`] does, without socket and database.
async fn assemble(disk: &Disk, life: &Arc<Life>) -> Option<App> {
    let store = SharedStore::from(MemoryStore::open(disk, life));
    let habits =
        TablePolicy { thinkers: 2, talk: ChatLimit::unbounded(), ..TablePolicy::default() };
    let mut config = Config::new("nowhere");
    (config.habits, config.limits) = (habits, Limits::unbounded_rates());
    let tables = Tables::with(store.clone(), habits).await.ok()?;
    tables.offer(Vec::new());
    let app = App::new(config, store, tables);
    tokio::spawn(chores(app.clone()));
    Some(app)
}
