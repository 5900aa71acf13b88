//! One life of one server: its own runtime, whose clock stands until somebody lets it run.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use mittwoch_kernel::FastRng;
use mittwoch_protocol::{Snapshot, TableInfo};
use mittwoch_server::http::{App, router};
use mittwoch_server::node::ServerNode;
use mittwoch_server::simulation::{
    Flaw, LivingNode, PeerMail, PeerPost, SimulationHooks, peers, with,
};
use mittwoch_server::store::{SharedStore, User};
use mittwoch_server::table::{ChatLimit, TablePolicy, Tables};
use mittwoch_server::{Config, Limits, NodePace, chores};
use mittwoch_session::TableState;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, timeout};
use tower::ServiceExt;

use crate::disk::{Disk, MemoryNodes, MemoryStore, NodeBoard};
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

/// An answer to a request of another node.
pub(crate) struct PeerAnswer {
    pub request: u64,
    pub response: Response,
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
    /// What other nodes may ask.
    door: Router,
    living: Option<LivingNode>,
    /// Where other nodes reach it.
    pub(crate) address: String,
    pub(crate) life: Arc<Life>,
    pub(crate) ready: Ready,
    answers: Arc<Mutex<Vec<RequestAnswer>>>,
    post: PeerPost,
    peer_answers: Arc<Mutex<Vec<PeerAnswer>>>,
}

/// Where a server is started.
pub(crate) struct Birthplace<'a> {
    pub disk: &'a Disk,
    /// Where the nodes of the disk know of each other, if there are several, and what this one is
    /// called there.
    pub among: Option<(&'a NodeBoard, String)>,
}

fn taken<T>(list: &Mutex<Vec<T>>) -> Vec<T> {
    std::mem::take(&mut *list.lock().unwrap_or_else(PoisonError::into_inner))
}

impl SimulatedNode {
    /// Starts a server on a disk at a moment of the world; nothing if its disk is of no use now.
    pub(crate) fn start(
        place: Birthplace<'_>,
        (wall, now): (i64, u64),
        luck: &Arc<Mutex<FastRng>>,
        flaw: Option<Flaw>,
    ) -> Option<SimulatedNode> {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.expect("a runtime without threads");
        let start = runtime.block_on(async { Instant::now() });
        let wall = wall + i64::try_from(now).unwrap_or(i64::MAX);
        let (post, luck) = (PeerPost::default(), luck.clone());
        let hooks = SimulationHooks { wall, start, luck, post: post.clone(), flaw };
        let life = Arc::new(Life::default());
        let assembled = || runtime.block_on(assemble(&place, &life));
        let (app, living) = with(&hooks, || Life::lives(&life, assembled))?;
        let (router, door) = (router(app.clone()), peers(app.clone()));
        let address = place.among.map(|(_, address)| address).unwrap_or_default();
        let (ready, answers, peer_answers) = Default::default();
        let (born, living) = (now, Some(living));
        Some(SimulatedNode {
            runtime,
            hooks,
            born,
            app,
            router,
            door,
            living,
            address,
            life,
            ready,
            answers,
            post,
            peer_answers,
        })
    }

    /// Lets it do something.
    fn does<T>(&self, what: impl Future<Output = T>) -> T {
        with(&self.hooks, || Life::lives(&self.life, || self.runtime.block_on(what)))
    }

    fn moment(&self, until: u64) -> Instant {
        self.hooks.start + Duration::from_millis(until.saturating_sub(self.born))
    }

    /// Lets it run until a moment of the world.
    pub(crate) fn run(&self, until: u64) {
        let end = self.moment(until);
        self.does(async { tokio::time::sleep_until(end).await });
    }

    /// Lets it stand still until a moment of the world: all that was due meanwhile is due then.
    pub(crate) fn stand_still(&self, until: u64) {
        let end = self.moment(until);
        self.does(async {
            let passed = end.saturating_duration_since(Instant::now());
            tokio::time::advance(passed).await;
        });
    }

    /// Lets it stop in order; the moment of the world at which it has.
    pub(crate) fn leave(mut self) -> u64 {
        if let Some(living) = self.living.take() {
            let leaves = async { timeout(PATIENCE, living.leave(&self.app)).await.is_ok() };
            with(&self.hooks, || Life::lives(&self.life, || self.runtime.block_on(leaves)));
        }
        self.now()
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
        taken(&self.answers)
    }

    /// A request of another node arrives.
    pub(crate) fn ask_as_peer(&self, number: u64, request: Request<Body>) {
        let (door, answers) = (self.door.clone(), self.peer_answers.clone());
        let life = self.life.clone();
        self.runtime.spawn(async move {
            let Ok(response) = door.oneshot(request).await;
            // What streams is read here: it belongs to this runtime.
            let (parts, body) = response.into_parts();
            let body = axum::body::to_bytes(body, BODY).await.unwrap_or_default();
            if life.effect() {
                let response = Response::from_parts(parts, Body::from(body));
                let answer = PeerAnswer { request: number, response };
                answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
            }
        });
    }

    /// What it asks other nodes, and what it has answered them, since the last time.
    pub(crate) fn mail(&self) -> (Vec<PeerMail>, Vec<PeerAnswer>) {
        (taken(&self.post), taken(&self.peer_answers))
    }

    /// The connections of which there is something to collect, each once.
    pub(crate) fn spoken(&self) -> Vec<u64> {
        let mut ready = taken(&self.ready);
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
        let seen = self.does(looks);
        seen.unwrap_or_else(|_| (0..many).map(|_| None).collect())
    }

    /// The version of a table that is kept and how it stands then, as its session says.
    pub(crate) fn kept(&self, table: &str) -> Option<(i64, TableState)> {
        let told = async { timeout(PATIENCE, self.app.tables.kept(table)).await };
        self.does(told).ok()?.ok()
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
async fn assemble(place: &Birthplace<'_>, life: &Arc<Life>) -> Option<(App, LivingNode)> {
    let mut store = SharedStore::from(MemoryStore::open(place.disk, life));
    let mut node = ServerNode::alone();
    if let Some((board, address)) = &place.among {
        store = store.with_nodes(Arc::new(MemoryNodes::new(board, place.disk, life)));
        node = ServerNode::join(&store, address.clone(), NodePace::default()).await.ok()?;
    }
    let habits =
        TablePolicy { thinkers: 2, talk: ChatLimit::unbounded(), ..TablePolicy::default() };
    let mut config = Config::new("nowhere");
    (config.habits, config.limits) = (habits, Limits::unbounded_rates());
    let tables = Tables::among(store.clone(), habits, node).await.ok()?;
    tables.offer(Vec::new());
    let app = App::new(config, store, tables);
    let living = LivingNode::start(&app);
    tokio::spawn(chores(app.clone()));
    Some((app, living))
}
