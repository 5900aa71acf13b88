//! A node that stops in order.

use std::time::Instant;

use super::helper::{SOON, Town, ended};

async fn a_node_that_stops_hands_its_tables_over_at_once(mut town: Town) {
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    town.step(&table, &people, 0).await;
    let holder = town.holder(&table).await;
    let mut near = town.node(holder).live(&table, &people[0]).await;
    let mut far = town.node(holder + 1).live(&table, &people[1]).await;
    let leaving = town.nodes.remove(holder);
    let begun = Instant::now();
    let stopping = tokio::spawn(leaving.server.stop());
    ended(&mut near).await;
    ended(&mut far).await;
    // Whoever comes back is served by the others, without having to ask twice.
    let seen = town.node(0).look(&table, Some(&people[1])).await;
    assert!(seen.outcome.is_none());
    assert!(begun.elapsed() < SOON / 2, "{:?}", begun.elapsed());
    let _again = town.node(1).live(&table, &people[1]).await;
    for turn in 0..10 {
        town.step(&table, &people, turn).await;
    }
    stopping.await.expect("it stops");
    town.close().await;
}

#[tokio::test]
async fn a_table_that_sleeps_is_run_by_whoever_is_asked_next() {
    let town = Town::in_memory(2).await;
    let people = town.people(2).await;
    let (host, made) = (&people[0], crate::tables::house::wish("dreamworld", 2, 0));
    let made = town.node(0).server.app().tables.create(&host.user, made).await.expect("made");
    assert_eq!(town.holder(&made.id).await, 0);
    // An open table that nobody uses belongs to nobody after a while.
    town.nodes[0].server.app().tables.time().skip(std::time::Duration::from_secs(120));
    let store = town.nodes[0].server.app().store.nodes.clone();
    let begun = Instant::now();
    while store.holder(&made.id).await.expect("asked").is_some() {
        assert!(begun.elapsed() < SOON * 2, "it was not given back");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    town.does(1, &made.id, &people[1], mittwoch_protocol::Command::Sit { seat: None }).await;
    assert_eq!(town.holder(&made.id).await, 1);
    town.close().await;
}

super::on_both_stores!(a_node_that_stops_hands_its_tables_over_at_once);
