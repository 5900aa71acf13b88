//! Hints, reviews, and tables that go on from a moment of a finished match.

use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    Command, Create, FaultCode, HintPolicy, PlayFrom, Review, ReviewState, Stage, Visibility,
};
use mittwoch_server::store::User;

use super::house::{House, offer, wish};

/// A finished match of one person against a bot.
async fn finished(house: &House, people: &[User]) -> String {
    let table = house.running(wish("dreamworld", 2, 1), people).await.id;
    house.play(&table, people, |_| false).await;
    assert_eq!(house.info(&table).await.stage, Stage::Over);
    table
}

async fn reviewed(house: &House, table: &str) -> Review {
    // Reviews step back behind everything else: on a busy machine they take their time.
    for _ in 0..30_000 {
        match house.tables.review(table).await.expect("a review") {
            ReviewState::Ready(review) => return *review,
            ReviewState::Running { done, of } => assert!(done <= of && of > 0),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the review is not made");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_with_bots_gets_hints_and_nothing_is_recorded_of_them() {
    let house = House::open().await;
    let people = house.people(2).await;
    let [anna, ben] = &people[..] else { panic!("two") };
    let table = house.running(wish("dreamworld", 2, 1), &people[..1]).await;
    assert!(table.hints_open && table.hints == HintPolicy::Alone);
    let id = &table.id;
    let seen = house.play(id, &people[..1], |seen| !seen.offers.is_empty()).await;
    let lines = house.store.tables.lines(id).await.expect("kept");
    let hint = house.tables.hint(id, anna, seen.seq).await.expect("a hint");
    assert!(hint.seq == seen.seq && (1..=3).contains(&hint.answers.len()) && hint.worlds > 0);
    for answer in &hint.answers {
        assert!(seen.offers.iter().any(|offer| offer.action == answer.action));
    }
    assert_eq!(house.tables.hint(id, anna, seen.seq).await.as_ref(), Ok(&hint), "told again");
    assert_eq!(house.store.tables.lines(id).await.expect("kept"), lines);
    let stranger = house.tables.hint(id, ben, seen.seq).await.expect_err("no seat");
    assert_eq!(stranger.code, FaultCode::Forbidden);
    let stale = house.tables.hint(id, anna, seen.seq + 1).await.expect_err("another moment");
    assert_eq!(stale.code, FaultCode::Stale);
    house.does(id, anna, offer(&seen, 0)).await;
    let late = house.tables.hint(id, anna, seen.seq).await.expect_err("answered");
    assert!(matches!(late.code, FaultCode::Stale | FaultCode::NotAsked), "{late:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_hints_are_off_unless_the_table_says_otherwise() {
    let house = House::open().await;
    let people = house.people(2).await;
    for (hints, open) in
        [(HintPolicy::Alone, false), (HintPolicy::None, false), (HintPolicy::All, true)]
    {
        let wish = Create { hints, ..wish("notre-dame", 2, 0) };
        let table = house.running(wish, &people).await;
        assert_eq!((table.hints, table.hints_open), (hints, open), "everybody sees it");
        let (person, seen) = house.asked(&table.id, &people).await.expect("asked");
        let hint = house.tables.hint(&table.id, person, seen.seq).await;
        match hint {
            Ok(_) => assert!(open),
            Err(fault) => assert!(!open && fault.phrase.key == "fault-no-hints", "{fault:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_reviewed_once_after_its_end_and_the_review_is_kept() {
    let house = House::open().await;
    let people = house.people(1).await;
    let running = house.running(wish("dreamworld", 2, 1), &people).await.id;
    let early = house.tables.review(&running).await.expect_err("it goes on");
    assert_eq!(early.code, FaultCode::Stage);
    let table = finished(&house, &people).await;
    let review = reviewed(&house, &table).await;
    assert!(!review.answers.is_empty() && review.seats.len() == 2);
    let house = house.restarted().await;
    match house.tables.review(&table).await.expect("kept") {
        ReviewState::Ready(kept) => assert_eq!(*kept, review),
        ReviewState::Running { .. } => panic!("it is made again"),
    }
    house.does(&table, &people[0], Command::Close).await;
    assert!(house.tables.review(&table).await.is_err(), "gone with its table");
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_with_the_link_plays_on_from_a_moment_against_bots() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = finished(&house, &people[..1]).await;
    let from = |table: &str, answers, seat| Create {
        from: Some(PlayFrom { table: table.to_owned(), answers, seat: Seat(seat) }),
        visibility: Visibility::Public,
        ..wish("dreamworld", 2, 0)
    };
    let made = house.tables.create(&people[1], from(&table, 9, 1)).await.expect("a table");
    assert_eq!((made.stage, made.visibility), (Stage::Running, Visibility::Link));
    let seen = house.look(&made.id, &people[1]).await;
    assert_eq!(seen.seat, Some(Seat(1)));
    let [old, new] = [
        house.store.tables.lines(&table).await.expect("kept"),
        house.store.tables.lines(&made.id).await.expect("kept"),
    ];
    assert_eq!(new[..6], old[..6], "its record begins as the other");
    let house = house.restarted().await;
    house.play(&made.id, &people[1..], |_| false).await;
    assert_eq!(house.info(&made.id).await.stage, Stage::Over);
    let record = house.tables.record(&made.id).await.expect("over");
    mittwoch_games::verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
    let profile = house.store.people.profile(people[1].id).await.expect("known");
    assert!(profile.games.is_empty(), "what was known beforehand is no result");
    let running = house.running(wish("dreamworld", 2, 1), &people[..1]).await.id;
    for wrong in
        [from(&running, 3, 0), from(&table, 100_000, 0), from(&table, 3, 7), from("no", 0, 0)]
    {
        assert!(house.tables.create(&people[1], wrong).await.is_err());
    }
}
