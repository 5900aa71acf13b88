//! Chat: two rooms until the end, and silence for those who want it.

use std::time::Duration;

use mittwoch_protocol::{Command, FaultCode, Room, ServerMessage};
use mittwoch_server::table::Listening;

use super::house::{House, wish};

fn say(room: Room, text: &str) -> Command {
    Command::Chat { room, text: text.to_owned() }
}

async fn heard(ear: &mut Listening) -> Vec<String> {
    let mut texts = Vec::new();
    while let Ok(Some(heard)) = tokio::time::timeout(Duration::from_millis(200), ear.next()).await {
        if let Ok(ServerMessage::Chat { lines }) = serde_json::from_str(heard.as_str()) {
            texts.extend(lines.into_iter().map(|line| line.text));
        }
    }
    texts
}

#[tokio::test]
async fn players_and_spectators_have_rooms_of_their_own_until_the_end() {
    let house = House::open().await;
    let people = house.people(3).await;
    let (anna, ben, watcher) = (&people[0], &people[1], &people[2]);
    let table = house.running(wish("dreamworld", 2, 0), &people[..2]).await.id;
    let mut ear = house.tables.listen(&table, Some(anna), 0).await.expect("a table");
    let mut outside = house.tables.listen(&table, Some(watcher), 0).await.expect("a table");
    house.does(&table, ben, say(Room::Players, " hello ")).await;
    house.does(&table, watcher, say(Room::Spectators, "psst")).await;
    house.refuses(&table, watcher, say(Room::Players, "hint"), FaultCode::Forbidden).await;
    house.refuses(&table, ben, say(Room::Spectators, "hint"), FaultCode::Forbidden).await;
    house.refuses(&table, ben, say(Room::Players, "  "), FaultCode::TooLarge).await;
    house.refuses(&table, ben, say(Room::Players, &"x".repeat(2000)), FaultCode::TooLarge).await;
    assert_eq!(heard(&mut ear).await, ["hello"]);
    assert_eq!(heard(&mut outside).await, ["psst"]);
    house.does(&table, ben, Command::Resign).await;
    house.does(&table, watcher, say(Room::Players, "well played")).await;
    assert_eq!(heard(&mut ear).await, ["well played"]);
    let mut late = house.tables.listen(&table, None, 0).await.expect("a table");
    assert_eq!(heard(&mut late).await, ["hello", "psst", "well played"], "all open at the end");
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_who_muted_them() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 3, 0), &people).await.id;
    let mut anna = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    let mut ben = house.tables.listen(&table, Some(&people[1]), 0).await.expect("a table");
    let mute = |mute| Command::Mute { person: people[2].id, mute };
    house.does(&table, &people[0], mute(true)).await;
    house.does(&table, &people[2], say(Room::Players, "noise")).await;
    assert!(heard(&mut anna).await.is_empty());
    assert_eq!(heard(&mut ben).await, ["noise"]);
    let mut again = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    assert!(heard(&mut again).await.is_empty(), "also after coming back");
    house.does(&table, &people[0], mute(false)).await;
    house.does(&table, &people[2], say(Room::Players, "sorry")).await;
    assert_eq!(heard(&mut anna).await, ["sorry"]);
}
