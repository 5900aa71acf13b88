//! Nodes that are lost, stand still, or lose touch with their store.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, StatusCode};
use mittwoch_protocol::Command;

use super::helper::{SOON, Town, TownNode, ended, offer, until};
use super::trouble::NodeTrouble;

fn lives(node: &TownNode) -> bool {
    node.server.app().tables.node().lives()
}

async fn what_a_silent_node_ran_goes_on_elsewhere_within_five_seconds(town: Town) {
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    town.step(&table, &people, 0).await;
    let holder = town.holder(&table).await;
    let silent = town.node(holder);
    let mut near = silent.live(&table, &people[0]).await;
    let mut far = town.node(holder + 1).live(&table, &people[1]).await;
    let before = silent.server.app().tables.node().life();
    let begun = Instant::now();
    NodeTrouble::set(&silent.trouble.held, true);
    // It steps down by itself: those who are connected to its tables connect again.
    ended(&mut near).await;
    ended(&mut far).await;
    let other = town.node(holder + 1);
    let seen = other.look(&table, Some(&people[1])).await;
    assert!(seen.outcome.is_none());
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let taken = town.holder(&table).await;
    assert_ne!(taken, holder);
    // It refuses answers while it is alone, and does nothing that it did before.
    assert!(!lives(silent));
    let (status, refused) = silent.glance(&table, Some(&people[0])).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused["phrase"]["key"], "fault-node-lost");
    let ours = |at: usize| (at != holder).then_some(at);
    let others: Vec<_> = (0..3).filter_map(ours).collect();
    for turn in 0..6 {
        for person in &people {
            let node = town.node(others[turn % 2]);
            let seen = node.look(&table, Some(person)).await;
            if !seen.offers.is_empty() {
                town.does(others[(turn + 1) % 2], &table, person, offer(&seen, turn)).await;
            }
        }
    }
    // It comes back as another, and passes on what it does not run.
    NodeTrouble::set(&silent.trouble.held, false);
    until(|| lives(silent)).await;
    assert_ne!(silent.server.app().tables.node().life(), before);
    let here = silent.look(&table, Some(&people[0])).await;
    assert_eq!(here, other.look(&table, Some(&people[0])).await);
    for turn in 0..6 {
        town.step(&table, &people, turn).await;
    }
    town.close().await;
}

#[tokio::test]
async fn a_node_without_its_store_says_so_and_heals() {
    let town = Town::in_memory(2).await;
    let people = town.people(2).await;
    let table = town.running("dreamworld", &people).await;
    let lost = town.node(1);
    NodeTrouble::set(&lost.trouble.lost, true);
    until(|| !lives(lost)).await;
    let health = |node: &TownNode| {
        node.request(Method::GET, "/health").body(Body::empty()).expect("a request")
    };
    let (status, said) = lost.send(health(lost)).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(said["phrase"]["key"], "fault-node-lost");
    let (status, refused) = lost.command(&table, &people[0], Command::ProposeEnd).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{refused}");
    let (status, _) = town.node(0).send(health(town.node(0))).await;
    assert_eq!(status, StatusCode::OK, "the other one is well");
    NodeTrouble::set(&lost.trouble.lost, false);
    until(|| lives(lost)).await;
    assert_eq!(lost.send(health(lost)).await.0, StatusCode::OK);
    town.step(&table, &people, 0).await;
    town.close().await;
}

async fn all_nodes_lose_their_store_and_everything_goes_on(town: Town) {
    let people = town.people(2).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = town.running("dreamworld", &people).await;
        town.step(&table, &people, 0).await;
        tables.push(table);
    }
    let mut before = Vec::new();
    for table in &tables {
        before.push(town.node(0).look(table, Some(&people[0])).await);
    }
    town.nodes.iter().for_each(|node| NodeTrouble::set(&node.trouble.lost, true));
    until(|| !town.nodes.iter().any(lives)).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    town.nodes.iter().for_each(|node| NodeTrouble::set(&node.trouble.lost, false));
    until(|| town.nodes.iter().all(lives)).await;
    for (table, before) in tables.iter().zip(before) {
        assert_eq!(town.node(1).look(table, Some(&people[0])).await, before);
        for turn in 0..4 {
            town.step(table, &people, turn).await;
        }
    }
    town.close().await;
}

super::on_both_stores!(
    what_a_silent_node_ran_goes_on_elsewhere_within_five_seconds,
    all_nodes_lose_their_store_and_everything_goes_on
);
