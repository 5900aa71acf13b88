//! What a server tells of itself in numbers, and to whom.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use futures_util::StreamExt;
use mittwoch_server::http::router;
use mittwoch_server::{Config, RunningServer, serve};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::ClientRequestBuilder;

use super::helper::{Browser, Site, folder, hasty};

/// The numbers by name and labels.
type Numbers = BTreeMap<String, f64>;

async fn ask(address: SocketAddr, path: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_owned(), body.to_owned())
}

/// Reads a page in the text form of Prometheus, and sees that it is one.
fn read(page: &str) -> Numbers {
    let (mut kinds, mut numbers) = (BTreeMap::new(), Numbers::new());
    for line in page.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').expect("a name and a kind");
            assert!(kinds.insert(name, kind).is_none(), "{name} comes twice");
        } else if !line.starts_with("# HELP ") {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            let value = value.parse().unwrap_or_else(|_| panic!("{line}"));
            assert!(numbers.insert(name.to_owned(), value).is_none(), "{name} comes twice");
        }
    }
    for name in numbers.keys().map(|name| name.split('{').next().expect("a name")) {
        let of_histogram = ["_bucket", "_sum", "_count"].iter().any(|end| {
            name.strip_suffix(end).is_some_and(|name| kinds.get(name) == Some(&"histogram"))
        });
        assert!(kinds.contains_key(name) || of_histogram, "{name} has no kind");
    }
    numbers
}

async fn scraped(server: &RunningServer) -> (String, Numbers) {
    let address = server.metrics_address().expect("it is read somewhere");
    let (head, page) = ask(address, "/metrics").await;
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/plain; version=0.0.4"));
    let numbers = read(&page);
    (page, numbers)
}

/// The numbers once what was asked for in vain is asleep again.
async fn settled(server: &RunningServer) -> (String, Numbers) {
    for _ in 0..500 {
        let (page, numbers) = scraped(server).await;
        if numbers["mittwoch_tables_awake"] <= 1.0 {
            return (page, numbers);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("what is not there stays awake");
}

/// A server whose numbers can be read, and a way to talk to it without a network.
async fn counted() -> (RunningServer, Site) {
    let folder = folder();
    let metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let config = Config { habits: hasty(), metrics, ..Config::new(folder.path()) };
    let server = serve(config).await.expect("it runs");
    let app = server.app().clone();
    let site = Site::over(app.clone(), router(app), folder);
    (server, site)
}

/// A guest alone at a running table, who has given one answer; the table.
async fn one_answer(guest: &mut Browser<'_>) -> String {
    let wish = json!({"game": "dreamworld", "players": 1});
    let made = guest.post("/api/tables", &wish).await.ok();
    let table = made["id"].as_str().expect("an id").to_owned();
    let commands = format!("/api/tables/{table}/commands");
    guest.post(&commands, &json!({"key": "s", "command": {"do": "start"}})).await.ok();
    let seen = guest.get(&format!("/api/tables/{table}/snapshot")).await.ok();
    let action = &seen["offers"][0]["action"];
    let answer = json!({"do": "answer", "seq": seen["seq"], "action": action});
    guest.post(&commands, &json!({"key": "a", "command": answer})).await.ok();
    table
}

#[tokio::test]
async fn numbers_move_with_what_is_done_and_hold_nothing_secret() {
    let (server, site) = counted().await;
    let (_, before) = scraped(&server).await;
    let mut guest = site.browser();
    guest.post("/api/guest", &json!({"name": "Wanda Blum"})).await.ok();
    let table = one_answer(&mut guest).await;
    guest.get("/api/tables/nowhere").await.fault();
    let url = format!("ws://{}/api/tables/{table}/live", server.address());
    let request = ClientRequestBuilder::new(url.parse().expect("an address"));
    let (mut socket, _) = connect_async(request).await.expect("connected");
    socket.next().await.expect("a message").expect("sound");
    let (page, after) = settled(&server).await;
    let moved = |name: &str| after[name] - before.get(name).copied().unwrap_or_default();
    for (name, by) in [
        ("mittwoch_answer_seconds_count", 1.0),
        ("mittwoch_commands_total", 1.0),
        ("mittwoch_requests_total{kind=\"command\",status=\"2xx\"}", 2.0),
        ("mittwoch_requests_total{kind=\"look\",status=\"4xx\"}", 1.0),
        ("mittwoch_request_seconds_count{kind=\"people\"}", 1.0),
        ("mittwoch_refusals_total{code=\"not-found\"}", 1.0),
        ("mittwoch_sockets", 1.0),
        ("mittwoch_connections", 1.0),
        ("mittwoch_tables_awake", 1.0),
    ] {
        assert_eq!(moved(name), by, "{name}");
    }
    assert!(moved("mittwoch_steps_total") >= 2.0 && moved("mittwoch_records_total") >= 1.0);
    assert!(moved("mittwoch_store_commit_seconds_count") >= 3.0);
    assert!(moved("mittwoch_store_read_seconds_count") >= 1.0);
    assert!(moved("mittwoch_socket_messages_total") >= 1.0);
    assert!(after["process_cpu_seconds_total"] > 0.0);
    let (cookie, address) =
        (guest.cookie.clone().expect("a cookie"), guest.address.map(|n| n.to_string()));
    let secret = cookie.split('=').nth(1).expect("a secret");
    for word in [table.as_str(), secret, "Wanda", "Blum", &address.join("."), "dreamworld"] {
        assert!(!page.contains(word), "{word} is told");
    }
    drop(socket);
    server.stop().await;
}

#[tokio::test]
async fn numbers_are_read_nowhere_unless_somebody_says_so_and_never_where_people_come_in() {
    let folder = folder();
    let quiet = serve(Config::new(folder.path())).await.expect("it runs");
    assert_eq!(quiet.metrics_address(), None);
    assert!(ask(quiet.address(), "/metrics").await.0.starts_with("HTTP/1.1 404"));
    quiet.stop().await;
    let (server, _site) = counted().await;
    let keeper = server.metrics_address().expect("it is read somewhere");
    let (head, body) = ask(server.address(), "/metrics").await;
    assert!(head.starts_with("HTTP/1.1 404") && !body.contains("mittwoch_"), "{body}");
    // And nothing of what people do can be done there.
    assert!(ask(keeper, "/api/games").await.0.starts_with("HTTP/1.1 404"));
    assert!(ask(keeper, "/ready").await.0.starts_with("HTTP/1.1 200"));
    server.stop().await;
    assert!(TcpStream::connect(keeper).await.is_err(), "it ends with the server");
}

#[tokio::test]
async fn whoever_stops_is_not_ready() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let ready = browser.get("/ready").await;
    let whole = json!({"ready": true, "joined": true, "store": true, "stopping": false});
    assert_eq!((ready.status, ready.json()), (StatusCode::OK, whole));
    site.app.stop();
    let ready = browser.call(Method::GET, "/ready", axum::body::Body::empty()).await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!((&ready.json()["ready"], &ready.json()["stopping"]), (&json!(false), &json!(true)));
}

/// Every name of a number in a query.
fn names(query: &str) -> BTreeSet<&str> {
    let words = query.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
    words.filter(|word| word.starts_with("mittwoch_") || word.starts_with("process_")).collect()
}

#[tokio::test]
async fn the_board_asks_for_nothing_that_does_not_exist() {
    let (server, _site) = counted().await;
    let (page, _) = scraped(&server).await;
    let exist: BTreeSet<_> =
        page.lines().filter_map(|line| line.split(['{', ' ']).next()).collect();
    let board = include_str!("../../../../docs/hosting/grafana.json");
    let board: Value = serde_json::from_str(board).expect("a board is JSON");
    let panels = board["panels"].as_array().expect("panels");
    let targets = panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten();
    let queries: Vec<_> = targets.map(|target| target["expr"].as_str().expect("text")).collect();
    let asked: BTreeSet<_> = queries.iter().flat_map(|query| names(query)).collect();
    assert!(queries.iter().all(|query| !names(query).is_empty()));
    let missing: Vec<_> = asked.difference(&exist).collect();
    assert!(missing.is_empty(), "the board asks for {missing:?}");
    // And shows everything that is counted.
    let base = |name: &str| {
        let ends = ["_bucket", "_sum", "_count"];
        ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
    };
    let shown: BTreeSet<_> = asked.iter().map(|name| base(name)).collect();
    let known = page.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    for name in known.filter_map(|line| line.split(' ').next()) {
        assert!(shown.contains(&base(name)), "{name} is on no board");
    }
    server.stop().await;
}
