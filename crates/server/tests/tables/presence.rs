//! Who is here: told cheaply, and noticed by every look.

use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Clock, Command, FaultCode, OnTimeout, ServerMessage};
use mittwoch_server::table::Subscription;

use super::house::{House, wish};

/// What lies in a queue: how many messages of each kind, and how many bytes.
#[derive(Default, Debug)]
struct Heap {
    tables: usize,
    here: usize,
    others: usize,
    bytes: usize,
}

async fn heap(ear: &mut Subscription) -> Heap {
    let mut heap = Heap::default();
    while let Ok(Some(heard)) = tokio::time::timeout(Duration::from_millis(200), ear.next()).await {
        heap.bytes += heard.as_str().len();
        match serde_json::from_str(heard.as_str()).expect("a message") {
            ServerMessage::Table { .. } => heap.tables += 1,
            ServerMessage::Here { .. } => heap.here += 1,
            _ => heap.others += 1,
        }
    }
    heap
}

#[tokio::test]
async fn watchers_who_come_and_go_cost_the_players_a_short_message_a_second() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut wish = wish("unconscious-mind", 2, 0);
    let on_timeout = OnTimeout::Resign;
    wish.pace.clock = Some(Clock { bank: 9000, extra: 10, most: None, on_timeout });
    let table = house.running(wish, &people).await.id;
    let mut anna = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    let first = heap(&mut anna).await;
    assert_eq!((first.tables, first.here), (1, 0));
    let mut watchers = Vec::new();
    for _ in 0..550 {
        watchers.push(house.tables.listen(&table, None, 0).await.expect("a table"));
    }
    let came = heap(&mut anna).await;
    watchers.clear();
    let went = heap(&mut anna).await;
    house.tables.time().skip(Duration::from_secs(1));
    let last = heap(&mut anna).await;
    for heap in [&came, &went, &last] {
        assert_eq!((heap.tables, heap.others), (0, 0), "{heap:?}");
    }
    // One at once, then one a second: the loops above may take a few seconds on a slow machine.
    let (here, bytes) = (came.here + went.here + last.here, came.bytes + went.bytes + last.bytes);
    assert!((1..60).contains(&here), "{here} messages for 1,100 comings and goings");
    assert!(bytes < 60 * here, "{bytes} bytes in {here} messages");
    assert_eq!(house.info(&table).await.watching, 0);
}

#[tokio::test]
async fn a_listener_hears_of_the_table_when_something_lasting_changes() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut wish = wish("dreamworld", 2, 0);
    wish.pace.clock =
        Some(Clock { bank: 900, extra: 10, most: None, on_timeout: OnTimeout::Resign });
    let table = house.running(wish, &people).await.id;
    let mut anna = house.tables.listen(&table, Some(&people[0]), 0).await.expect("a table");
    heap(&mut anna).await;
    house.step(&table, &people).await;
    assert_eq!(heap(&mut anna).await.tables, 1, "clocks have changed");
    house.does(&table, &people[1], Command::Resign).await;
    assert_eq!(heap(&mut anna).await.tables, 1);
}

/// Every look of the second player, by number.
async fn look(house: &House, table: &str, by: &mittwoch_server::store::User, way: usize) {
    match way {
        0 => drop(house.tables.info(table, Some(by)).await.expect("a table")),
        1 => drop(house.tables.snapshot(table, Some(by), u32::MAX).await.expect("a match")),
        2 => {
            drop(
                house
                    .tables
                    .history(table, Some(by), 0, mittwoch_server::table::LookBack::Own)
                    .await,
            );
        }
        3 => drop(house.tables.preview(table, by, 999, "nonsense").await),
        _ => drop(house.done(table, by, Command::Return).await),
    }
}

#[tokio::test]
async fn who_looks_is_here_whatever_the_way() {
    for way in 0..5 {
        let house = House::open().await;
        let people = house.people(2).await;
        let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
        let bot = || Command::StandIn { seat: Seat(1), bot: Some("random".into()) };
        for _ in 0..5 {
            house.tables.time().skip(Duration::from_secs(50));
            look(&house, &table, &people[1], way).await;
        }
        house.tables.time().skip(Duration::from_secs(50));
        house.denies(&table, &people[0], bot(), FaultCode::Forbidden).await;
        let version = house.store_version(&table).await;
        look(&house, &table, &people[1], way % 4).await;
        assert_eq!(house.store_version(&table).await, version, "a look is not written down");
        house.tables.time().skip(Duration::from_secs(61));
        house.does(&table, &people[0], bot()).await;
    }
}

#[tokio::test]
async fn a_look_outlives_the_sleep_of_the_table_and_the_server() {
    let mut house = House::open().await;
    let people = house.people(2).await;
    let mut days = wish("dreamworld", 2, 0);
    days.pace.turn_based = true;
    let table = house.running(days, &people).await.id;
    let bot = || Command::StandIn { seat: Seat(1), bot: Some("random".into()) };
    for day in 1..=4 {
        house.tables.time().skip(Duration::from_secs(20 * 60 * 60));
        // By now the table sleeps; the look wakes it.
        house.glance(&table, &people[1]).await;
        house.denies(&table, &people[0], bot(), FaultCode::Forbidden).await;
        let changed = house.store.tables.table(&table).await.expect("kept").expect("there").changed;
        if day == 2 {
            let folder = house.close().await;
            house = House::at(folder).await;
            let kept = house.store.tables.table(&table).await.expect("kept").expect("there");
            assert_eq!(kept.changed, changed, "a look is nothing that happened at the table");
            house.tables.time().skip(Duration::from_secs(40 * 60 * 60));
        }
    }
    house.tables.time().skip(Duration::from_secs(73 * 60 * 60));
    house.does(&table, &people[0], bot()).await;
}

#[tokio::test]
async fn others_who_look_do_not_keep_a_player_here() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 2, 0), &people[..2]).await.id;
    for _ in 0..3 {
        house.tables.time().skip(Duration::from_secs(30));
        house.tables.snapshot(&table, Some(&people[2]), 0).await.expect("a match");
        house.tables.snapshot(&table, None, 0).await.expect("a match");
        house.tables.info(&table, None).await.expect("a table");
    }
    house
        .does(&table, &people[0], Command::StandIn { seat: Seat(1), bot: Some("random".into()) })
        .await;
}
