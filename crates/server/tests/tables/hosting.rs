//! What the host of an open table can do, and how many tables one person can hold.

use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Command, Create, FaultCode, ServerMessage, Sitter, Stage, Visibility};
use mittwoch_server::store::User;
use mittwoch_server::table::TablePolicy;

use super::house::{House, habits, wish};

const SIT: Command = Command::Sit { seat: None };

fn remove(seat: u8) -> Command {
    Command::Remove { seat: Seat(seat) }
}

fn public(players: u8) -> Create {
    Create { visibility: Visibility::Public, ..wish("dreamworld", players, 0) }
}

#[tokio::test]
async fn the_host_removes_a_sitter_who_cannot_come_back() {
    let house = House::open().await;
    let people = house.people(3).await;
    let (host, bad, good) = (&people[0], &people[1], &people[2]);
    let table = house.tables.create(host, public(3)).await.expect("a table").id;
    house.does(&table, bad, SIT).await;
    house.does(&table, bad, Command::Entropy { text: "luck".into() }).await;
    house.does(&table, good, SIT).await;
    house.refuses(&table, good, remove(1), FaultCode::Forbidden).await;
    house.refuses(&table, bad, remove(0), FaultCode::Forbidden).await;
    house.refuses(&table, host, remove(0), FaultCode::Forbidden).await;
    house.refuses(&table, host, remove(9), FaultCode::Setting).await;
    house.does(&table, host, remove(1)).await;
    assert_eq!(house.info(&table).await.seats[1].sitter, Sitter::Empty);
    house.refuses(&table, host, remove(1), FaultCode::Setting).await;
    house.refuses(&table, bad, SIT, FaultCode::Forbidden).await;
    house.refuses(&table, bad, Command::Entropy { text: "x".into() }, FaultCode::Forbidden).await;
    let house = house.restarted().await;
    house.refuses(&table, bad, SIT, FaultCode::Forbidden).await;
    let other = house.tables.create(host, public(3)).await.expect("a table").id;
    house.does(&other, bad, SIT).await;
}

#[tokio::test]
async fn a_host_who_stands_aside_still_removes_and_nobody_else_does() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.tables.create(&people[0], public(3)).await.expect("a table").id;
    house.does(&table, &people[1], SIT).await;
    house.does(&table, &people[2], SIT).await;
    house.does(&table, &people[0], Command::Leave).await;
    house.refuses(&table, &people[1], remove(2), FaultCode::Forbidden).await;
    house.refuses(&table, &people[1], Command::Close, FaultCode::Forbidden).await;
    house.does(&table, &people[0], remove(2)).await;
}

#[tokio::test]
async fn nobody_is_removed_from_a_match() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.refuses(&table, &people[0], remove(1), FaultCode::Stage).await;
    house.refuses(&table, &people[0], Command::Close, FaultCode::Stage).await;
}

#[tokio::test]
async fn the_host_closes_an_open_table_for_everybody() {
    let house = House::open().await;
    let people = house.people(2).await;
    let info = house.tables.create(&people[0], public(2)).await.expect("a table");
    house.does(&info.id, &people[1], SIT).await;
    house
        .does(
            &info.id,
            &people[1],
            Command::Chat { room: mittwoch_protocol::ChatRoom::Players, text: "hello".into() },
        )
        .await;
    let mut ear = house.tables.listen(&info.id, Some(&people[1]), 0).await.expect("a table");
    house.refuses(&info.id, &people[1], Command::Close, FaultCode::Forbidden).await;
    house.does(&info.id, &people[0], Command::Close).await;
    let mut closed = false;
    while let Ok(Some(heard)) = tokio::time::timeout(Duration::from_secs(5), ear.next()).await {
        closed |=
            serde_json::from_str(heard.as_str()).is_ok_and(|m| matches!(m, ServerMessage::Closed));
    }
    assert!(closed, "told before the line ends");
    let gone = house.done(&info.id, &people[1], SIT).await.expect_err("gone");
    assert_eq!(gone.code, FaultCode::NotFound);
    assert!(house.store.tables.table(&info.id).await.expect("read").is_none());
    assert!(house.store.chat.chat(&info.id, 9).await.expect("read").is_empty());
    let code = info.code.expect("a code");
    assert!(house.store.lobby.table_by_code(&code).await.expect("read").is_none());
}

async fn few_seats() -> House {
    House::with(TablePolicy { open_seats: 3, ..habits() }).await
}

#[tokio::test]
async fn one_person_sits_at_so_many_open_public_tables() {
    let house = few_seats().await;
    let people = house.people(6).await;
    let guest = &people[5];
    let mut tables = Vec::new();
    for host in &people[..4] {
        tables.push(house.tables.create(host, public(2)).await.expect("a table").id);
    }
    for table in &tables[..3] {
        house.does(table, guest, SIT).await;
    }
    house.refuses(&tables[3], guest, SIT, FaultCode::Forbidden).await;
    let many = house.tables.create(guest, public(2)).await.expect_err("too many");
    assert_eq!(many.code, FaultCode::Forbidden);
    let private = house.tables.create(guest, wish("dreamworld", 2, 0)).await.expect("by link");
    house.does(&private.id, guest, Command::Leave).await;
    house.does(&tables[0], guest, Command::Sit { seat: Some(Seat(1)) }).await;
    house.does(&tables[0], &people[0], Command::Start).await;
    house.does(&tables[3], guest, SIT).await;
    assert_eq!(house.info(&tables[3]).await.stage, Stage::Open);
}

#[tokio::test]
async fn who_sits_down_everywhere_at_once_is_counted_too() {
    let house = few_seats().await;
    let people = house.people(21).await;
    let guest: User = people[20].clone();
    let mut tables = Vec::new();
    for host in &people[..20] {
        tables.push(house.tables.create(host, public(2)).await.expect("a table").id);
    }
    let tries = tables.iter().map(|table| house.done(table, &guest, SIT));
    let sat = futures_util::future::join_all(tries).await.into_iter().filter(Result::is_ok).count();
    assert!((1..=3).contains(&sat), "{sat}");
    assert_eq!(house.store.lobby.open_seats(guest.id).await.expect("read") as usize, sat);
}
