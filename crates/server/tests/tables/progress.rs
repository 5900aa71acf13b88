//! How far a match is stands with the table, so that lists can say it while it sleeps.

use mittwoch_kernel::{Arg, Seat};
use mittwoch_protocol::{Clock, Command, FaultCode, OnTimeout, Stage};
use mittwoch_server::store::TableProgress;

use super::house::{House, offer, wish};

async fn progress(house: &House, table: &str) -> TableProgress {
    house.store.tables.table(table).await.expect("read").expect("there").standing.progress
}

#[tokio::test]
async fn the_round_the_last_deed_and_the_time_left_are_noted_with_every_step() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut wish = wish("notre-dame", 2, 0);
    wish.pace.clock =
        Some(Clock { bank: 100, extra: 10, most: None, on_timeout: OnTimeout::BotTakesSeat });
    let table = house.tables.create(&people[0], wish).await.expect("a table").id;
    assert_eq!(
        progress(&house, &table).await,
        TableProgress::default(),
        "nothing before the start"
    );
    house.does(&table, &people[1], Command::Sit { seat: None }).await;
    house.does(&table, &people[0], Command::Start).await;
    let first = progress(&house, &table).await;
    assert_eq!(first.round, Some(1));
    assert!(first.due.iter().all(Option::is_some), "both are asked: {first:?}");
    house.play(&table, &people, |seen| seen.answers > 8).await;
    let later = progress(&house, &table).await;
    let deed = later.last.iter().max_by_key(|deed| deed.answers).expect("somebody did something");
    assert_eq!(deed.phrase.args.get("seat"), Some(&Arg::Seat(deed.seat)));
    for name in deed.phrase.args.values().filter_map(|arg| match arg {
        Arg::Piece(name) => Some(name),
        _ => None,
    }) {
        assert!(deed.pieces.iter().any(|piece| piece.name == *name), "{name} has no name");
    }
    assert!(deed.pieces.len() < 10, "only what the phrase names");
    let known = house.look(&table, &people[0]).await.log.told;
    assert!(known.iter().any(|told| told.phrase == deed.phrase), "everybody was told so");
    let house = house.restarted().await;
    assert_eq!(progress(&house, &table).await.last, later.last, "and it is kept");
}

#[tokio::test]
async fn what_was_taken_back_is_nobodys_last_deed() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("unconscious-mind", 2, 1), &people).await.id;
    for _ in 0..200 {
        let seen = house.play(&table, &people, |seen| !seen.offers.is_empty()).await;
        let free = seen.offers.iter().find(|offer| offer.undoable).cloned();
        let Some(free) = free else {
            house.does(&table, &people[0], offer(&seen, 0)).await;
            continue;
        };
        let answer = Command::Answer { seq: seen.seq, action: free.action };
        house.does(&table, &people[0], answer).await;
        let seq = house.look(&table, &people[0]).await.seq;
        if house.done(&table, &people[0], Command::Undo { seq }).await.is_ok() {
            let last = progress(&house, &table).await.last;
            assert!(last.iter().all(|deed| deed.seat != Seat(0)), "{last:?}");
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn who_is_alone_with_bots_discards_the_table_and_nobody_else_does() {
    let house = House::open().await;
    let people = house.people(2).await;
    let alone = house.running(wish("dreamworld", 2, 1), &people[..1]).await.id;
    house.denies(&alone, &people[1], Command::Close, FaultCode::Stage).await;
    house.does(&alone, &people[0], Command::Close).await;
    assert!(house.store.tables.table(&alone).await.expect("read").is_none());
    assert!(house.store.tables.lines(&alone).await.expect("read").is_empty());
    let shared = house.running(wish("dreamworld", 3, 1), &people).await.id;
    house.denies(&shared, &people[0], Command::Close, FaultCode::Stage).await;
    assert_eq!(house.info(&shared).await.stage, Stage::Running);
}

#[tokio::test]
async fn a_finished_game_alone_can_be_discarded_and_its_rematch_is_no_dead_end() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("dreamworld", 2, 1), &people).await.id;
    house.does(&table, &people[0], Command::Resign).await;
    assert_eq!(house.info(&table).await.stage, Stage::Over);
    house.does(&table, &people[0], Command::Rematch).await;
    let gone = house.info(&table).await.rematch.expect("a rematch");
    house.does(&gone, &people[0], Command::Close).await;
    house.does(&table, &people[0], Command::Rematch).await;
    let next = house.info(&table).await.rematch.expect("another");
    assert_ne!(gone, next);
    assert!(house.store.tables.table(&next).await.expect("read").is_some());
    house.does(&table, &people[0], Command::Close).await;
    assert!(house.store.tables.table(&table).await.expect("read").is_none());
}
