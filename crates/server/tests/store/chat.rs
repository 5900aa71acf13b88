//! What is said, and who does not hear whom.

use std::collections::BTreeSet;

use mittwoch_protocol::{ChatRoom, ReadyPhrase};
use mittwoch_server::store::{NewChat, StoreFault};

use super::Engine;
use crate::server::helper::{entry, person, table};

fn line(person: i64, text: &str) -> NewChat {
    NewChat {
        table: "a".into(),
        room: ChatRoom::Players,
        person,
        text: text.into(),
        ready: false,
        now: 3,
        entry: None,
        kept: 500,
    }
}

pub(super) async fn chat_is_numbered_and_shows_the_names_of_today(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    table(&store, "a", host).await;
    let line = |text: &str| line(host, text);
    assert_eq!(store.chat.say(line("hello")).await.expect("said").n, 1);
    assert_eq!(store.chat.say(line("again")).await.expect("said").n, 2);
    let nowhere = NewChat { table: "no such".into(), ..line("x") };
    assert!(matches!(store.chat.say(nowhere).await, Err(StoreFault::NotFound)));
    let renamed = store.people.make_account(host, "Anna B.", "hash").await.expect("an account");
    let lines = store.chat.chat("a", 10).await.expect("read");
    let told: Vec<_> = lines.iter().map(|l| (l.n, l.name.as_str())).collect();
    assert_eq!(told, [(1, renamed.name.as_str()), (2, "Anna B.")]);
    assert_eq!(store.chat.chat("a", 1).await.expect("read")[0].text, "again");
    store.people.depart(host).await.expect("gone");
    assert!(store.chat.chat("a", 10).await.expect("read").is_empty());
    let ben = person(&store, "Ben", 1).await.id;
    let next = NewChat { person: ben, ..line("well") };
    assert_eq!(store.chat.say(next).await.expect("said").n, 3, "no number is given twice");
}

pub(super) async fn a_table_keeps_so_many_lines_and_a_command_is_noted_with_its_line(
    place: &impl Engine,
) {
    let store = place.open().await;
    let anna = person(&store, "Anna", 1).await.id;
    table(&store, "a", anna).await;
    for n in 0..5 {
        let said = NewChat { kept: 3, ..line(anna, &format!("line {n}")) };
        assert_eq!(store.chat.say(said).await.expect("said").n, n + 1);
    }
    let kept = store.chat.chat("a", 10).await.expect("read");
    assert_eq!(kept.iter().map(|line| line.n).collect::<Vec<_>>(), [3, 4, 5]);
    let noted = NewChat { entry: entry(anna, "k", 4), ..line(anna, "once") };
    store.chat.say(noted.clone()).await.expect("said");
    assert!(matches!(store.chat.say(noted).await, Err(StoreFault::Conflict)));
    assert_eq!(
        store.tables.acknowledged("a", anna, "k").await.expect("read").expect("noted").seq,
        4
    );
    assert_eq!(store.chat.chat("a", 1).await.expect("read")[0].n, 6, "said once");
    assert!(matches!(store.chat.say(line(anna + 99, "x")).await, Err(StoreFault::NotFound)));
}

pub(super) async fn rooms_and_ready_phrases_come_back_as_they_were(place: &impl Engine) {
    let store = place.open().await;
    let anna = person(&store, "Anna", 1).await.id;
    table(&store, "a", anna).await;
    let phrase = ReadyPhrase::ALL[0];
    let ready = NewChat { ready: true, room: ChatRoom::Spectators, ..line(anna, phrase.name()) };
    let said = store.chat.say(ready).await.expect("said");
    let plain = store.chat.say(line(anna, phrase.name())).await.expect("said");
    assert_eq!((said.ready, plain.ready), (Some(phrase), None));
    assert_eq!(store.chat.chat("a", 9).await.expect("read"), [said, plain]);
}

pub(super) async fn mutes_are_kept_by_person_and_go_with_them(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    for _ in 0..2 {
        store.chat.mute(anna, ben, true).await.expect("muted");
    }
    store.chat.mute(anna, anna + 99, true).await.expect("nobody is there to be muted");
    assert_eq!(store.chat.mutes(anna).await.expect("read"), BTreeSet::from([ben]));
    assert!(store.chat.mutes(ben).await.expect("read").is_empty());
    store.chat.mute(anna, ben, false).await.expect("heard again");
    assert!(store.chat.mutes(anna).await.expect("read").is_empty());
    store.chat.mute(anna, ben, true).await.expect("muted");
    store.people.depart(ben).await.expect("gone");
    assert!(store.chat.mutes(anna).await.expect("read").is_empty());
}
