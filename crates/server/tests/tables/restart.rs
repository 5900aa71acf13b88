//! A server that starts again has lost nothing.

use mittwoch_games::{catalogue, verify};
use mittwoch_protocol::{Command, Snapshot, Stage};
use mittwoch_server::table::LookBack;

use super::house::{House, offer, wish};

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_where_it_was_with_sealed_answers_and_requests() {
    let mut house = House::open().await;
    for title in catalogue() {
        let players = *title.about().players.end();
        let people = house.people(players).await;
        let table = house.running(wish(title.about().key, players, 0), &people).await.id;
        let several = |seen: &Snapshot| seen.awaited.len() > 1 && seen.sealed.is_empty();
        let enough = |seen: &Snapshot| seen.answers > 60 || seen.answers > 20 && several(seen);
        house.play(&table, &people, enough).await;
        let (person, seen) = house.asked(&table, &people).await.expect("asked");
        if seen.awaited.len() > 1 {
            house.does(&table, person, offer(&seen, 0)).await;
            assert_eq!(house.look(&table, person).await.sealed.len(), 1);
        }
        house.does(&table, &people[0], Command::ProposeEnd).await;
        let mut before = Vec::new();
        for person in &people {
            before.push(house.look(&table, person).await);
        }
        house = house.restarted().await;
        for (person, before) in people.iter().zip(before) {
            assert_eq!(house.look(&table, person).await, before);
        }
        house.play(&table, &people, |_| false).await;
        assert_eq!(house.info(&table).await.stage, Stage::Over);
        let record = house.tables.record(&table).await.expect("over");
        verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[tokio::test]
async fn an_acknowledged_command_is_known_after_a_restart() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    let seen = house.look(&table, &people[0]).await;
    let command = offer(&seen, 0);
    let message = mittwoch_protocol::ClientMessage { key: "once".to_owned(), command };
    let done = house.tables.command(&table, &people[0], message.clone()).await.expect("done");
    let house = house.restarted().await;
    assert_eq!(house.look(&table, &people[0]).await.sealed.len(), 1);
    assert_eq!(house.tables.command(&table, &people[0], message).await, Ok(done));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("notre-dame", 5, 4), &people).await.id;
    house.does(&table, &people[0], Command::Resign).await;
    let house = house.restarted().await;
    for _ in 0..4000 {
        let row = house.store.tables.table(&table).await;
        if row.expect("kept").expect("there").standing.stage == Stage::Over {
            let seen = house.tables.history(&table, None, 3, LookBack::Open).await.expect("over");
            assert!(seen.answers <= 3);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the bots end the match");
}
