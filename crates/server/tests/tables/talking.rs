//! Chat: two rooms until the end, and silence for those who want it.

use std::time::Duration;

use mittwoch_protocol::{ChatRoom, Command, FaultCode, ReadyPhrase, ServerMessage};
use mittwoch_server::Rate;
use mittwoch_server::table::{ChatLimit, Subscription, TablePolicy};

use super::house::{House, habits, wish};

fn say(room: ChatRoom, text: &str) -> Command {
    Command::Chat { room, text: text.to_owned() }
}

async fn heard(ear: &mut Subscription) -> Vec<String> {
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
    house.does(&table, ben, say(ChatRoom::Players, " hello ")).await;
    house.does(&table, watcher, say(ChatRoom::Spectators, "psst")).await;
    house.refuses(&table, watcher, say(ChatRoom::Players, "hint"), FaultCode::Forbidden).await;
    house.refuses(&table, ben, say(ChatRoom::Spectators, "hint"), FaultCode::Forbidden).await;
    house.refuses(&table, ben, say(ChatRoom::Players, "  "), FaultCode::TooLarge).await;
    house
        .refuses(&table, ben, say(ChatRoom::Players, &"x".repeat(2000)), FaultCode::TooLarge)
        .await;
    assert_eq!(heard(&mut ear).await, ["hello"]);
    assert_eq!(heard(&mut outside).await, ["psst"]);
    house.does(&table, ben, Command::Resign).await;
    house.does(&table, watcher, say(ChatRoom::Players, "well played")).await;
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
    house.does(&table, &people[2], say(ChatRoom::Players, "noise")).await;
    assert!(heard(&mut anna).await.is_empty());
    assert_eq!(heard(&mut ben).await, ["noise"]);
    let mut again = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    assert!(heard(&mut again).await.is_empty(), "also after coming back");
    house.does(&table, &people[0], mute(false)).await;
    house.does(&table, &people[2], say(ChatRoom::Players, "sorry")).await;
    assert_eq!(heard(&mut anna).await, ["sorry"]);
}

#[tokio::test]
async fn a_mute_counts_at_once_at_every_table() {
    let house = House::open().await;
    let people = house.people(2).await;
    let (anna, ben) = (&people[0], &people[1]);
    let here = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let there = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let mut ear = house.tables.listen(&there, Some(anna), 0).await.expect("a table");
    let mute = |mute| Command::Mute { person: ben.id, mute };
    house.does(&here, anna, mute(true)).await;
    house.does(&there, ben, say(ChatRoom::Players, "noise")).await;
    assert!(heard(&mut ear).await.is_empty());
    house.does(&here, anna, mute(false)).await;
    house.does(&there, ben, say(ChatRoom::Players, "sorry")).await;
    assert_eq!(heard(&mut ear).await, ["sorry"]);
}

#[tokio::test]
async fn a_line_has_letters_and_nothing_that_steers_or_turns() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let mut ear = house.tables.listen(&table, Some(&people[1]), 0).await.expect("a table");
    let bad = "\u{1b}[2J\u{7}a\r\nb\u{9b}31m\u{202e}c\u{7f}\u{2066}";
    house.does(&table, &people[0], say(ChatRoom::Players, bad)).await;
    assert_eq!(heard(&mut ear).await, ["[2Ja  b31mc"]);
    let nothing = say(ChatRoom::Players, "\u{1b}\u{7}\u{202e}\n");
    house.refuses(&table, &people[0], nothing, FaultCode::TooLarge).await;
    let kept = house.store.chat.chat(&table, 9).await.expect("read");
    assert!(kept.iter().all(|line| line.text.chars().all(mittwoch_kernel::is_plain)));
}

#[tokio::test]
async fn nobody_says_more_than_so_much_and_a_table_keeps_the_latest_lines() {
    let per_day = 25.try_into().expect("some");
    let talk = ChatLimit { lines: Rate::new(20, 1), per_day, kept: 10 };
    let house = House::with(TablePolicy { talk, ..habits() }).await;
    let people = house.people(2).await;
    let here = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let there = house.running(wish("dreamworld", 2, 0), &people).await.id;
    for n in 0..20 {
        let table = if n % 2 == 0 { &here } else { &there };
        house.does(table, &people[0], say(ChatRoom::Players, &format!("line {n}"))).await;
    }
    house.refuses(&there, &people[0], say(ChatRoom::Players, "more"), FaultCode::TooMany).await;
    for n in 0..15 {
        house.does(&here, &people[1], say(ChatRoom::Players, &format!("answer {n}"))).await;
    }
    let kept = house.store.chat.chat(&here, 100).await.expect("read");
    assert_eq!((kept.len(), kept[9].text.as_str(), kept[9].n), (10, "answer 14", 25));
}

#[tokio::test]
async fn a_day_has_so_many_lines() {
    let per_day = 5.try_into().expect("some");
    let talk = ChatLimit { lines: Rate::new(1000, 1000), per_day, kept: 10 };
    let house = House::with(TablePolicy { talk, ..habits() }).await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    for _ in 0..5 {
        house.does(&table, &people[0], say(ChatRoom::Players, "hello")).await;
    }
    house.refuses(&table, &people[0], say(ChatRoom::Players, "hello"), FaultCode::TooMany).await;
    house.does(&table, &people[1], say(ChatRoom::Players, "hello")).await;
}

#[tokio::test]
async fn people_talk_before_the_start_and_who_sits_down_reads_what_was_said() {
    let house = House::open().await;
    let people = house.people(2).await;
    let (anna, ben) = (&people[0], &people[1]);
    let table = house.tables.create(anna, wish("dreamworld", 2, 0)).await.expect("a table").id;
    let mut outside = house.tables.listen(&table, Some(ben), 0).await.expect("a table");
    house.does(&table, anna, say(ChatRoom::Players, "sit down!")).await;
    assert!(heard(&mut outside).await.is_empty(), "players talk among themselves");
    house.refuses(&table, ben, say(ChatRoom::Players, "may I?"), FaultCode::Forbidden).await;
    house.does(&table, ben, Command::Sit { seat: None }).await;
    assert_eq!(heard(&mut outside).await, ["sit down!"]);
    house.does(&table, ben, say(ChatRoom::Players, "here I am")).await;
    assert_eq!(heard(&mut outside).await, ["here I am"]);
}

#[tokio::test]
async fn a_ready_phrase_is_kept_by_its_name_and_nobody_can_write_one() {
    let house = House::open().await;
    let people = house.people(2).await;
    let (anna, ben) = (&people[0], &people[1]);
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let luck = || Command::Ready { room: ChatRoom::Players, phrase: ReadyPhrase::Luck };
    house.does(&table, anna, luck()).await;
    house.does(&table, ben, say(ChatRoom::Players, "luck")).await;
    let watching = Command::Ready { room: ChatRoom::Spectators, phrase: ReadyPhrase::Luck };
    house.refuses(&table, anna, watching, FaultCode::Forbidden).await;
    let house = house.restarted().await;
    let lines = house.store.chat.chat(&table, 10).await.expect("read");
    let said: Vec<_> = lines.iter().map(|line| (line.text.as_str(), line.ready)).collect();
    assert_eq!(said, [("luck", Some(ReadyPhrase::Luck)), ("luck", None)]);
    house.store.people.depart(anna.id).await.expect("gone");
    let lines = house.store.chat.chat(&table, 10).await.expect("read");
    assert_eq!(lines.len(), 1, "what somebody said goes with them");
}
