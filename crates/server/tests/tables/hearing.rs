//! Listening to a table.

use std::time::Duration;

use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_protocol::{Command, ServerMessage, Snapshot, VERSION};
use mittwoch_server::table::Subscription;

use super::house::{House, wish};

async fn next(ear: &mut Subscription) -> Option<ServerMessage> {
    let heard = tokio::time::timeout(Duration::from_millis(300), ear.next()).await.ok()??;
    Some(serde_json::from_str(heard.as_str()).expect("a message of the protocol"))
}

/// Everything that lies in the queue.
async fn all(ear: &mut Subscription) -> Vec<ServerMessage> {
    let mut messages = Vec::new();
    while let Some(message) = next(ear).await {
        messages.push(message);
    }
    messages
}

fn matches_of(messages: &[ServerMessage]) -> Vec<Snapshot> {
    let snapshot = |message: &ServerMessage| match message {
        ServerMessage::Match { snapshot } => Some((**snapshot).clone()),
        _ => None,
    };
    messages.iter().filter_map(snapshot).collect()
}

/// Who was last told to be here.
fn here_of(messages: &[ServerMessage]) -> Option<(Seats, u32)> {
    let here = |message: &ServerMessage| match message {
        ServerMessage::Here { present, watching } => Some((*present, *watching)),
        _ => None,
    };
    messages.iter().filter_map(here).next_back()
}

fn log(snapshots: &[Snapshot], mut known: Vec<Phrase>) -> Vec<Phrase> {
    for snapshot in snapshots {
        assert_eq!(snapshot.log.from as usize, known.len(), "without a gap");
        known.extend(snapshot.log.told.iter().map(|told| told.phrase.clone()));
    }
    known
}

#[tokio::test]
async fn a_listener_hears_everything_in_order_and_misses_nothing_by_reconnecting() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let mut ear = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    assert_eq!(ear.seat, Some(Seat(0)));
    let first = all(&mut ear).await;
    assert!(matches!(first[0], ServerMessage::Hello { version: VERSION, seat: Some(Seat(0)) }));
    assert!(matches!(first[1], ServerMessage::Table { .. }));
    assert!(matches!(first[2], ServerMessage::Match { .. }));
    let mut known = log(&matches_of(&first), Vec::new());
    house.play(&table, &people, |seen| seen.answers > 8).await;
    known = log(&matches_of(&all(&mut ear).await), known);
    drop(ear);
    house.play(&table, &people, |seen| seen.answers > 16).await;
    let from = known.len() as u32;
    let mut ear = house.tables.listen(&table, Some(&people[0]), from).await.expect("a table");
    house.play(&table, &people, |seen| seen.answers > 20).await;
    let known = log(&matches_of(&all(&mut ear).await), known);
    let whole = house.look(&table, &people[0]).await;
    let told: Vec<_> = whole.log.told.into_iter().map(|told| told.phrase).collect();
    assert_eq!(known, told);
    let beyond = house.tables.snapshot(&table, None, 999_999).await.expect("a match");
    assert!(beyond.log.told.is_empty() && beyond.log.from < 9999, "nobody runs ahead");
}

#[tokio::test]
async fn everybody_hears_only_what_is_theirs() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let mut ears = Vec::new();
    for person in [Some(&people[0]), Some(&people[1]), None] {
        ears.push(house.tables.listen(&table, person, 0).await.expect("a table"));
    }
    house.play(&table, &people, |seen| seen.answers > 6).await;
    for (ear, person) in ears.iter_mut().zip([Some(&people[0]), Some(&people[1]), None]) {
        let heard = matches_of(&all(ear).await);
        let seen = house.tables.snapshot(&table, person, 0).await.expect("a match");
        let last = heard.last().expect("something");
        assert_eq!((&last.view, last.seat), (&seen.view, seen.seat));
        assert!(heard.iter().all(|snapshot| snapshot.seat == seen.seat));
        if person.is_none() {
            assert!(heard.iter().all(|s| s.offers.is_empty() && s.given.is_none()));
        }
    }
}

#[tokio::test]
async fn people_see_who_is_there_and_how_many_watch() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 2, 0), &people[..2]).await.id;
    let mut anna = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    let watcher = house.tables.listen(&table, Some(&people[2]), 0).await.expect("a table");
    let second = house.tables.listen(&table, Some(&people[2]), 0).await.expect("a table");
    let nobody = house.tables.listen(&table, None, 0).await.expect("a table");
    house.tables.time().skip(Duration::from_secs(1));
    let here = here_of(&all(&mut anna).await).expect("told");
    assert_eq!(here, (Seats::only(Seat(0)), 2), "two windows of one person are one");
    let info = house.info(&table).await;
    assert!(info.seats[0].present && !info.seats[1].present && info.watching == 2);
    drop((watcher, second, nobody));
    all(&mut anna).await;
    house.tables.time().skip(Duration::from_secs(1));
    assert_eq!(house.info(&table).await.watching, 0);
    let mut ben = house.tables.listen(&table, Some(&people[1]), 0).await.expect("a table");
    house.tables.time().skip(Duration::from_secs(1));
    let here = here_of(&all(&mut anna).await).expect("told");
    assert_eq!(here, ([Seat(0), Seat(1)].into_iter().collect(), 0));
    all(&mut ben).await;
}

#[tokio::test]
async fn a_listener_who_does_not_listen_is_dropped_and_holds_up_nobody() {
    let house = House::open().await;
    let people = house.people(1).await;
    let mut pace = wish("dreamworld", 4, 3);
    pace.pace.turn_based = true;
    let table = house.running(pace, &people).await.id;
    let mut deaf = house.tables.listen(&table, None, 0).await.expect("a table");
    house.play(&table, &people, |_| false).await;
    let mut heard = 0;
    while tokio::time::timeout(Duration::from_secs(2), deaf.next()).await.expect("closed").is_some()
    {
        heard += 1;
    }
    assert!(heard <= 64, "a bounded queue: {heard}");
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let mut ear = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    house.tables.stop().await;
    while ear.next().await.is_some() {}
    let fault = house.done(&table, &people[0], Command::Resign).await.expect_err("stopped");
    assert_eq!(fault.code, mittwoch_protocol::FaultCode::Stopping);
}
