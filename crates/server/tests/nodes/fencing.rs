//! Two nodes that both believe to run a table: what is kept decides.

use mittwoch_games::verify;
use mittwoch_protocol::{Acknowledged, ClientMessage, Command, FaultCode, Stage};
use mittwoch_server::store::SharedStore;
use mittwoch_server::table::Tables;
use mittwoch_vopr::MemoryPlace;

use super::helper::offer;
use crate::server::helper::{hasty, person};
use crate::tables::house::{key, wish};

/// Tables that know nothing of each other, on one store.
async fn deluded(store: &SharedStore) -> Tables {
    Tables::with(store.clone(), hasty()).await.expect("tables")
}

/// Every answer is done once, wherever it is given, by whichever was awake with an old state.
#[tokio::test]
async fn an_answer_to_a_stale_holder_is_done_once_or_refused() {
    let place = MemoryPlace::default();
    let stores = [place.open(), place.open()];
    let people = [person(&stores[0], "Anna", 1).await, person(&stores[0], "Bertha", 1).await];
    let both = [deluded(&stores[0]).await, deluded(&stores[1]).await];
    let table = both[0].create(&people[0], wish("dreamworld", 2, 0)).await.expect("made").id;
    let does = |at: usize, who: usize, command: Command| {
        let (tables, message) = (&both[at], ClientMessage { key: key(), command });
        let (table, by) = (table.clone(), people[who].clone());
        async move { (tables.command(&table, &by, message.clone()).await, message) }
    };
    does(0, 1, Command::Sit { seat: None }).await.0.expect("done");
    does(0, 0, Command::Start).await.0.expect("done");
    let mut acknowledged: Vec<(usize, ClientMessage, Acknowledged)> = Vec::new();
    for turn in 0..2000usize {
        // Both are awake, and each in turn has not heard of what the other did.
        let at = turn % 2;
        let who = (turn / 2) % 2;
        let seen = both[at].snapshot(&table, Some(&people[who]), 0).await.expect("seen");
        if seen.outcome.is_some() {
            break;
        }
        if seen.offers.is_empty() {
            continue;
        }
        match does(at, who, offer(&seen, turn)).await {
            (Ok(done), message) => acknowledged.push((who, message, done)),
            (Err(refused), _) => {
                let stale = [FaultCode::Stale, FaultCode::NotAsked, FaultCode::Stage];
                assert!(stale.contains(&refused.code), "{refused}");
            }
        }
    }
    assert!(acknowledged.len() > 20);
    for (who, message, done) in &acknowledged {
        for tables in &both {
            let again = tables.command(&table, &people[*who], message.clone()).await;
            assert_eq!(again, Ok(done.clone()), "it was done once");
        }
    }
    // Each has the whole truth as soon as it has something to write.
    let row = stores[0].tables.table(&table).await.expect("read").expect("there");
    assert_eq!(row.standing.stage, Stage::Over);
    let lines = stores[1].tables.lines(&table).await.expect("read");
    let record: String = lines.iter().map(|line| format!("{line}\n")).collect();
    verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
}
