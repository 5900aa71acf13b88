//! What reaches a node that does not run the table.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use futures_util::SinkExt;
use mittwoch_games::verify;
use mittwoch_protocol::{ChatRoom, ClientMessage, Command, ServerMessage};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::helper::{Town, heard, offer};
use crate::server::request_ids::TestLog;
use crate::tables::house::{key, wish};

/// Whole matches, each look and each answer at another node.
async fn a_match_is_played_through_all_nodes(town: Town) {
    for game in ["dreamworld", "notre-dame"] {
        let people = town.people(2).await;
        let table = town.running(game, &people).await;
        let mut turn = 0;
        while town.step(&table, &people, turn).await {
            turn += 1;
        }
        let path = format!("/api/tables/{table}/record");
        for node in &town.nodes {
            let request = node.request(Method::GET, &path).body(Body::empty());
            let router = mittwoch_server::http::router(node.server.app().clone());
            let answer = tower::ServiceExt::oneshot(router, request.expect("a request")).await;
            let body = answer.expect("answered").into_body();
            let record = axum::body::to_bytes(body, usize::MAX).await.expect("a body");
            let record = String::from_utf8(record.to_vec()).expect("text");
            verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
        }
    }
    town.close().await;
}

/// A request has one name on both nodes that it passes through.
async fn a_request_keeps_its_name(town: Town) {
    let (log, _kept) = TestLog::keep();
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    let elsewhere = town.node(town.holder(&table).await + 1);
    let request = elsewhere.request(Method::GET, &format!("/api/tables/{table}/snapshot"));
    let request = request.header("x-request-id", "a-stranger-says").body(Body::empty());
    let router = mittwoch_server::http::router(elsewhere.server.app().clone());
    let answer = tower::ServiceExt::oneshot(router, request.expect("a request")).await;
    let headers = answer.expect("answered").headers().clone();
    let names: Vec<_> = headers.get_all("x-request-id").iter().collect();
    let name = names[0].to_str().expect("text");
    assert!(names.len() == 1 && name != "a-stranger-says", "{names:?}");
    assert_eq!(log.of(name), ["request", "request"], "one line of each node");
    town.close().await;
}

#[tokio::test]
async fn a_request_has_one_name_on_all_nodes() {
    a_request_keeps_its_name(Town::in_memory(3).await).await;
}

/// Connections through every node hear what is done through any other.
async fn sockets_hear_of_what_is_done_elsewhere(town: Town) {
    let people = town.people(3).await;
    let table = town.running("dreamworld", &people[..2]).await;
    let mut sockets = Vec::new();
    for (at, person) in people.iter().enumerate() {
        sockets.push(town.node(at).live(&table, person).await);
    }
    for (at, who) in [(0, 1), (1, 0), (2, 1)] {
        let said = format!("said by {who} through {at}");
        let say = Command::Chat { room: ChatRoom::Players, text: said.clone() };
        town.does(at, &table, &people[who], say).await;
        for socket in &mut sockets[..2] {
            let is_it = |message: &ServerMessage| match message {
                ServerMessage::Chat { lines } => lines.iter().any(|line| line.text == said),
                _ => false,
            };
            heard(socket, is_it).await;
        }
    }
    // An answer over a connection is done, and those who watch through another node are told.
    for (at, person) in people.iter().enumerate().take(2) {
        let seen = town.node(at).look(&table, Some(person)).await;
        if seen.offers.is_empty() {
            continue;
        }
        let message = ClientMessage { key: key(), command: offer(&seen, 0) };
        let text = serde_json::to_string(&message).expect("a message");
        sockets[at].send(Message::text(text)).await.expect("sent");
        heard(&mut sockets[at], |said| matches!(said, ServerMessage::Done { .. })).await;
    }
    heard(&mut sockets[2], |said| match said {
        ServerMessage::Match { snapshot } => snapshot.seat.is_none() && snapshot.answers > 0,
        // What the players say is not for those who watch.
        ServerMessage::Chat { lines } => panic!("{lines:?}"),
        _ => false,
    })
    .await;
    town.close().await;
}

/// Nobody sees more through another node than through the one that runs the table.
async fn everybody_sees_their_own_through_every_node(town: Town) {
    let people = town.people(3).await;
    let table = town.running("notre-dame", &people[..2]).await;
    for turn in 0..20 {
        let mut seen = Vec::new();
        for person in people.iter().map(Some).chain([None]) {
            let here = town.node(0).glance(&table, person).await;
            for node in &town.nodes[1..] {
                assert_eq!(node.glance(&table, person).await, here, "turn {turn}");
            }
            seen.push(here.1);
        }
        assert_ne!(seen[0]["view"], seen[1]["view"], "both have their own hand");
        assert_eq!(seen[2], seen[3], "a stranger sees what anybody sees");
        assert_eq!(seen[2]["offers"], json!([]));
        town.step(&table, &people[..2], turn).await;
    }
    town.close().await;
}

/// A table by its code, from the node at which it was not made.
async fn a_code_leads_to_a_table_elsewhere(town: Town) {
    let people = town.people(2).await;
    let made = serde_json::to_value(wish("dreamworld", 2, 0)).expect("a wish");
    let (_, made) = town.node(0).ask(Method::POST, "/api/tables", &people[0], made).await;
    for node in &town.nodes {
        let path = format!("/api/codes/{}", made["code"].as_str().expect("a code"));
        let (status, found) = node.ask(Method::GET, &path, &people[1], Value::Null).await;
        assert_eq!((status, &found["id"]), (StatusCode::OK, &made["id"]), "{found}");
    }
    town.close().await;
}

/// A match from a moment of a finished one, whichever node still has that one awake.
async fn a_moment_is_found_whoever_runs_its_table(town: Town) {
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    let mut turn = 0;
    while town.step(&table, &people, turn).await {
        turn += 1;
    }
    let from = json!({ "table": table, "answers": 3, "seat": 0 });
    let wish = json!({ "game": "dreamworld", "players": 2, "from": from });
    for node in &town.nodes {
        let made = node.ask(Method::POST, "/api/tables", &people[0], wish.clone()).await;
        assert!(made.0.is_success(), "{}", made.1);
    }
    town.close().await;
}

/// The door for nodes lets nobody else in, and nobody at the other door is believed to be one.
async fn only_nodes_come_in_by_their_door(town: Town) {
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    let holder = town.holder(&table).await;
    let info = town.nodes[0].server.app().store.nodes.holder(&table).await.expect("asked");
    let address = info.expect("somebody").address;
    assert_ne!(address, town.nodes[holder].server.address().to_string());
    for secret in [None, Some("guessed")] {
        let url = format!("/api/tables/{table}/snapshot");
        let said = said(&address, &url, secret).await;
        assert!(said.starts_with("HTTP/1.1 404"), "{said}");
    }
    // A stranger who says at the public door to come from elsewhere is not believed.
    let node = town.node(holder + 1);
    let claim = json!({ "address": "203.0.113.9", "https": true, "host": "evil.example.org" });
    let request = node
        .request(Method::POST, &format!("/api/tables/{table}/commands"))
        .header("x-mittwoch-client", claim.to_string())
        .header(header::COOKIE, people[0].cookie())
        .header("sec-fetch-site", "cross-site");
    let (status, answer) = node.send(request.body(Body::from("{}")).expect("a request")).await;
    assert_eq!((status, answer["code"].as_str()), (StatusCode::FORBIDDEN, Some("cross-site")));
    town.close().await;
}

async fn said(address: &str, path: &str, secret: Option<&str>) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("it listens");
    let client = r#"{"address":"127.0.0.1","https":false,"host":null}"#;
    let secret = secret.map(|secret| format!("x-mittwoch-node: {secret}\r\n")).unwrap_or_default();
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nx-mittwoch-client: {client}\r\n{secret}\
         connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("answered");
    String::from_utf8_lossy(&answer).into_owned()
}

/// What guards codes is for all nodes together, whichever somebody asks.
#[tokio::test]
async fn tries_at_codes_are_counted_for_all_nodes() {
    let town = Town::limited(3).await;
    let person = town.person().await;
    let (mut tried, most) = (0, mittwoch_server::Limits::default().code.burst.get());
    for turn in 0..100 {
        let path = "/api/codes/123456789";
        let (status, _) = town.node(turn).ask(Method::GET, path, &person, Value::Null).await;
        tried += u32::from(status == StatusCode::NOT_FOUND);
    }
    assert!(tried <= most + 3 && tried >= most / 2, "{tried} of {most}");
    town.close().await;
}

super::on_both_stores!(
    a_match_is_played_through_all_nodes,
    sockets_hear_of_what_is_done_elsewhere,
    everybody_sees_their_own_through_every_node,
    a_code_leads_to_a_table_elsewhere,
    a_moment_is_found_whoever_runs_its_table,
    only_nodes_come_in_by_their_door,
);
