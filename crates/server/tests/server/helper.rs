//! A server without a network, and a browser that talks to it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use mittwoch_kernel::{Phrase, Seats, Seed};
use mittwoch_protocol::{Acknowledged, Create, Pace, Stage, UndoPolicy, Visibility};
use mittwoch_server::Config;
use mittwoch_server::http::{App, router};
use mittwoch_server::store::{
    Append, CommandEntry, NewTable, NewUser, Occupant, SharedStore, Sqlite, TableSummary, User,
};
use mittwoch_server::table::{TablePolicy, Tables};
use mittwoch_session::{FactLine, TableState};
use mittwoch_words::{Lang, Words};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) const HOST: &str = "play.example.org";

/// A folder that goes away with the test.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub(crate) async fn open(folder: &Path) -> SharedStore {
    Sqlite::open(folder).await.expect("the store opens").into()
}

/// Habits with which a test does not wait for bots.
pub(crate) fn hasty() -> TablePolicy {
    TablePolicy { bot_pause: Duration::ZERO, ..TablePolicy::default() }
}

/// A server without a network.
pub(crate) struct Site {
    pub(crate) app: App,
    router: Router,
    pub(crate) folder: TempDir,
}

impl Site {
    pub(crate) async fn new() -> Site {
        Site::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Site {
        let folder = folder();
        let mut config = Config { habits: hasty(), ..Config::new(folder.path()) };
        change(&mut config);
        let store = open(folder.path()).await;
        let tables = Tables::with(store.clone(), config.habits).await.expect("tables");
        let app = App::new(config, store, tables);
        Site { router: router(app.clone()), app, folder }
    }

    /// The same over a server that runs already.
    pub(crate) fn over(app: App, router: Router, folder: TempDir) -> Site {
        Site { app, router, folder }
    }

    /// Sends a request as it is.
    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.expect("a router never fails");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body");
        Reply { status: parts.status, headers: parts.headers, body: body.to_vec() }
    }

    /// Somebody with an empty jar of cookies.
    pub(crate) fn browser(&self) -> Browser<'_> {
        Browser { site: self, cookie: None, known: None, address: [192, 0, 2, 1] }
    }

    /// A guest with a cookie.
    pub(crate) async fn guest(&self) -> Browser<'_> {
        let mut browser = self.browser();
        browser.post("/api/guest", &json!({})).await.ok();
        browser
    }

    /// An account with a cookie.
    pub(crate) async fn account(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let wish = json!({ "name": name, "password": PASSWORD });
        browser.post("/api/register", &wish).await.ok();
        browser
    }
}

pub(crate) const PASSWORD: &str = "a sofa in Vienna";

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The answer of a request that was done.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()
    }

    /// The kind of fault of one that was not.
    #[track_caller]
    pub(crate) fn fault(&self) -> String {
        assert!(!self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()["code"].as_str().unwrap_or_else(|| panic!("no fault: {}", self.text())).into()
    }
}

/// Somebody with a jar of cookies who is on our site.
#[derive(Clone)]
pub(crate) struct Browser<'a> {
    pub(crate) site: &'a Site,
    pub(crate) cookie: Option<String>,
    /// The cookie by which a browser is known that has signed in.
    pub(crate) known: Option<String>,
    pub(crate) address: [u8; 4],
}

impl Browser<'_> {
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.call(Method::GET, path, Body::empty()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.call(Method::POST, path, Body::from(body.to_string())).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: &Value) -> Reply {
        self.call(Method::DELETE, path, Body::from(body.to_string())).await
    }

    pub(crate) async fn call(&mut self, method: Method, path: &str, body: Body) -> Reply {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, format!("http://{HOST}"))
            .header(header::CONTENT_TYPE, "application/json");
        for cookie in [&self.cookie, &self.known].into_iter().flatten() {
            request = request.header(header::COOKIE, cookie);
        }
        let peer = ConnectInfo(SocketAddr::from((self.address, 4000)));
        let request = request.extension(peer).body(body).expect("a request");
        let reply = self.site.send(request).await;
        for set in reply.headers.get_all(header::SET_COOKIE) {
            let pair = set.to_str().expect("text").split(';').next().unwrap_or_default();
            let pair = (!pair.ends_with('=')).then(|| pair.to_owned());
            match set.as_bytes().starts_with(b"mittwoch-known") {
                true => self.known = pair,
                false => self.cookie = pair,
            }
        }
        reply
    }

    pub(crate) async fn me(&mut self) -> Reply {
        self.get("/api/me").await
    }

    /// The number of the person.
    pub(crate) async fn id(&mut self) -> i64 {
        self.me().await.ok()["id"].as_i64().expect("a number")
    }
}

/// A person in a store.
pub(crate) async fn person(store: &SharedStore, name: &str, now: i64) -> User {
    let rank = mittwoch_protocol::Rank::Guest;
    let new =
        NewUser { name: name.into(), rank, password: None, owner: None, suggested: false, now };
    store.people.add_person(new).await.expect("a person")
}

/// How a table with one person and a free seat stands.
pub(crate) fn standing(host: i64) -> TableSummary {
    TableSummary {
        stage: Stage::Open,
        seats: vec![Occupant::Person(host), Occupant::Empty],
        awaited: Seats::NONE,
        outcome: None,
        progress: Default::default(),
        unearned: Seats::NONE,
        document: json!({}),
    }
}

/// A table in a store.
pub(crate) async fn table(store: &SharedStore, id: &str, host: i64) -> NewTable {
    let title = mittwoch_games::title("dreamworld").expect("a game");
    let pack = store.packs.keep_pack(&title.pack(None).expect("a pack")).await.expect("kept");
    let create = Create {
        game: "dreamworld".into(),
        players: 2,
        options: Default::default(),
        bots: Vec::new(),
        circle: Vec::new(),
        pace: Pace::default(),
        visibility: Visibility::Public,
        undo: UndoPolicy::default(),
        pack: None,
        hints: Default::default(),
        from: None,
        lesson: false,
    };
    let (seed, code) = (Seed::from_number(7), format!("code-{id}"));
    let new = NewTable {
        id: id.into(),
        code,
        create,
        host,
        now: 1,
        seed,
        pack,
        standing: standing(host),
        line: FactLine::first(1000, TableState::open(standing(host).seats)).written(),
    };
    store.tables.create_table(new.clone()).await.expect("a table");
    new
}

/// A step that adds lines to a table.
pub(crate) fn step(table: &NewTable, version: i64, first: u32, lines: &[&str]) -> Append {
    Append {
        table: table.id.clone(),
        version,
        first,
        lines: lines.iter().map(ToString::to_string).collect(),
        table_lines: Vec::new(),
        sealed: Vec::new(),
        standing: table.standing.clone(),
        entry: None,
        now: 2 + version,
    }
}

/// The entry of a command that was done.
pub(crate) fn entry(person: i64, key: &str, seq: u32) -> Option<CommandEntry> {
    let acknowledged = Acknowledged { key: key.into(), seq };
    Some(CommandEntry { person, acknowledged, digest: [7; 32] })
}

/// What the keeper of a server reads in English.
pub(crate) fn english(phrase: &Phrase) -> String {
    Words::new(Lang::En).phrase(phrase)
}
