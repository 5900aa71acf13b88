//! The life of a server: start, faults at the start, stop.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use mittwoch_server::{Config, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::ClientRequestBuilder;

use super::helper::{Site, english, folder, hasty};

fn config(folder: &std::path::Path) -> Config {
    Config { habits: hasty(), ..Config::new(folder) }
}

async fn ask(address: std::net::SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

const HEALTH: &str = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn a_server_starts_within_a_second_answers_and_stops() {
    let folder = folder();
    let before = Instant::now();
    let server = serve(config(folder.path())).await.expect("it runs");
    assert!(before.elapsed() < Duration::from_secs(1), "{:?}", before.elapsed());
    let address = server.address();
    assert!(ask(address, HEALTH).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
    assert!(TcpStream::connect(address).await.is_err());
    let again = serve(config(folder.path())).await.expect("the folder is free again");
    again.stop().await;
}

#[tokio::test]
async fn a_port_in_use_and_a_folder_in_use_are_one_sentence() {
    let (one, other) = (folder(), folder());
    let server = serve(config(one.path())).await.expect("it runs");
    let port = server.address().port();
    let same_port = Config { port, ..config(other.path()) };
    let fault = serve(same_port).await.err().expect("refused");
    assert_eq!(english(&fault.phrase()), format!("The port {port} is in use; name another one."));
    let fault = english(&serve(config(one.path())).await.err().expect("refused").phrase());
    assert!(fault.starts_with("Another server is running"), "{fault}");
    server.stop().await;
}

#[tokio::test]
async fn stopping_does_not_wait_long_for_idle_connections() {
    let folder = folder();
    let server = serve(config(folder.path())).await.expect("it runs");
    let _idle = TcpStream::connect(server.address()).await.expect("connected");
    let mut half = TcpStream::connect(server.address()).await.expect("connected");
    half.write_all(b"GET /health HTTP/1.1\r\nHo").await.expect("sent");
    tokio::time::sleep(Duration::from_millis(50)).await;
    let before = Instant::now();
    server.stop().await;
    assert!(before.elapsed() < Duration::from_secs(8), "{:?}", before.elapsed());
}

#[tokio::test]
async fn what_is_no_http_harms_nobody() {
    let folder = folder();
    let server = serve(config(folder.path())).await.expect("it runs");
    for text in ["\r\n\r\n\r\n", "GET\r\n\r\n", "\u{1}\u{2}\u{3} nonsense\r\n\r\n"] {
        let mut stream = TcpStream::connect(server.address()).await.expect("connected");
        stream.write_all(text.as_bytes()).await.expect("sent");
        stream.shutdown().await.expect("shut");
        let mut answer = Vec::new();
        let _cut = stream.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 2"));
    }
    assert!(ask(server.address(), HEALTH).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test]
async fn a_stopping_server_says_so() {
    let site = Site::new().await;
    site.app.stop();
    assert_eq!(site.browser().get("/health").await.fault(), "stopping");
    assert_eq!(site.browser().get("/api/games").await.fault(), "stopping");
}

#[tokio::test]
async fn a_live_connection_ends_with_the_session() {
    let folder = folder();
    let server = serve(config(folder.path())).await.expect("it runs");
    let app = server.app();
    let signed_in =
        app.identity.guest(&mittwoch_protocol::NewGuest::default()).await.expect("a guest");
    let wish = r#"{ "game": "dreamworld", "players": 2 }"#;
    let wish = serde_json::from_str(wish).expect("a wish");
    let table = app.tables.create(&signed_in.person, wish).await.expect("a table").id;
    let host = server.address().to_string();
    let url = format!("ws://{host}/api/tables/{table}/live");
    let request = ClientRequestBuilder::new(url.parse().expect("an address"))
        .with_header("Origin", format!("http://{host}"))
        .with_header("Cookie", format!("mittwoch={}", signed_in.secret));
    let (mut socket, _) = connect_async(request).await.expect("connected");
    let hello = socket.next().await.expect("a message").expect("sound");
    assert!(hello.to_text().expect("text").contains("hello"));
    let caller = app.identity.by_cookie(&signed_in.secret).await.expect("read").expect("known");
    app.identity.logout_everywhere(&caller).await.expect("logged out");
    let ended = async { while let Some(Ok(_)) = socket.next().await {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the connection ends");
    server.stop().await;
}
