//! Live connections end with the credential that opened them, and no others do.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use futures_util::StreamExt;
use mittwoch_server::http::router;
use mittwoch_server::{Config, Limits, RunningServer, serve};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Error};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use super::helper::{PASSWORD, folder, hasty};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server on the network with one table.
struct Place {
    server: RunningServer,
    table: String,
    _folder: TempDir,
}

/// A header with which somebody proves who they are.
type Proof = (&'static str, String);

impl Place {
    async fn open() -> Place {
        let folder = folder();
        let limits = Limits::unbounded_rates();
        let config = Config { habits: hasty(), limits, ..Config::new(folder.path()) };
        let server = serve(config).await.expect("it runs");
        let mut place = Place { server, table: String::new(), _folder: folder };
        let host = place.guest().await;
        place.table = place.table_of(&host).await;
        place
    }

    /// A table at which somebody has the first seat.
    async fn table_of(&self, host: &Proof) -> String {
        let wish = json!({ "game": "dreamworld", "players": 2 });
        let table = self.send(Method::POST, "/api/tables", host, wish).await.1;
        table["id"].as_str().expect("a table").to_owned()
    }

    fn host(&self) -> String {
        self.server.address().to_string()
    }

    async fn ask(&self, method: Method, path: &str, proof: Option<&Proof>, body: Value) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if let Some((name, value)) = proof {
            request = request.header(*name, value);
        }
        let request = request
            .header(header::HOST, self.host())
            .header(header::ORIGIN, format!("http://{}", self.host()))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()));
        let router = router(self.server.app().clone());
        let response = router.oneshot(request.expect("a request")).await.expect("answered");
        let cookie = response.headers().get(header::SET_COOKIE);
        let cookie = cookie.and_then(|set| set.to_str().ok()?.split(';').next());
        let proof = ("cookie", cookie.unwrap_or_default().to_owned());
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        Answer(status, serde_json::from_slice(&body).unwrap_or_default(), proof)
    }

    /// The same for somebody, who must be answered.
    async fn send(&self, method: Method, path: &str, proof: &Proof, body: Value) -> Answer {
        let answer = self.ask(method, path, Some(proof), body).await;
        assert!(answer.0.is_success(), "{path}: {}", answer.1);
        answer
    }

    async fn guest(&self) -> Proof {
        self.ask(Method::POST, "/api/guest", None, json!({})).await.2
    }

    async fn sign_in(&self, door: &str, proof: Option<&Proof>) -> Proof {
        let wish = json!({ "name": "Anna", "password": PASSWORD });
        let answer = self.ask(Method::POST, door, proof, wish).await;
        assert!(answer.0.is_success(), "{door}: {}", answer.1);
        answer.2
    }

    /// A token of a person, with its number.
    async fn token(&self, proof: &Proof) -> (i64, Proof) {
        let token = self.send(Method::POST, "/api/tokens", proof, json!({ "name": "Bot Anna" }));
        let token = token.await.1;
        let secret = token["secret"].as_str().expect("told once");
        let id = token["info"]["id"].as_i64().expect("a number");
        (id, ("authorization", format!("Bearer {secret}")))
    }

    async fn connect(&self, table: &str, proof: &Proof) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/live", self.host());
        let request = ClientRequestBuilder::new(url.parse().expect("an address"))
            .with_header("Origin", format!("http://{}", self.host()))
            .with_header(proof.0, &proof.1);
        Ok(connect_async(request).await?.0)
    }

    async fn live(&self, proof: &Proof) -> Socket {
        let mut socket = self.connect(&self.table, proof).await.expect("connected");
        let hello = socket.next().await.expect("a message").expect("sound");
        assert!(hello.to_text().expect("text").contains("hello"));
        socket
    }
}

/// Status, body, and the cookie that was set.
struct Answer(StatusCode, Value, Proof);

async fn ends(mut socket: Socket) {
    let ended = async { while let Some(Ok(_)) = socket.next().await {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the connection ends");
}

/// Something that is asked on it is answered, so it is open.
async fn stays(socket: &mut Socket) {
    use futures_util::SinkExt;
    use tokio_tungstenite::tungstenite::Message;
    socket.send(Message::text("nonsense")).await.expect("sent");
    let answered = async {
        while let Some(Ok(message)) = socket.next().await {
            if message.to_text().is_ok_and(|text| text.contains("malformed")) {
                return true;
            }
        }
        false
    };
    let answered = tokio::time::timeout(Duration::from_secs(5), answered).await;
    assert!(answered.expect("in time"), "the connection is still open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_taken_away_takes_its_connections_along() {
    let place = Place::open().await;
    let anna = place.sign_in("/api/register", None).await;
    let (id, program) = place.token(&anna).await;
    let (mut own, bot) = (place.live(&anna).await, place.live(&program).await);
    place.send(Method::DELETE, &format!("/api/tokens/{id}"), &anna, json!({})).await;
    ends(bot).await;
    stays(&mut own).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guests_connection_ends_when_the_guest_registers() {
    let place = Place::open().await;
    let guest = place.guest().await;
    let socket = place.live(&guest).await;
    let account = place.sign_in("/api/register", Some(&guest)).await;
    ends(socket).await;
    stays(&mut place.live(&account).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_departs_takes_programs_along() {
    let place = Place::open().await;
    let anna = place.sign_in("/api/register", None).await;
    let (_, program) = place.token(&anna).await;
    let stranger = place.guest().await;
    let (own, bot) = (place.live(&anna).await, place.live(&program).await);
    let mut other = place.live(&stranger).await;
    place.send(Method::DELETE, "/api/me", &anna, json!({ "password": PASSWORD })).await;
    ends(own).await;
    ends(bot).await;
    stays(&mut other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sign_out_and_a_new_password_end_what_they_end_over_http() {
    let place = Place::open().await;
    let here = place.sign_in("/api/register", None).await;
    let there = place.sign_in("/api/login", None).await;
    let (_, program) = place.token(&here).await;
    let mut kept = [place.live(&here).await, place.live(&program).await];
    let gone = place.live(&there).await;
    place.send(Method::POST, "/api/logout", &there, json!({})).await;
    ends(gone).await;
    let there = place.sign_in("/api/login", None).await;
    let gone = place.live(&there).await;
    let change = json!({ "old": PASSWORD, "new": "another sofa" });
    place.send(Method::POST, "/api/password", &here, change).await;
    ends(gone).await;
    for socket in &mut kept {
        stays(socket).await;
    }
    let [own, mut bot] = kept;
    place.send(Method::POST, "/api/logout-everywhere", &here, json!({})).await;
    ends(own).await;
    stays(&mut bot).await;
}

/// Either the ending was told after the watch began, or the store knew of it before.
#[tokio::test]
async fn an_ending_is_seen_on_either_side_of_the_first_look() {
    let place = Place::open().await;
    let identity = &place.server.app().identity;
    for late in [false, true] {
        let guest = identity.guest(&mittwoch_protocol::NewGuest::default()).await.expect("a guest");
        let caller = identity.by_cookie(&guest.secret).await.expect("read").expect("known");
        let early = (!late).then(|| identity.watch(&caller));
        identity.logout(&caller).await.expect("signed out");
        let mut watch = early.unwrap_or_else(|| identity.watch(&caller));
        if !late {
            let told = tokio::time::timeout(Duration::from_secs(5), watch.hint());
            told.await.expect("it was told");
        }
        assert!(!watch.holds().await.expect("read"), "late: {late}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_connection_that_is_opened_during_a_sign_out_stays() {
    let place = std::sync::Arc::new(Place::open().await);
    for _ in 0..20 {
        let guest = place.guest().await;
        let table = place.table_of(&guest).await;
        let opening: Vec<_> = (0..20)
            .map(|_| {
                let (place, guest, table) = (place.clone(), guest.clone(), table.clone());
                tokio::spawn(async move { place.connect(&table, &guest).await.ok() })
            })
            .collect();
        place.send(Method::POST, "/api/logout", &guest, json!({})).await;
        for opened in opening {
            let Some(mut socket) = opened.await.expect("no panic") else { continue };
            // Who comes after the sign-out is nobody, has no seat, and may watch.
            let hello = socket.next().await.and_then(Result::ok);
            if hello.is_some_and(|said| said.to_string().contains("\"seat\":0")) {
                ends(socket).await;
            }
        }
    }
}
