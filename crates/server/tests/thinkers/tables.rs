//! Bots at tables, through the pool.

use mittwoch_match::MindBudget;
use mittwoch_protocol::{Command, Stage};
use mittwoch_server::table::TablePolicy;
use mittwoch_server::thinkers::ThinkClass;

use super::bots::{Gate, job, until};
use crate::tables::house::{House, habits, offer, wish};

/// A house with one thinker, who is held up until the gate opens.
async fn held() -> (House, Gate) {
    let house = House::with(TablePolicy { thinkers: 1, ..habits() }).await;
    let gate = Gate::default();
    let inside = gate.clone();
    let (_, reply) = house.tables.thinkers().pool.submit(job(
        (0, "gate"),
        ThinkClass::People,
        move |_: &MindBudget| {
            inside.pass();
            String::new()
        },
    ));
    tokio::spawn(reply);
    gate.reached().await;
    (house, gate)
}

fn waiting(house: &House) -> usize {
    house.tables.thinkers().pool.load().waiting.iter().sum()
}

#[tokio::test]
async fn a_thought_is_stopped_when_its_person_returns() {
    let (house, gate) = held().await;
    let people = house.people(1).await;
    let table = house.running(wish("dreamworld", 2, 1), &people).await.id;
    until(|| waiting(&house) > 0).await;
    let others = waiting(&house);
    let seat = mittwoch_kernel::Seat(0);
    house.does(&table, &people[0], Command::StandIn { seat, bot: None }).await;
    until(|| waiting(&house) == others + 1).await;
    house.does(&table, &people[0], Command::Return).await;
    until(|| waiting(&house) == others).await;
    gate.open();
    let done = house.play(&table, &people, |seen| seen.seq > 8).await;
    assert!(done.seq > 8, "the match goes on");
}

#[tokio::test]
async fn a_thought_is_stopped_when_the_match_goes_back() {
    let (house, gate) = held().await;
    let people = house.people(1).await;
    let table = house.running(wish("notre-dame", 2, 1), &people).await.id;
    gate.open();
    // A moment at which an answer of the person leads to a question for the bot and can be undone.
    for _ in 0..400 {
        let Some((person, seen)) = house.asked(&table, &people).await else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        };
        let closed = Gate::default();
        let inside = closed.clone();
        let hold = job((0, "gate"), ThinkClass::People, move |_: &MindBudget| {
            inside.pass();
            String::new()
        });
        let gone = tokio::spawn(house.tables.thinkers().pool.submit(hold).1);
        closed.reached().await;
        let undone = match offered_alone(&seen) {
            Some(place) if seen.awaited.len() == 1 => {
                house.does(&table, person, offer(&seen, place)).await;
                goes_back(&house, &table, person).await
            }
            _ => {
                house.does(&table, person, offer(&seen, 0)).await;
                false
            }
        };
        closed.open();
        gone.await.expect("no panic");
        if undone {
            return;
        }
    }
    panic!("no such moment came");
}

/// The first answer that can be taken back.
fn offered_alone(seen: &mittwoch_protocol::Snapshot) -> Option<usize> {
    seen.offers.iter().position(|offer| offer.undoable)
}

/// Whether a bot was asked, and its thought was stopped when the person took the answer back.
async fn goes_back(house: &House, table: &str, person: &mittwoch_server::store::User) -> bool {
    tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    if waiting(house) == 0 {
        return false;
    }
    let seq = house.glance(table, person).await.seq;
    if house.done(table, person, Command::Undo { seq }).await.is_err() {
        return false;
    }
    until(|| waiting(house) == 0).await;
    assert_eq!(house.info(table).await.stage, Stage::Running);
    true
}
