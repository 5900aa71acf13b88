//! Lists and counts over the tables.

use mittwoch_protocol::{Stage, Visibility};
use mittwoch_server::store::{Append, NewTable, Occupant, StoreFault, TableRow};

use super::Engine;
use crate::server::helper::{person, step, table};

fn ids(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id).collect()
}

pub(super) async fn a_code_opens_a_table_only_while_it_is_open(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let again = store.tables.create_table(NewTable { id: "b".into(), ..new.clone() });
    assert!(matches!(again.await, Err(StoreFault::Conflict)));
    assert_eq!(store.lobby.table_by_code("code-a").await.expect("read").expect("there").id, "a");
    let mut started = step(&new, 0, 0, &[]);
    started.standing.stage = Stage::Running;
    store.tables.append(started).await.expect("taken");
    assert!(store.lobby.table_by_code("code-a").await.expect("read").is_none());
    assert_eq!(store.tables.awake_tables().await.expect("read"), ["a"]);
}

pub(super) async fn lists_follow_stage_seats_and_time(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let (a, b) = (table(&store, "a", anna).await, table(&store, "b", anna).await);
    let mut full = step(&a, 0, 0, &[]);
    full.standing.seats[1] = Occupant::Person(ben);
    store.tables.append(full.clone()).await.expect("taken");
    assert_eq!(ids(store.lobby.open_tables(9).await.expect("read")), ["b"]);
    assert_eq!(ids(store.lobby.tables_of(ben, false, 9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Running;
    store.tables.append(Append { version: 1, ..full.clone() }).await.expect("taken");
    assert_eq!(ids(store.lobby.running_tables(9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Over;
    full.standing.seats[1] = Occupant::Empty;
    store.tables.append(Append { version: 2, now: 9, ..full }).await.expect("taken");
    store.tables.append(step(&b, 0, 0, &[])).await.expect("taken");
    assert_eq!(ids(store.lobby.tables_of(anna, true, 9).await.expect("read")), ["a"]);
    assert_eq!(ids(store.lobby.tables_of(anna, false, 9).await.expect("read")), ["b"]);
    assert!(store.lobby.tables_of(ben, true, 9).await.expect("read").is_empty());
}

pub(super) async fn a_person_is_found_at_open_tables_by_host_and_by_seat(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let (a, b) = (table(&store, "a", anna).await, table(&store, "b", anna).await);
    let link = table(&store, "x", ben).await;
    store.tables.drop_table("x").await.expect("a pattern alone");
    let mut link = NewTable { id: "c".into(), ..link };
    link.create.visibility = Visibility::Link;
    store.tables.create_table(link).await.expect("kept");
    assert_eq!(store.lobby.count_open(anna).await.expect("read"), 2);
    assert_eq!(store.lobby.open_seats(anna).await.expect("read"), 2);
    assert_eq!(store.lobby.count_open(ben).await.expect("read"), 1);
    assert_eq!(store.lobby.open_seats(ben).await.expect("read"), 0, "only public ones count");
    assert_eq!(ids(store.lobby.open_tables(9).await.expect("read")).len(), 2);
    let mut left = step(&a, 0, 0, &[]);
    left.standing.seats[0] = Occupant::Empty;
    store.tables.append(left).await.expect("taken");
    assert_eq!(store.lobby.count_open(anna).await.expect("read"), 1, "nobody sits there");
    let mut started = step(&b, 0, 0, &[]);
    started.standing.stage = Stage::Running;
    store.tables.append(started).await.expect("taken");
    let all = ["a", "b", "c", "no such"].map(str::to_owned);
    assert_eq!(store.lobby.still_open(&all).await.expect("read"), ["c"]);
    assert!(store.lobby.still_open(&[]).await.expect("read").is_empty());
}

pub(super) async fn a_list_has_a_few_tables_of_each_host_and_the_latest_first(place: &impl Engine) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    for n in 0..6 {
        let new = table(&store, &format!("a{n}"), anna).await;
        let changed = Append { now: 10 + n, ..step(&new, 0, 0, &[]) };
        store.tables.append(changed).await.expect("taken");
    }
    let of_ben = table(&store, "ben", ben).await;
    store.tables.append(Append { now: 5, ..step(&of_ben, 0, 0, &[]) }).await.expect("taken");
    let listed = ids(store.lobby.open_tables(9).await.expect("read"));
    assert_eq!(listed.len(), 4, "{listed:?}");
    assert!(listed.contains(&"ben".to_owned()) && listed.contains(&"a5".to_owned()));
    assert!(!listed.contains(&"a2".to_owned()), "three of each host: {listed:?}");
    let two = ids(store.lobby.open_tables(2).await.expect("read"));
    assert!(two.contains(&"ben".to_owned()), "every host comes before anybody's second: {two:?}");
    let mine = ids(store.lobby.tables_of(anna, false, 2).await.expect("read"));
    assert_eq!(mine, ["a5", "a4"]);
}
