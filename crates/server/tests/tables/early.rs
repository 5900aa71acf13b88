//! Giving up, ending, standing in, coming back, and playing again.

use std::time::Duration;

use mittwoch_games::verify;
use mittwoch_kernel::{Seat, Seats};
use mittwoch_protocol::{Command, FaultCode, GameTally, Sitter, Stage, StandInReason};
use mittwoch_server::table::notice;

use super::house::{House, wish};

fn stand_in(seat: u8) -> Command {
    Command::StandIn { seat: Seat(seat), bot: Some("random".to_owned()) }
}

#[tokio::test]
async fn the_last_one_who_has_not_resigned_wins() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("notre-dame", 3, 0), &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 5).await;
    house.does(&table, &people[1], Command::Resign).await;
    house.denies(&table, &people[1], Command::Resign, FaultCode::Forbidden).await;
    house.denies(&table, &people[1], Command::Return, FaultCode::Forbidden).await;
    assert_eq!(house.info(&table).await.stage, Stage::Running);
    house.does(&table, &people[2], Command::Resign).await;
    let info = house.info(&table).await;
    assert_eq!(info.stage, Stage::Over);
    assert_eq!(info.outcome.expect("over").winners, Seats::only(Seat(0)));
    assert!(info.notice.is_some_and(|said| said.key == notice::RESIGNED));
    verify(&house.tables.record(&table).await.expect("over"), None).expect("sound");
    house.refuses(&table, &people[0], Command::Resign, FaultCode::Stage).await;
}

#[tokio::test]
async fn who_resigns_alone_has_lost() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("dreamworld", 1, 0), &people).await.id;
    house.does(&table, &people[0], Command::Resign).await;
    let info = house.info(&table).await;
    assert_eq!((info.stage, info.outcome.expect("over").winners), (Stage::Over, Seats::NONE));
}

#[tokio::test]
async fn a_match_ends_when_all_agree() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 4, 1), &people).await.id;
    let agree = |yes| Command::Agree { seat: Seat(0), yes };
    house.denies(&table, &people[1], agree(true), FaultCode::Stage).await;
    house.does(&table, &people[0], Command::ProposeEnd).await;
    house.denies(&table, &people[0], Command::ProposeEnd, FaultCode::Stage).await;
    house.does(&table, &people[1], agree(true)).await;
    assert_eq!(house.info(&table).await.stage, Stage::Running);
    house.does(&table, &people[0], agree(false)).await;
    assert!(house.look(&table, &people[1]).await.requests.is_empty(), "withdrawn");
    house.does(&table, &people[0], Command::ProposeEnd).await;
    house.does(&table, &people[1], agree(true)).await;
    // Who resigns has no word any more.
    house.does(&table, &people[2], Command::Resign).await;
    let info = house.info(&table).await;
    assert_eq!((info.stage, info.outcome.expect("over").winners), (Stage::Over, Seats::NONE));
    assert!(info.notice.is_some_and(|said| said.key == notice::AGREED));
    verify(&house.tables.record(&table).await.expect("over"), None).expect("sound");
}

#[tokio::test]
async fn a_bot_plays_for_who_is_gone_until_they_return() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.refuses(&table, &people[0], stand_in(1), FaultCode::Forbidden).await;
    let info = house.info(&table).await;
    let left = info.seats[1].stand_in_ms.expect("away");
    assert!(left > 50_000 && left <= info.patience_ms, "{left}");
    let unknown = Command::StandIn { seat: Seat(1), bot: Some("nobody".to_owned()) };
    house.refuses(&table, &people[0], unknown, FaultCode::Setting).await;
    house.tables.time().skip(Duration::from_secs(61));
    assert_eq!(house.info(&table).await.seats[1].stand_in_ms, Some(0), "now it may");
    house.does(&table, &people[0], stand_in(1)).await;
    house.denies(&table, &people[0], stand_in(1), FaultCode::Setting).await;
    let seen = house.look(&table, &people[1]).await;
    assert!(seen.offers.is_empty() && seen.question.is_none());
    let answer = Command::Answer { seq: seen.seq, action: "x".to_owned() };
    let refused = house.done(&table, &people[1], answer).await.expect_err("a bot plays");
    assert_eq!(refused.code, FaultCode::Forbidden);
    house.play(&table, &people[..1], |seen| seen.answers > 12).await;
    let stood = house.info(&table).await.seats[1].stood_in.expect("it is told");
    assert_eq!((stood.reason, stood.timeouts, stood.still), (StandInReason::Away, 0, true));
    assert!(stood.answers > 0 && stood.answers <= stood.of, "{stood:?}");
    house.does(&table, &people[1], Command::Return).await;
    assert_eq!(house.info(&table).await.seats[1].stand_in, None);
    house.play(&table, &people, |_| false).await;
    let seats = house.info(&table).await.seats;
    let after = seats[1].stood_in.expect("also at the end");
    let winners = house.info(&table).await.outcome.expect("over").winners;
    for (person, seat) in people.iter().zip([Seat(0), Seat(1)]) {
        let games = house.store.people.profile(person.id).await.expect("known").games;
        let won = u32::from(winners.contains(seat));
        let tally = GameTally { game: "dreamworld".to_owned(), played: 1, won };
        assert_eq!(games, [tally]);
    }
    assert!(!after.still && after.of > after.answers && seats[0].stood_in.is_none(), "{seats:?}");
    let record = house.tables.record(&table).await.expect("over");
    verify(&record, None).expect("sound");
    assert!(record.contains("\"by\":\"random\"") && record.contains("\"by\":null"));
}

#[tokio::test]
async fn who_leaves_can_be_replaced_at_once() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 2, 0), &people).await.id;
    house.does(&table, &people[1], Command::Leave).await;
    assert_eq!(house.info(&table).await.seats[1].stand_in_ms, Some(0));
    // Who names no bot gets a steady one.
    house.does(&table, &people[0], Command::StandIn { seat: Seat(1), bot: None }).await;
    assert_eq!(house.info(&table).await.seats[1].stand_in.as_deref(), Some("club"));
    house.does(&table, &people[0], stand_in(0)).await;
    for _ in 0..2000 {
        let info = house.info(&table).await;
        if info.stage == Stage::Over {
            let reasons = info.seats.iter().map(|seat| seat.stood_in.map(|stood| stood.reason));
            let reasons: Vec<_> = reasons.collect();
            assert_eq!(reasons, [Some(StandInReason::Wish), Some(StandInReason::Away)]);
            assert!(info.seats.iter().all(|seat| seat.stand_in_ms.is_none()), "it is over");
            house.refuses(&table, &people[0], Command::Return, FaultCode::Stage).await;
            for person in &people {
                let profile = house.store.people.profile(person.id).await.expect("known");
                let (played, won) = (profile.games[0].played, profile.games[0].won);
                assert_eq!((played, won), (1, 0), "bots have won it");
            }
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("two bots end the match");
}

#[tokio::test]
async fn the_same_people_play_again_with_place_and_colour_until_they_move_on() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(wish("dreamworld", 3, 1), &people).await.id;
    house.denies(&table, &people[0], Command::Rematch, FaultCode::Stage).await;
    house.does(&table, &people[0], Command::ProposeEnd).await;
    house.does(&table, &people[1], Command::Agree { seat: Seat(0), yes: true }).await;
    let stranger = house.person("stranger").await;
    house.refuses(&table, &stranger, Command::Rematch, FaultCode::Forbidden).await;
    house.does(&table, &people[1], Command::Rematch).await;
    let next = house.info(&table).await.rematch.expect("a table");
    house.does(&table, &people[0], Command::Rematch).await;
    assert_eq!(house.info(&table).await.rematch.as_ref(), Some(&next), "one for all");
    let info = house.info(&next).await;
    assert_eq!(info.stage, Stage::Open);
    let sits = |seat: usize, own: i64| match info.seats[seat].sitter {
        Sitter::Person { id, .. } => id == own,
        Sitter::Empty | Sitter::Bot { .. } => false,
    };
    assert!(sits(0, people[0].id) && sits(1, people[1].id), "everybody keeps the seat");
    let before = house.info(&table).await;
    for (seat, old) in info.seats.iter().zip(&before.seats) {
        assert_eq!((seat.colour, &seat.sitter), (old.colour, &old.sitter), "and bots their names");
    }
    house.refuses(&next, &people[0], Command::Rotate, FaultCode::Forbidden).await;
    house.does(&next, &people[1], Command::Rotate).await;
    let info = house.info(&next).await;
    assert!(matches!(info.seats[0].sitter, Sitter::Person { id, .. } if id == people[1].id));
    assert_eq!(info.seats[1].sitter, before.seats[2].sitter);
    house.does(&next, &people[1], Command::Start).await;
    house.denies(&next, &people[1], Command::Rotate, FaultCode::Stage).await;
}
