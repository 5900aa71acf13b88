//! Many connections: nobody can keep the others out.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::Duration;

use mittwoch_server::{Config, Limits, RunningServer, serve};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::ClientRequestBuilder;

use super::helper::{folder, hasty};

const HEALTH: &[u8] = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(10);

async fn open(change: impl FnOnce(&mut Limits)) -> (RunningServer, TempDir) {
    let folder = folder();
    let mut config = Config { habits: hasty(), assets, ..Config::new(folder.path()) };
    config.trusted.push("127.0.0.9".parse::<std::net::IpAddr>().expect("an address").into());
    change(&mut config.limits);
    (serve(config).await.expect("it runs"), folder)
}

/// A page too long for the buffers on the way.
fn assets(path: &str) -> Option<Cow<'static, [u8]>> {
    (path == "long.bin").then(|| Cow::Owned(vec![b'x'; 1 << 20]))
}

/// A connection from one of the addresses of this machine.
async fn from(last: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    // What is not read stays on the way, and the less fits there the sooner it is noticed.
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).expect("an address");
    timeout(SOON, socket.connect(to)).await.expect("in time").expect("connected")
}

/// What is said until the other side ends it.
async fn rest(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let _cut = timeout(SOON, stream.read_to_end(&mut said)).await.expect("it is ended");
    String::from_utf8_lossy(&said).into_owned()
}

async fn is_well(last: u8, to: SocketAddr) -> bool {
    let mut stream = from(last, to).await;
    let _cut = stream.write_all(HEALTH).await;
    rest(&mut stream).await.starts_with("HTTP/1.1 200")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_every_place() {
    let (server, _folder) = open(|limits| {
        (limits.connections, limits.connections_of_address) = (16, 6);
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..40 {
        idle.push(from(2, server.address()).await);
    }
    assert!(is_well(3, server.address()).await, "another address is served");
    for late in idle.iter_mut().skip(6) {
        let said = rest(late).await;
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 503"), "sent away: {said}");
    }
    assert!(!is_well(2, server.address()).await, "the address itself has no place left");
    drop(idle);
    let again = async { while !is_well(2, server.address()).await {} };
    timeout(SOON, again).await.expect("its places come back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_sends_away_and_does_not_let_wait() {
    let (server, _folder) = open(|limits| {
        (limits.connections, limits.connections_of_address) = (2, 2);
    })
    .await;
    let held = [from(2, server.address()).await, from(3, server.address()).await];
    let mut late = from(4, server.address()).await;
    let said = rest(&mut late).await;
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 503"), "{said}");
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_says_nothing_ends() {
    let (server, _folder) = open(|limits| limits.head = Duration::from_millis(200)).await;
    let mut silent = from(2, server.address()).await;
    rest(&mut silent).await;
    let mut kept = from(2, server.address()).await;
    kept.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
    assert!(rest(&mut kept).await.starts_with("HTTP/1.1 200"), "answered, then ended");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up() {
    let (server, _folder) = open(|limits| {
        (limits.unread, limits.connections_of_address) = (Duration::from_millis(200), 1);
    })
    .await;
    let mut deaf = from(2, server.address()).await;
    for _ in 0..40 {
        deaf.write_all(b"GET /long.bin HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
    }
    let free = async { while !is_well(2, server.address()).await {} };
    timeout(SOON, free).await.expect("the place is free again");
    drop(deaf);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_speaks_for_many_whose_live_connections_count() {
    let (server, _folder) = open(|limits| limits.connections_of_address = 3).await;
    let app = server.app();
    let host =
        app.identity.guest(&mittwoch_protocol::NewGuest::default()).await.expect("a guest").person;
    let wish = serde_json::from_str(r#"{ "game": "dreamworld", "players": 2 }"#);
    let table = app.tables.create(&host, wish.expect("a wish")).await.expect("a table").id;
    let mut through = Vec::new();
    for client in ["192.0.2.1", "192.0.2.2"] {
        for place in 0..4 {
            let url = format!("ws://{}/api/tables/{table}/live", server.address());
            let request = ClientRequestBuilder::new(url.parse().expect("an address"))
                .with_header("X-Forwarded-For", client);
            let stream = from(9, server.address()).await;
            let opened = tokio_tungstenite::client_async(request, stream).await;
            assert_eq!(opened.is_ok(), place < 3, "{client}, connection {place}");
            through.extend(opened.ok());
        }
    }
    assert_eq!(through.len(), 6, "the proxy itself has no share");
    let url = format!("ws://{}/api/tables/{table}/live", server.address());
    assert!(connect_async(url).await.is_ok(), "others are not concerned");
    drop(through);
    server.stop().await;
}
