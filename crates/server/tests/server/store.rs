//! What SQLite has beside the laws of every store: files that lie somewhere.

use std::path::Path;

use mittwoch_server::store::{FILE, Sqlite, StoreFault};

use super::helper::{english, entry, folder, open, person, step, table};

/// What a machine finds on disk if the server dies now: the files as they are, unclosed.
fn as_they_lie(from: &Path, to: &Path) {
    for name in [FILE.to_owned(), format!("{FILE}-wal")] {
        std::fs::copy(from.join(&name), to.join(&name)).expect("a copy");
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_sudden_end() {
    let (here, there) = (folder(), folder());
    let store = open(here.path()).await;
    let host = person(&store, "Anna", 1).await.id;
    let mut tables = Vec::new();
    for n in 0..20 {
        tables.push(table(&store, &format!("t{n}"), host).await);
    }
    for round in 0..10 {
        let steps = tables.iter().map(|table| {
            let (store, line) = (store.clone(), format!("line {round}"));
            let mut step = step(table, round, round as u32, &[line.as_str()]);
            step.entry = entry(host, &format!("key {round}"), round as u32);
            tokio::spawn(async move { store.tables.append(step).await })
        });
        for done in steps.collect::<Vec<_>>() {
            done.await.expect("no panic").expect("taken");
        }
    }
    as_they_lie(here.path(), there.path());
    let again = open(there.path()).await;
    for table in &tables {
        assert_eq!(again.tables.lines(&table.id).await.expect("lines").len(), 10);
        let known = again.tables.acknowledged(&table.id, host, "key 9").await.expect("read");
        assert_eq!(known.expect("noted").seq, 9);
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = folder();
    let first = open(folder.path()).await;
    let second = Sqlite::open(folder.path()).await.err().expect("refused");
    assert!(english(&second.phrase()).contains("Another server is running"), "{second}");
    first.upkeep.close().await;
    assert!(matches!(first.upkeep.alive().await, Err(StoreFault::Closed)));
    open(folder.path()).await.upkeep.close().await;
}
