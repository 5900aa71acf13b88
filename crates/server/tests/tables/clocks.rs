//! Clocks are data of the table; time passes when the tests let it.

use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Clock, Command, Create, OnTimeout, Stage, StandInReason};

use super::house::{House, offer, wish};

fn timed(on_timeout: OnTimeout) -> Create {
    let mut wish = wish("dreamworld", 2, 0);
    wish.pace.clock = Some(Clock { bank: 100, extra: 10, most: None, on_timeout });
    wish
}

/// Waits until the table is as it should be; the actor needs a moment to notice the time.
async fn until(house: &House, table: &str, so: impl Fn(&mittwoch_protocol::TableInfo) -> bool) {
    for _ in 0..1000 {
        if so(&house.info(table).await) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never comes: {:?}", house.info(table).await.seats);
}

#[tokio::test]
async fn the_clocks_of_the_awaited_run_and_the_others_stand() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    house.tables.time().skip(Duration::from_secs(40));
    let info = house.info(&table).await;
    assert!(info.seats.iter().all(|seat| seat.ticking));
    let left = |seat: usize| info.seats[seat].clock_ms.expect("a clock");
    assert!((left(0) - 70_000).abs() < 3_000 && (left(1) - 70_000).abs() < 3_000, "{info:?}");
    let seen = house.look(&table, &people[0]).await;
    house.does(&table, &people[0], offer(&seen, 0)).await;
    house.tables.time().skip(Duration::from_secs(20));
    let info = house.info(&table).await;
    assert!(!info.seats[0].ticking && info.seats[1].ticking);
    assert!((info.seats[0].clock_ms.expect("a clock") - 70_000).abs() < 3_000);
    assert!((info.seats[1].clock_ms.expect("a clock") - 50_000).abs() < 3_000);
}

#[tokio::test]
async fn what_is_above_the_most_is_not_saved_up() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut wish = wish("dreamworld", 2, 0);
    let on_timeout = OnTimeout::BotTakesSeat;
    wish.pace.clock = Some(Clock { bank: 100, extra: 100, most: Some(100), on_timeout });
    let table = house.running(wish, &people).await.id;
    for _ in 0..12 {
        let info = house.info(&table).await;
        for seat in info.seats.iter().filter(|seat| seat.ticking) {
            let left = seat.clock_ms.expect("a clock");
            assert!((97_000..=100_000).contains(&left), "a hundred seconds for each: {left}");
        }
        house.step(&table, &people).await;
    }
}

#[tokio::test]
async fn an_answer_taken_back_earns_no_more_time() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    for _ in 0..3 {
        let seen = house.look(&table, &people[0]).await;
        house.does(&table, &people[0], offer(&seen, 0)).await;
        let seq = house.look(&table, &people[0]).await.seq;
        house.does(&table, &people[0], Command::Undo { seq }).await;
    }
    let left = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    assert!((107_000..=110_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_bot_takes_the_seat_whose_time_is_up_and_gives_it_back() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    let seen = house.look(&table, &people[0]).await;
    house.does(&table, &people[0], offer(&seen, 0)).await;
    house.tables.time().skip(Duration::from_secs(111));
    until(&house, &table, |info| info.seats[1].stand_in.is_some()).await;
    let seats = house.info(&table).await.seats;
    assert!(seats[0].stand_in.is_none());
    let stood = seats[1].stood_in.expect("it is told");
    assert_eq!((stood.reason, stood.timeouts, stood.still), (StandInReason::TimeOut, 1, true));
    house.does(&table, &people[1], Command::Return).await;
    let info = house.info(&table).await;
    assert!(info.seats[1].stand_in.is_none());
    assert!(info.seats[1].clock_ms.expect("a clock") >= 29_000, "time for an answer");
}

#[tokio::test]
async fn who_runs_out_of_time_resigns_where_the_table_says_so() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::Resign), &people).await.id;
    let seen = house.look(&table, &people[1]).await;
    house.does(&table, &people[1], offer(&seen, 0)).await;
    house.tables.time().skip(Duration::from_secs(111));
    until(&house, &table, |info| info.stage == Stage::Over).await;
    let info = house.info(&table).await;
    assert!(info.seats[0].resigned);
    assert_eq!(info.outcome.expect("over").winners.first(), Some(Seat(1)));
}

#[tokio::test]
async fn a_clock_wakes_a_sleeping_table() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut days = timed(OnTimeout::Resign);
    days.pace.turn_based = true;
    days.pace.clock =
        Some(Clock { bank: 86_400, extra: 0, most: None, on_timeout: OnTimeout::Resign });
    let table = house.running(days, &people).await.id;
    let seen = house.look(&table, &people[1]).await;
    house.does(&table, &people[1], offer(&seen, 0)).await;
    house.tables.time().skip(Duration::from_secs(7200));
    tokio::time::sleep(Duration::from_millis(100)).await;
    // Nobody asks the table itself, which would wake it.
    house.tables.time().skip(Duration::from_secs(80_000));
    for _ in 0..1000 {
        let row = house.store.tables.table(&table).await.expect("kept").expect("there");
        if row.standing.stage == Stage::Over {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the clock has run out");
}

#[tokio::test]
async fn clocks_survive_a_restart_and_nobody_loses_by_it() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    house.tables.time().skip(Duration::from_secs(30));
    let seen = house.look(&table, &people[0]).await;
    house.does(&table, &people[0], offer(&seen, 0)).await;
    let before = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    let house = house.restarted().await;
    let info = house.info(&table).await;
    assert_eq!(info.seats[0].clock_ms, Some(before), "what stands is as it was");
    assert!(info.seats[1].ticking && info.seats[1].clock_ms.expect("a clock") >= 29_000);
}

#[tokio::test]
async fn a_bot_of_ones_own_choice_gives_no_time_and_stops_no_clock() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    let left = async || house.info(&table).await.seats[0].clock_ms.expect("a clock");
    let bot = || Command::StandIn { seat: Seat(0), bot: Some("random".into()) };
    let mut before = left().await;
    for _ in 0..3 {
        house.tables.time().skip(Duration::from_secs(35));
        house.does(&table, &people[0], bot()).await;
        house.does(&table, &people[0], Command::Return).await;
        // Both are asked at once: what the bot has sealed meanwhile can be taken back.
        let seen = house.glance(&table, &people[0]).await;
        if seen.given.is_some() {
            house.does(&table, &people[0], Command::Undo { seq: seen.seq }).await;
        }
        let now = left().await;
        assert!(now <= before - 34_000, "{before} then {now}");
        before = now;
    }
    assert!(before < 6_000, "{before} of 110,000 after 105 seconds");
    house.tables.time().skip(Duration::from_secs(6));
    until(&house, &table, |info| info.seats[0].stand_in.is_some()).await;
}

#[tokio::test]
async fn a_clock_that_stood_while_a_bot_was_there_has_lost_nothing() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    let seen = house.look(&table, &people[0]).await;
    house.does(&table, &people[0], offer(&seen, 0)).await;
    let stood = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    house
        .does(&table, &people[0], Command::StandIn { seat: Seat(0), bot: Some("random".into()) })
        .await;
    house.tables.time().skip(Duration::from_secs(50));
    house.does(&table, &people[0], Command::Return).await;
    let now = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    assert_eq!(now, stood, "a clock that stood has lost nothing");
}

#[tokio::test]
async fn the_grace_of_those_who_come_back_cannot_be_gathered() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::BotTakesSeat), &people).await.id;
    house.tables.time().skip(Duration::from_secs(112));
    until(&house, &table, |info| info.seats[0].stand_in.is_some()).await;
    house.does(&table, &people[0], Command::Return).await;
    until(&house, &table, |info| info.seats[0].ticking).await;
    let first = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    assert!((25_000..=40_000).contains(&first), "a small grace, perhaps with an addition: {first}");
    house.tables.time().skip(Duration::from_secs(45));
    until(&house, &table, |info| info.seats[0].stand_in.is_some()).await;
    house.does(&table, &people[0], Command::Return).await;
    let second = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    assert!(second <= 10_000, "no second grace, at most the addition: {second}");
}

#[tokio::test]
async fn nobody_loses_time_to_a_standstill_of_the_machine() {
    for on_timeout in [OnTimeout::Resign, OnTimeout::BotTakesSeat] {
        let house = House::open().await;
        let people = house.people(2).await;
        let table = house.running(timed(on_timeout), &people).await.id;
        house.tables.time().stand_still(Duration::from_secs(3600));
        let info = house.info(&table).await;
        assert_eq!(info.stage, Stage::Running);
        assert!(
            info.seats.iter().all(|seat| seat.clock_ms.expect("a clock") > 100_000),
            "{info:?}"
        );
        assert!(info.seats.iter().all(|seat| seat.stand_in.is_none() && !seat.resigned));
        house.step(&table, &people).await;
    }
}

#[tokio::test]
async fn a_table_over_days_saves_nothing_up_where_nobody_said_how_much() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut days = timed(OnTimeout::BotTakesSeat);
    days.pace.turn_based = true;
    let table = house.running(days, &people).await;
    assert_eq!(table.pace.clock.expect("a clock").most, Some(100));
    assert!(table.seats.iter().all(|seat| seat.clock_ms.expect("a clock") <= 100_000));
}

/// Lets a server that has ended have ended so long ago.
async fn ended_before(folder: &std::path::Path, table: &str, ms: i64) {
    let mut db = super::frozen::open(folder).await;
    let lines =
        sqlx::query_as::<_, (i64, String)>("SELECT n, text FROM table_lines WHERE table_id = ?");
    for (n, text) in lines.bind(table).fetch_all(&mut db).await.expect("lines") {
        let mut parts = text.split("\"since\":");
        let mut earlier = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let since = part[..digits].parse::<i64>().map(|since| (since - ms).to_string());
            earlier += &format!("\"since\":{}{}", since.unwrap_or_default(), &part[digits..]);
        }
        let changed = sqlx::query("UPDATE table_lines SET text = ? WHERE table_id = ? AND n = ?");
        changed.bind(earlier).bind(table).bind(n).execute(&mut db).await.expect("changed");
    }
    for text in [
        "UPDATE tables SET digest = NULL, changed = changed - ?",
        "UPDATE pulse SET seen = seen - ? * 1000",
    ] {
        sqlx::query(text).bind(ms / 1000).execute(&mut db).await.expect("changed");
    }
    sqlx::Connection::close(db).await.expect("closed");
}

#[tokio::test]
async fn the_time_in_which_no_server_ran_is_nobodys() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.running(timed(OnTimeout::Resign), &people).await.id;
    let before = house.info(&table).await.seats[0].clock_ms.expect("a clock");
    let folder = house.close().await;
    ended_before(folder.path(), &table, 3_600_000).await;
    let house = House::at(folder).await;
    let info = house.info(&table).await;
    let after = info.seats[0].clock_ms.expect("a clock");
    assert!(info.seats[0].ticking && after > before - 40_000, "{before} then {after}");
}
