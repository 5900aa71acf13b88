//! What is not allowed changes nothing and gets a typed refusal.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{ChatRoom, ClientMessage, Command, FaultCode};
use mittwoch_server::table::LookBack;
use proptest::prelude::*;

use super::house::{House, offer, wish};

#[tokio::test]
async fn strangers_and_those_out_of_turn_change_nothing() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 2, 0), &people[..2]).await.id;
    house
        .play(&table, &people[..2], |seen| seen.awaited.len() == 1 && seen.sealed.is_empty())
        .await;
    let (asked, seen) = house.asked(&table, &people[..2]).await.expect("asked");
    let other = people[..2].iter().find(|person| person.id != asked.id).expect("another");
    let stranger = &people[2];
    let commands = [
        offer(&seen, 0),
        Command::Undo { seq: seen.seq },
        Command::Resign,
        Command::ProposeEnd,
        Command::Agree { seat: Seat(0), yes: true },
        Command::StandIn { seat: Seat(0), bot: Some("random".to_owned()) },
        Command::Return,
        Command::Leave,
    ];
    for command in commands {
        house.refuses(&table, stranger, command, FaultCode::Forbidden).await;
    }
    house.refuses(&table, other, offer(&seen, 0), FaultCode::NotAsked).await;
    let stale = Command::Answer { seq: seen.seq + 1, action: seen.offers[0].action.clone() };
    let fault = house.refuses(&table, asked, stale, FaultCode::Stale).await;
    assert_eq!(fault.seq, Some(seen.seq));
    let answer = |action: &str| Command::Answer { seq: seen.seq, action: action.to_owned() };
    house.refuses(&table, asked, answer("fly to the moon"), FaultCode::Unreadable).await;
    house.refuses(&table, asked, answer(&"x".repeat(5000)), FaultCode::TooLarge).await;
    let why_not = &seen.why_not;
    for closed in why_not {
        let fault = house.refuses(&table, asked, answer(&closed.action), FaultCode::Refused).await;
        assert_eq!((fault.rule.as_ref(), &fault.phrase), (Some(&closed.rule), &closed.reason));
    }
    assert_eq!(house.glance(&table, asked).await, seen, "nothing has changed");
    let unknown = house.done("nowhere", asked, Command::Resign).await.expect_err("no such table");
    assert_eq!(unknown.code, FaultCode::NotFound);
}

#[tokio::test]
async fn a_resent_command_is_done_once_and_acknowledged_as_before() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.play(&table, &people, |seen| seen.awaited.len() == 1 && seen.sealed.is_empty()).await;
    let (person, seen) = house.asked(&table, &people).await.expect("asked");
    let message = ClientMessage { key: "again".to_owned(), command: offer(&seen, 0) };
    let done = house.tables.command(&table, person, message.clone()).await.expect("done");
    let after = house.look(&table, person).await;
    for _ in 0..3 {
        assert_eq!(house.tables.command(&table, person, message.clone()).await, Ok(done.clone()));
    }
    assert_eq!(house.look(&table, person).await, after);
    // Under another person's hands the same key is another command.
    let other = people.iter().find(|other| other.id != person.id).expect("another");
    assert!(house.tables.command(&table, other, message).await.is_err());
    for key in [String::new(), "k".repeat(101)] {
        let message = ClientMessage { key, command: Command::Resign };
        let fault = house.tables.command(&table, person, message).await.expect_err("no key");
        assert_eq!(fault.code, FaultCode::Malformed);
    }
}

#[tokio::test]
async fn nobody_looks_from_another_seat_before_the_end() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 6).await;
    for (person, angle) in [
        (Some(&people[0]), LookBack::Seat(Seat(1))),
        (None, LookBack::Seat(Seat(0))),
        (Some(&people[0]), LookBack::Open),
        (None, LookBack::Open),
    ] {
        let fault = house.tables.history(&table, person, 2, angle).await.expect_err("running");
        assert_eq!(fault.code, FaultCode::Forbidden);
    }
    let own = house.tables.history(&table, Some(&people[0]), 2, LookBack::Seat(Seat(0))).await;
    assert_eq!(own.expect("the own seat").seat, Some(Seat(0)));
    let watcher = house.tables.snapshot(&table, None, 0).await.expect("public");
    assert!(watcher.seat.is_none() && watcher.offers.is_empty() && watcher.question.is_none());
    let preview = house.tables.preview(&table, &people[1], 99, "x").await.expect_err("stale");
    assert_eq!(preview.code, FaultCode::Stale);
}

/// Any command, sound or not.
fn any_command() -> impl Strategy<Value = Command> {
    let seat = || (0..6u8).prop_map(Seat);
    let text = || ".{0,12}".prop_map(String::from);
    prop_oneof![
        proptest::option::of(seat()).prop_map(|seat| Command::Sit { seat }),
        (seat(), text()).prop_map(|(seat, bot)| Command::AddBot { seat, bot, name: None }),
        seat().prop_map(|seat| Command::RemoveBot { seat }),
        seat().prop_map(|seat| Command::Remove { seat }),
        Just(Command::Close),
        text().prop_map(|text| Command::Entropy { text }),
        Just(Command::Start),
        (0..90u32, text()).prop_map(|(seq, action)| Command::Answer { seq, action }),
        (0..90u32).prop_map(|seq| Command::Undo { seq }),
        (seat(), any::<bool>()).prop_map(|(seat, yes)| Command::Agree { seat, yes }),
        (seat(), text()).prop_map(|(seat, bot)| Command::StandIn { seat, bot: Some(bot) }),
        Just(Command::Rematch),
        text().prop_map(|text| Command::Chat { room: ChatRoom::Players, text }),
    ]
}

#[test]
fn garbage_from_strangers_never_changes_the_match() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (house, table, stranger, before) = runtime.block_on(async {
        let house = House::open().await;
        let people = house.people(2).await;
        let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
        house.play(&table, &people, |seen| seen.answers > 4).await;
        let before = (house.look(&table, &people[0]).await, people[0].clone());
        (house, table, people, before)
    });
    let outsider = runtime.block_on(house.person("outsider"));
    drop(stranger);
    let config = ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() };
    proptest!(config, |(command in any_command())| {
        let done = runtime.block_on(house.done(&table, &outsider, command.clone()));
        prop_assert!(done.is_err(), "{command:?}");
    });
    let after = runtime.block_on(house.look(&table, &before.1));
    assert_eq!(after, before.0);
}
