//! The same over a real WebSocket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use mittwoch_protocol::{
    ClientMessage, Command, FaultCode, NewGuest, ServerMessage, Snapshot, VERSION,
};
use mittwoch_server::store::User;
use mittwoch_server::{Config, Limits, RunningServer, serve};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::house::{habits, key, wish};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

struct Place {
    running: RunningServer,
    _folder: TempDir,
}

impl Place {
    async fn open() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let limits = Limits::unbounded_rates();
        let config = Config { habits: habits(), limits, ..Config::new(folder.path()) };
        let running = serve(config).await.expect("a server");
        Place { running, _folder: folder }
    }

    /// A guest and the secret of their session.
    async fn guest(&self) -> (User, String) {
        let guest = self.running.app().identity.guest(&NewGuest::default()).await.expect("a guest");
        (guest.person, guest.secret)
    }

    async fn connect(&self, table: &str, secret: Option<&str>, from: usize) -> Socket {
        let address = self.running.address();
        let url = format!("ws://{address}/api/tables/{table}/live?from={from}");
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{address}").parse().expect("a value"));
        if let Some(secret) = secret {
            headers.insert("cookie", format!("mittwoch={secret}").parse().expect("a value"));
        }
        connect_async(request).await.expect("a connection").0
    }

    /// A running table of two guests.
    async fn table(&self) -> (String, [(User, String); 2]) {
        let guests = [self.guest().await, self.guest().await];
        let tables = &self.running.app().tables;
        let info = tables.create(&guests[0].0, wish("dreamworld", 2, 0)).await.expect("sound");
        for (guest, command) in [(1, Command::Sit { seat: None }), (0, Command::Start)] {
            let message = ClientMessage { key: key(), command };
            tables.command(&info.id, &guests[guest].0, message).await.expect("done");
        }
        (info.id, guests)
    }
}

async fn next(socket: &mut Socket) -> ServerMessage {
    loop {
        let heard = tokio::time::timeout(Duration::from_secs(10), socket.next()).await;
        match heard.expect("in time").expect("open").expect("sound") {
            Message::Text(text) => {
                return serde_json::from_str(text.as_str()).expect("of the protocol");
            }
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The next snapshot, with everything before it that was told.
async fn snapshot(socket: &mut Socket, told: &mut usize) -> Snapshot {
    loop {
        if let ServerMessage::Match { snapshot } = next(socket).await {
            assert_eq!(snapshot.log.from as usize, *told, "without a gap");
            *told += snapshot.log.told.len();
            return *snapshot;
        }
    }
}

async fn say(socket: &mut Socket, text: String) {
    socket.send(Message::text(text)).await.expect("sent");
}

fn message(command: Command) -> String {
    serde_json::to_string(&ClientMessage { key: key(), command }).expect("JSON")
}

async fn fault(socket: &mut Socket) -> (Option<String>, FaultCode) {
    loop {
        if let ServerMessage::Fault { key, fault } = next(socket).await {
            return (key, fault.code);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_over_sockets_and_one_of_them_comes_and_goes() {
    let place = Place::open().await;
    let (table, guests) = place.table().await;
    let (mut told, mut over) = ([0, 0], false);
    let mut sockets = Vec::new();
    for (_, secret) in &guests {
        sockets.push(place.connect(&table, Some(secret), 0).await);
    }
    let hello = next(&mut sockets[1]).await;
    assert!(
        matches!(hello, ServerMessage::Hello { version: VERSION, seat: Some(seat) } if seat.0 == 1)
    );
    let mut seen = Vec::new();
    for at in 0..2 {
        seen.push(snapshot(&mut sockets[at], &mut told[at]).await);
    }
    for step in 0..2000 {
        if seen[0].outcome.is_some() {
            over = true;
            break;
        }
        if step % 7 == 3 {
            sockets[0] = place.connect(&table, Some(&guests[0].1), told[0]).await;
            seen[0] = snapshot(&mut sockets[0], &mut told[0]).await;
        }
        let asked = (0..2).find(|at| seen[*at].seat.is_some_and(|s| seen[*at].awaited.contains(s)));
        let asked = asked.expect("somebody is asked");
        let offers = &seen[asked].offers;
        let action = offers[step % offers.len()].action.clone();
        let answer = Command::Answer { seq: seen[asked].seq, action };
        say(&mut sockets[asked], message(answer)).await;
        for at in 0..2 {
            seen[at] = snapshot(&mut sockets[at], &mut told[at]).await;
        }
    }
    assert!(over, "the match ends");
    assert_eq!(seen[0].outcome, seen[1].outcome);
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_gets_a_typed_fault_and_changes_nothing() {
    let place = Place::open().await;
    let (table, guests) = place.table().await;
    let mut socket = place.connect(&table, Some(&guests[0].1), 0).await;
    let before = snapshot(&mut socket, &mut 0).await;
    for text in ["", "{}", "null", "[]", "{\"key\":1}", "\u{0}", "{\"key\":\"a\",\"command\":{}}"] {
        say(&mut socket, text.to_owned()).await;
        assert_eq!(fault(&mut socket).await, (None, FaultCode::Malformed), "{text}");
    }
    socket.send(Message::binary(vec![0, 159, 146, 150])).await.expect("sent");
    assert_eq!(fault(&mut socket).await, (None, FaultCode::Malformed));
    let action = before.offers[0].action.clone();
    let stale = Command::Answer { seq: before.seq + 5, action };
    say(
        &mut socket,
        serde_json::to_string(&ClientMessage { key: "k".into(), command: stale }).expect("JSON"),
    )
    .await;
    assert_eq!(fault(&mut socket).await, (Some("k".to_owned()), FaultCode::Stale));
    let mut watcher = place.connect(&table, None, 0).await;
    say(&mut watcher, message(Command::Resign)).await;
    assert_eq!(fault(&mut watcher).await.1, FaultCode::SignedOut);
    say(&mut socket, "x".repeat(100_000)).await;
    let closed = loop {
        match tokio::time::timeout(Duration::from_secs(10), socket.next()).await.expect("in time") {
            Some(Ok(Message::Text(_) | Message::Ping(_))) => {}
            other => break other,
        }
    };
    assert!(!matches!(closed, Some(Ok(Message::Text(_)))), "too long a message ends it");
    let person = &guests[0].0;
    let after = place.running.app().tables.snapshot(&table, Some(person), 0).await.expect("there");
    assert_eq!(after, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_closes_its_sockets() {
    let place = Place::open().await;
    let (table, guests) = place.table().await;
    let mut socket = place.connect(&table, Some(&guests[0].1), 0).await;
    let before = snapshot(&mut socket, &mut 0).await;
    assert!(!before.offers.is_empty());
    place.running.stop().await;
    let mut closed = None;
    while let Some(Ok(heard)) = socket.next().await {
        closed = Some(heard);
    }
    assert!(matches!(closed, Some(Message::Close(Some(_)))), "{closed:?}");
}
