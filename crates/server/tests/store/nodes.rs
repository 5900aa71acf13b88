//! Lives, leases and signals of several nodes on one store.

use std::time::{Duration, Instant};

use mittwoch_protocol::Stage;
use mittwoch_server::store::{
    LeaseAnswer, NewNode, NodeBirth, NodeSignal, NodeStore, SharedStore, StoreFault, UserId,
};

use super::{Engine, account};
use crate::server::helper::{step, table};

/// How long a node lives here without a sign: long enough for a busy machine.
const LIFE: Duration = Duration::from_millis(1500);

async fn born(store: &SharedStore, address: &str) -> NodeBirth {
    let (address, version) = (address.to_owned(), "1".to_owned());
    store.nodes.join(NewNode { address, version, life: LIFE }).await.expect("it joins")
}

async fn dies(nodes: &dyn NodeStore, id: i64) {
    tokio::time::sleep(LIFE).await;
    assert!(nodes.beat(id, LIFE).await.expect("asked").is_none(), "it was silent for too long");
}

/// A table whose match runs.
async fn running(store: &SharedStore, id: &str, host: UserId) {
    let new = table(store, id, host).await;
    let mut begun = step(&new, 0, 0, &["line"]);
    begun.standing.stage = Stage::Running;
    store.tables.append(begun).await.expect("taken");
}

fn holder(answer: &LeaseAnswer) -> Option<i64> {
    match answer {
        LeaseAnswer::Theirs(node) => Some(node.id),
        _ => None,
    }
}

pub(super) async fn a_table_is_held_by_one_node_until_it_gives_it_back(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let host = account(&here, "Anna").await;
    table(&here, "a", host).await;
    let (one, two) = (born(&here, "one").await.id, born(&there, "two").await.id);
    assert_eq!(here.nodes.take(one, "a").await.expect("asked"), LeaseAnswer::Mine);
    assert_eq!(here.nodes.take(one, "a").await.expect("asked"), LeaseAnswer::Mine);
    assert_eq!(holder(&there.nodes.take(two, "a").await.expect("asked")), Some(one));
    let known = there.nodes.holder("a").await.expect("asked").expect("somebody");
    assert_eq!((known.id, known.address.as_str()), (one, "one"));
    assert_eq!(here.nodes.take(one, "b").await.expect("asked"), LeaseAnswer::NoTable);
    // Nobody gives back what is another's.
    there.nodes.give_back(two, &["a".into()]).await.expect("done");
    assert_eq!(holder(&there.nodes.take(two, "a").await.expect("asked")), Some(one));
    here.nodes.give_back(one, &["a".into()]).await.expect("done");
    assert_eq!(there.nodes.holder("a").await.expect("asked"), None);
    assert_eq!(there.nodes.take(two, "a").await.expect("asked"), LeaseAnswer::Mine);
    here.tables.drop_table("a").await.expect("dropped");
    assert_eq!(there.nodes.take(two, "a").await.expect("asked"), LeaseAnswer::NoTable);
}

pub(super) async fn whoever_has_lost_a_table_takes_no_step_there(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let host = account(&here, "Anna").await;
    let new = table(&here, "a", host).await;
    let one = born(&here, "one").await.id;
    assert_eq!(here.nodes.take(one, "a").await.expect("asked"), LeaseAnswer::Mine);
    here.tables.append(step(&new, 0, 0, &["1"])).await.expect("it holds the table");
    dies(here.nodes.as_ref(), one).await;
    here.tables.append(step(&new, 1, 1, &["2"])).await.expect("nobody else has taken it");
    let two = born(&there, "two").await.id;
    assert_eq!(there.nodes.take(two, "a").await.expect("asked"), LeaseAnswer::Mine);
    // Its version is right, and still it comes too late: the other one has read the table.
    let late = here.tables.append(step(&new, 2, 2, &["late"])).await;
    assert!(matches!(late, Err(StoreFault::Conflict)), "{late:?}");
    there.tables.append(step(&new, 2, 2, &["3"])).await.expect("it holds the table");
    assert_eq!(there.tables.lines("a").await.expect("read"), ["1", "2", "3"]);
    // Alive again, it takes the table as anybody does.
    let three = born(&here, "one").await.id;
    let late = here.tables.append(step(&new, 3, 3, &["late"])).await;
    assert!(matches!(late, Err(StoreFault::Conflict)), "{late:?}");
    there.nodes.give_back(two, &["a".into()]).await.expect("done");
    assert_eq!(here.nodes.take(three, "a").await.expect("asked"), LeaseAnswer::Mine);
    here.tables.append(step(&new, 3, 3, &["4"])).await.expect("it holds the table");
}

pub(super) async fn of_many_who_take_a_table_one_gets_it(place: &impl Engine) {
    let store = place.open().await;
    let host = account(&store, "Anna").await;
    for number in 0..20 {
        let name = format!("table-{number}");
        table(&store, &name, host).await;
        let mut taking = Vec::new();
        for _ in 0..4 {
            let (store, name) = (place.open().await, name.clone());
            taking.push(tokio::spawn(async move {
                let node = born(&store, "x").await.id;
                (node, store.nodes.take(node, &name).await.expect("asked"))
            }));
        }
        let mut answers = Vec::new();
        for taken in taking {
            answers.push(taken.await.expect("no panic"));
        }
        let mine: Vec<_> = answers.iter().filter(|(_, got)| *got == LeaseAnswer::Mine).collect();
        assert_eq!(mine.len(), 1, "{answers:?}");
        let others = answers.iter().filter_map(|(_, got)| holder(got));
        assert!(others.into_iter().all(|held_by| held_by == mine[0].0), "{answers:?}");
    }
}

pub(super) async fn a_node_lives_by_its_signs_and_comes_back_as_another(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let host = account(&here, "Anna").await;
    table(&here, "a", host).await;
    let first = born(&here, "one").await;
    assert_eq!(here.nodes.take(first.id, "a").await.expect("asked"), LeaseAnswer::Mine);
    let two = born(&there, "two").await;
    assert_eq!(first.secret, two.secret, "nodes know each other by it");
    let begun = Instant::now();
    while begun.elapsed() < LIFE {
        let pulse = here.nodes.beat(first.id, LIFE).await.expect("asked").expect("it lives");
        let ids: Vec<_> = pulse.nodes.iter().map(|node| node.id).collect();
        assert!(ids.contains(&first.id), "{ids:?}");
        tokio::time::sleep(LIFE / 10).await;
    }
    assert_eq!(here.nodes.take(first.id, "a").await.expect("asked"), LeaseAnswer::Mine);
    let two = born(&there, "two").await.id;
    assert_eq!(holder(&there.nodes.take(two, "a").await.expect("asked")), Some(first.id));
    dies(here.nodes.as_ref(), first.id).await;
    assert_eq!(here.nodes.take(first.id, "a").await.expect("asked"), LeaseAnswer::Dead);
    assert_eq!(here.nodes.orphans(first.id, 10).await.expect("asked"), Vec::<String>::new());
    let two = born(&there, "two").await.id;
    assert_eq!(there.nodes.take(two, "a").await.expect("asked"), LeaseAnswer::Mine);
    let again = born(&here, "one").await.id;
    assert_ne!(again, first.id);
    assert_eq!(holder(&here.nodes.take(again, "a").await.expect("asked")), Some(two));
}

pub(super) async fn tables_that_go_on_are_taken_over_and_others_are_not(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let host = account(&here, "Anna").await;
    table(&here, "open", host).await;
    for id in ["r1", "r2", "r3"] {
        running(&here, id, host).await;
    }
    let one = born(&here, "one").await.id;
    let mut taken = here.nodes.orphans(one, 2).await.expect("asked");
    assert_eq!(taken.len(), 2);
    taken.extend(here.nodes.orphans(one, 2).await.expect("asked"));
    taken.sort();
    assert_eq!(taken, ["r1", "r2", "r3"]);
    assert_eq!(here.nodes.take(one, "open").await.expect("asked"), LeaseAnswer::Mine);
    let two = born(&there, "two").await.id;
    assert!(there.nodes.orphans(two, 10).await.expect("asked").is_empty(), "one lives");
    // One that goes on has to be run by somebody, whoever gives it back.
    here.nodes.give_back(one, &["r1".into()]).await.expect("done");
    assert_eq!(there.nodes.orphans(two, 10).await.expect("asked"), ["r1"]);
    here.nodes.leave(one).await.expect("done");
    let mut taken = there.nodes.orphans(two, 10).await.expect("asked");
    taken.sort();
    assert_eq!(taken, ["r2", "r3"]);
    assert_eq!(there.nodes.take(two, "open").await.expect("asked"), LeaseAnswer::Mine);
    // Nor are those of a node that dies without a word lost.
    dies(there.nodes.as_ref(), two).await;
    let three = born(&here, "three").await.id;
    assert_eq!(here.nodes.orphans(three, 10).await.expect("asked").len(), 3);
    here.nodes.tidy().await.expect("tidied");
    assert_eq!(here.nodes.take(three, "r1").await.expect("asked"), LeaseAnswer::Mine);
}

pub(super) async fn what_is_told_is_heard_by_all_who_were_there(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let heard = born(&there, "two").await.heard;
    let told = [
        NodeSignal::Muted { person: 1, other: 2, mute: true },
        NodeSignal::Gone { table: "a".into() },
        NodeSignal::Freed,
    ];
    // What is told by the engine itself is told by what it does; see the tests of the engines.
    let word = there.nodes.signalled();
    here.nodes.post(NodeSignal::Freed).await.expect("told");
    tokio::time::timeout(Duration::from_secs(5), word).await.expect("it is announced");
    let signals = there.nodes.signals(heard).await.expect("read");
    let mut numbers: Vec<_> = signals.iter().map(|(number, _)| *number).collect();
    assert!(signals.iter().any(|(_, signal)| *signal == NodeSignal::Freed), "{signals:?}");
    assert!(numbers.is_sorted());
    numbers.dedup();
    assert_eq!(numbers.len(), signals.len());
    let late = born(&here, "three").await.heard;
    assert!(late >= *numbers.last().expect("one"), "it has not to hear what was before");
    for signal in told {
        let text = serde_json::to_string(&signal).expect("written");
        assert_eq!(serde_json::from_str::<NodeSignal>(&text).expect("read"), signal, "{text}");
    }
}

pub(super) async fn it_is_known_for_how_long_there_was_no_node(place: &impl Engine) {
    let (here, there) = (place.open().await, place.open().await);
    let first = born(&here, "one").await;
    assert_eq!(first.gap, None);
    assert_eq!(born(&there, "two").await.gap, None, "one lives");
    tokio::time::sleep(LIFE * 2).await;
    let third = born(&here, "three").await;
    let gap = third.gap.expect("there was one");
    let least = i64::try_from(LIFE.as_millis()).expect("short");
    assert!(gap.ms >= least && gap.ms < 60 * least, "{gap:?}");
    assert!((gap.until_ms - third.now_ms).abs() < 1000, "{gap:?} {}", third.now_ms);
    assert_eq!(born(&there, "four").await.gap, Some(gap), "every node knows of it");
}
