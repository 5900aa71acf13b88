//! Some servers on one store, and people who come to any of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use futures_util::StreamExt;
use mittwoch_protocol::{ClientMessage, Command, NewGuest, ServerMessage, Snapshot, TableInfo};
use mittwoch_server::http::router;
use mittwoch_server::store::{Postgres, PostgresOptions, SharedStore, User};
use mittwoch_server::{Config, Limits, RunningServer, serve_on};
use mittwoch_vopr::MemoryPlace;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use super::trouble::{NodeTrouble, TroubledNodes};
use crate::server::helper::hasty;
use crate::tables::house::{key, wish};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// As long as anything may take that people wait for: a node that is lost is replaced by then.
pub(super) const SOON: Duration = Duration::from_secs(5);

/// Servers on one store.
pub(super) struct Town {
    pub nodes: Vec<TownNode>,
}

/// One of them.
pub(super) struct TownNode {
    pub server: RunningServer,
    pub trouble: Arc<NodeTrouble>,
}

/// Somebody with a session.
pub(super) struct Townsman {
    pub user: User,
    pub secret: String,
}

impl Town {
    /// So many nodes over a memory that they share.
    pub(super) async fn in_memory(many: usize) -> Town {
        let place = MemoryPlace::default();
        let stores = (0..many).map(|_| place.open_shared()).collect();
        Town::over(stores, Limits::unbounded_rates()).await
    }

    /// The same with the limits of every server.
    pub(super) async fn limited(many: usize) -> Town {
        let place = MemoryPlace::default();
        let stores = (0..many).map(|_| place.open_shared()).collect();
        Town::over(stores, Limits::default()).await
    }

    /// So many nodes over a database that they share.
    pub(super) async fn in_postgres(many: usize) -> Town {
        let address = mittwoch_pgtest::shared().database().parse().expect("an address");
        let mut stores = Vec::new();
        for _ in 0..many {
            // Nothing crashes in these tests, so the cluster is one that would not survive it.
            let options = PostgresOptions { unsynced: true };
            stores.push(Postgres::open_shared(&address, options).await.expect("it opens"));
        }
        Town::over(stores, Limits::unbounded_rates()).await
    }

    async fn over(stores: Vec<SharedStore>, limits: Limits) -> Town {
        let mut nodes = Vec::new();
        for store in stores {
            nodes.push(TownNode::start(store, limits).await);
        }
        // Everybody knows of everybody after a look.
        let many = nodes.len() as u32;
        until(|| nodes.iter().all(|node| node.server.app().tables.node().many() == many)).await;
        Town { nodes }
    }

    pub(super) fn node(&self, at: usize) -> &TownNode {
        &self.nodes[at % self.nodes.len()]
    }

    pub(super) async fn person(&self) -> Townsman {
        let identity = &self.nodes[0].server.app().identity;
        let guest = identity.guest(&NewGuest::default()).await.expect("a guest");
        Townsman { user: guest.person, secret: guest.secret }
    }

    pub(super) async fn people(&self, many: usize) -> Vec<Townsman> {
        let mut people = Vec::new();
        for _ in 0..many {
            people.push(self.person().await);
        }
        people
    }

    /// A running table, made at the first node and joined over the others.
    pub(super) async fn running(&self, game: &str, people: &[Townsman]) -> String {
        let made = serde_json::to_value(wish(game, people.len() as u8, 0)).expect("a wish");
        let made = self.node(0).ask(Method::POST, "/api/tables", &people[0], made).await;
        assert!(made.0.is_success(), "{}", made.1);
        let table = serde_json::from_value::<TableInfo>(made.1).expect("a table").id;
        for (at, person) in people.iter().enumerate().skip(1) {
            self.does(at, &table, person, Command::Sit { seat: None }).await;
        }
        self.does(1, &table, &people[0], Command::Start).await;
        table
    }

    /// A command that must be done, at a node.
    pub(super) async fn does(&self, at: usize, table: &str, by: &Townsman, command: Command) {
        let (status, answer) = self.node(at).command(table, by, command).await;
        assert!(status.is_success(), "{status}: {answer}");
    }

    /// Gives one answer of whoever is asked, each look and each command at another node; whether
    /// somebody was.
    pub(super) async fn step(&self, table: &str, people: &[Townsman], turn: usize) -> bool {
        for (at, person) in people.iter().enumerate() {
            let seen = self.node(turn + at).look(table, Some(person)).await;
            if seen.outcome.is_some() {
                return false;
            }
            // Who has answered in secret may still answer otherwise; others are waited for.
            let asked = seen.seat.is_some_and(|seat| seen.awaited.contains(seat));
            if !asked || seen.offers.is_empty() {
                continue;
            }
            self.does(turn + at + 1, table, person, offer(&seen, turn)).await;
            return true;
        }
        panic!("nobody is asked at {table}");
    }

    /// The place of the node that holds a table, among those that live.
    pub(super) async fn holder(&self, table: &str) -> usize {
        let store = &self.nodes[0].server.app().store.nodes;
        let holder = store.holder(table).await.expect("asked").expect("somebody holds it");
        let is = |node: &TownNode| node.server.app().tables.node().life() == Some(holder.id);
        self.nodes.iter().position(is).expect("one of them")
    }

    /// Stops everything.
    pub(super) async fn close(self) {
        for node in self.nodes {
            node.server.stop().await;
        }
    }
}

impl TownNode {
    async fn start(store: SharedStore, limits: Limits) -> TownNode {
        let trouble = Arc::<NodeTrouble>::default();
        let inner = store.nodes.clone();
        let store = store.with_nodes(Arc::new(TroubledNodes { inner, trouble: trouble.clone() }));
        let config = Config { habits: hasty(), limits, ..Config::new("nowhere") };
        TownNode { server: serve_on(config, store).await.expect("it runs"), trouble }
    }

    pub(super) async fn send(&self, request: Request<Body>) -> (StatusCode, Value) {
        let router = router(self.server.app().clone());
        let response = router.oneshot(request).await.expect("a router never fails");
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    pub(super) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let host = self.server.address().to_string();
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::ORIGIN, format!("http://{host}"))
            .header(header::HOST, host)
            .header(header::CONTENT_TYPE, "application/json")
    }

    pub(super) async fn ask(
        &self,
        method: Method,
        path: &str,
        by: &Townsman,
        body: Value,
    ) -> (StatusCode, Value) {
        let request = self.request(method, path).header(header::COOKIE, by.cookie());
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    pub(super) async fn command(
        &self,
        table: &str,
        by: &Townsman,
        command: Command,
    ) -> (StatusCode, Value) {
        self.message(table, by, &ClientMessage { key: key(), command }).await
    }

    pub(super) async fn message(
        &self,
        table: &str,
        by: &Townsman,
        message: &ClientMessage,
    ) -> (StatusCode, Value) {
        let message = serde_json::to_value(message).expect("a message");
        self.ask(Method::POST, &format!("/api/tables/{table}/commands"), by, message).await
    }

    /// The match as somebody sees it through this node.
    pub(super) async fn look(&self, table: &str, by: Option<&Townsman>) -> Snapshot {
        let (status, seen) = self.glance(table, by).await;
        assert!(status.is_success(), "{status}: {seen}");
        serde_json::from_value(seen).expect("a snapshot")
    }

    pub(super) async fn glance(&self, table: &str, by: Option<&Townsman>) -> (StatusCode, Value) {
        let mut request = self.request(Method::GET, &format!("/api/tables/{table}/snapshot"));
        if let Some(by) = by {
            request = request.header(header::COOKIE, by.cookie());
        }
        self.send(request.body(Body::empty()).expect("a request")).await
    }

    pub(super) async fn connect(&self, table: &str, by: &Townsman) -> Result<Socket, Error> {
        let address = self.server.address();
        let url = format!("ws://{address}/api/tables/{table}/live");
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{address}").parse().expect("a value"));
        headers.insert("cookie", by.cookie().parse().expect("a value"));
        Ok(connect_async(request).await?.0)
    }

    pub(super) async fn live(&self, table: &str, by: &Townsman) -> Socket {
        let mut socket = self.connect(table, by).await.expect("a connection");
        heard(&mut socket, |message| matches!(message, ServerMessage::Hello { .. })).await;
        socket
    }
}

impl Townsman {
    pub(super) fn cookie(&self) -> String {
        format!("mittwoch={}", self.secret)
    }
}

/// One of the answers that are offered.
pub(super) fn offer(seen: &Snapshot, turn: usize) -> Command {
    crate::tables::house::offer(seen, turn % seen.offers.len())
}

/// Waits until something is so; not for ever.
pub(super) async fn until(mut so: impl FnMut() -> bool) -> Duration {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < SOON * 2, "it is not so in time");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    begun.elapsed()
}

/// The next message of a kind.
pub(super) async fn heard(
    socket: &mut Socket,
    wanted: impl Fn(&ServerMessage) -> bool,
) -> ServerMessage {
    let hearing = async {
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let message = serde_json::from_str::<ServerMessage>(&text).expect("of the protocol");
            if wanted(&message) {
                return message;
            }
        }
        panic!("the connection has ended");
    };
    tokio::time::timeout(SOON * 2, hearing).await.expect("in time")
}

/// Waits until a connection ends; how long it took.
pub(super) async fn ended(socket: &mut Socket) -> Duration {
    let begun = Instant::now();
    let ending = async { while let Some(Ok(_)) = socket.next().await {} };
    tokio::time::timeout(SOON * 2, ending).await.expect("the connection ends");
    begun.elapsed()
}
