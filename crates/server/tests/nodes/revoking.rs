//! What is taken away or changed at one node is so at all of them.

use axum::http::Method;
use mittwoch_protocol::{ChatRoom, Command, ServerMessage};
use serde_json::json;

use super::helper::{SOON, Town, ended, heard};
use super::trouble::NodeTrouble;

/// A sign-out reaches connections at every node, whichever path they take, also without a word.
async fn a_sign_out_ends_connections_at_every_node(town: Town, deaf: bool) {
    town.nodes.iter().for_each(|node| NodeTrouble::set(&node.trouble.deaf, deaf));
    let people = town.people(2).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(town.running("dreamworld", &people).await);
    }
    let mut gone = Vec::new();
    let mut kept = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        for through in 0..3 {
            gone.push(town.node(at + through).live(table, &people[1]).await);
        }
        kept.push(town.node(at).live(table, &people[0]).await);
    }
    let out = town.node(2).ask(Method::POST, "/api/logout", &people[1], json!({})).await;
    assert!(out.0.is_success(), "{}", out.1);
    for socket in &mut gone {
        let took = ended(socket).await;
        assert!(took < SOON, "{took:?}");
    }
    for (socket, table) in kept.iter_mut().zip(&tables) {
        let say = Command::Chat { room: ChatRoom::Players, text: "still here".into() };
        town.does(1, table, &people[0], say).await;
        heard(socket, |message| matches!(message, ServerMessage::Chat { .. })).await;
    }
    town.close().await;
}

/// A new name and a mute are known where the table is run.
async fn names_and_mutes_are_known_at_every_node(town: Town) {
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    let other = town.running("dreamworld", &people).await;
    let mut hearing = town.node(1).live(&table, &people[0]).await;
    let renamed =
        town.node(2).ask(Method::POST, "/api/me/name", &people[1], json!({ "name": "Ottilie" }));
    let renamed = renamed.await;
    assert!(renamed.0.is_success(), "{}", renamed.1);
    heard(&mut hearing, |message| match message {
        ServerMessage::Table { table } => {
            serde_json::to_string(table).is_ok_and(|t| t.contains("Ottilie"))
        }
        _ => false,
    })
    .await;
    // Muted at one table, not heard at another.
    let mute = Command::Mute { person: people[1].user.id, mute: true };
    town.does(0, &other, &people[0], mute).await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    for text in ["not heard", "heard"] {
        let by = usize::from(text == "not heard");
        let say = Command::Chat { room: ChatRoom::Players, text: text.into() };
        town.does(2, &table, &people[by], say).await;
    }
    let said = heard(&mut hearing, |message| matches!(message, ServerMessage::Chat { .. })).await;
    let ServerMessage::Chat { lines } = said else { panic!("{said:?}") };
    assert_eq!(lines.last().map(|line| line.text.as_str()), Some("heard"));
    town.close().await;
}

async fn a_sign_out_is_announced(town: Town) {
    a_sign_out_ends_connections_at_every_node(town, false).await;
}

async fn a_sign_out_is_heard_of_without_announcement(town: Town) {
    a_sign_out_ends_connections_at_every_node(town, true).await;
}

super::on_both_stores!(
    a_sign_out_is_announced,
    a_sign_out_is_heard_of_without_announcement,
    names_and_mutes_are_known_at_every_node,
);
