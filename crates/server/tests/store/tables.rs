//! Tables and their lines: nothing by halves, nothing twice, nothing lost.

use mittwoch_kernel::{Seat, Seed};
use mittwoch_protocol::Stage;
use mittwoch_server::store::{Append, DoneCommand, NewTable, Occupant, SealedAnswer, StoreFault};

use super::Engine;
use crate::server::helper::{entry, person, step, table};

pub(super) async fn a_step_is_taken_once_and_only_from_where_the_table_is(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    assert_eq!(store.tables.append(step(&new, 0, 0, &["head", "setup"])).await.expect("taken"), 1);
    let refused = [
        ("an old version", step(&new, 0, 2, &["late"])),
        ("a version to come", step(&new, 2, 2, &["early"])),
        ("a number in use", step(&new, 1, 1, &["again"])),
        ("a gap", step(&new, 1, 3, &["gap"])),
    ];
    for (what, step) in refused {
        let fault = store.tables.append(step).await.expect_err(what);
        assert!(matches!(fault, StoreFault::Conflict), "{what}: {fault}");
    }
    let unknown = Append { table: "no such".into(), ..step(&new, 1, 2, &["x"]) };
    assert!(matches!(store.tables.append(unknown).await, Err(StoreFault::NotFound)));
    assert_eq!(store.tables.lines("a").await.expect("lines"), ["head", "setup"]);
    assert_eq!(store.tables.table("a").await.expect("read").expect("there").version, 1);
    assert_eq!(store.tables.append(step(&new, 1, 2, &["next"])).await.expect("taken"), 2);
}

pub(super) async fn of_many_writers_of_one_step_exactly_one_wins(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let tries = (0..50).map(|n| {
        let (store, line) = (store.clone(), format!("line {n}"));
        let step = step(&new, 0, 0, &[line.as_str()]);
        tokio::spawn(async move { store.tables.append(step).await.is_ok() })
    });
    let mut won = 0;
    for attempt in tries.collect::<Vec<_>>() {
        won += u32::from(attempt.await.expect("no panic"));
    }
    assert_eq!(won, 1);
    assert_eq!(store.tables.lines("a").await.expect("lines").len(), 1);
}

pub(super) async fn a_job_that_fails_takes_nothing_but_itself_back(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let mut waiting = Vec::new();
    for n in 0..40 {
        let new = table(&store, &format!("t{n}"), host).await;
        let mut step = step(&new, 0, 0, &["one"]);
        // Every second step knows a line that is not there: its other writes must not stay.
        step.first = n % 2;
        step.standing.seats[1] = Occupant::Person(host);
        let store = store.clone();
        waiting.push(tokio::spawn(async move { (n, store.tables.append(step).await.is_ok()) }));
    }
    for task in waiting {
        let (n, taken) = task.await.expect("no panic");
        let row = store.tables.table(&format!("t{n}")).await.expect("read").expect("there");
        assert_eq!(taken, n % 2 == 0);
        assert_eq!(row.version, i64::from(taken));
        assert_eq!(row.standing.seats[1] != Occupant::Empty, taken);
    }
}

pub(super) async fn a_command_is_noted_with_its_step_or_not_at_all(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let first = Append { entry: entry(host, "k", 1), ..step(&new, 0, 0, &["one"]) };
    store.tables.append(first).await.expect("taken");
    let again = Append { entry: entry(host, "k", 2), ..step(&new, 1, 1, &["two"]) };
    assert!(matches!(store.tables.append(again).await, Err(StoreFault::Conflict)));
    assert_eq!(store.tables.lines("a").await.expect("lines"), ["one"]);
    assert_eq!(
        store.tables.acknowledged("a", host, "k").await.expect("read").expect("noted").seq,
        1
    );
    assert!(store.tables.acknowledged("a", host + 1, "k").await.expect("read").is_none());
    assert!(store.tables.acknowledged("a", host, "other").await.expect("read").is_none());
}

pub(super) async fn sealed_answers_and_the_seed_have_doors_of_their_own(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let sealed = vec![SealedAnswer { seat: Seat(1), action: "play diamond-3-sun".into() }];
    store
        .tables
        .append(Append { sealed: sealed.clone(), ..step(&new, 0, 0, &[]) })
        .await
        .expect("taken");
    assert_eq!(store.tables.sealed("a").await.expect("read"), sealed);
    assert_eq!(store.tables.seed("a").await.expect("read"), Seed::from_number(7));
    let row = store.tables.table("a").await.expect("read").expect("there");
    assert_eq!(row.commitment, Seed::from_number(7).commitment());
    let shown = format!("{row:?}");
    assert!(!shown.contains("diamond-3-sun"));
    assert!(!shown.contains(&mittwoch_kernel::hex(&Seed::from_number(7).0)));
    store.tables.append(step(&new, 1, 0, &[])).await.expect("taken");
    assert!(store.tables.sealed("a").await.expect("read").is_empty());
}

pub(super) async fn what_was_kept_is_there_when_the_store_opens_again(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let sealed = vec![SealedAnswer { seat: Seat(0), action: "pass".into() }];
    let first = Append { sealed: sealed.clone(), ..step(&new, 0, 0, &["head", "setup"]) };
    store.tables.append(Append { entry: entry(host, "k", 2), ..first }).await.expect("taken");
    store.upkeep.close().await;
    let again = place.open().await;
    let row = again.tables.table("a").await.expect("read").expect("there");
    assert_eq!((row.version, row.host, row.changed), (1, host, 2));
    assert_eq!((row.made, row.code.as_deref()), (1, Some("code-a")));
    assert_eq!(row.standing, new.standing);
    assert_eq!(again.tables.lines("a").await.expect("read"), ["head", "setup"]);
    assert_eq!(again.tables.sealed("a").await.expect("read"), sealed);
    assert_eq!(
        again.tables.acknowledged("a", host, "k").await.expect("read").expect("noted").seq,
        2
    );
    assert_eq!(again.tables.append(step(&new, 1, 2, &["on"])).await.expect("goes on"), 2);
}

pub(super) async fn a_table_goes_with_everything_and_what_is_not_there_is_said(
    place: &impl Engine,
) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let done = Append { entry: entry(host, "k", 1), ..step(&new, 0, 0, &["one"]) };
    store.tables.append(done).await.expect("taken");
    store.tables.drop_table("a").await.expect("dropped");
    store.tables.drop_table("a").await.expect("nothing to drop is no fault");
    assert!(store.tables.table("a").await.expect("read").is_none());
    assert!(store.tables.lines("a").await.expect("read").is_empty());
    assert!(store.tables.acknowledged("a", host, "k").await.expect("read").is_none());
    assert!(matches!(store.tables.sealed("a").await, Err(StoreFault::NotFound)));
    assert!(matches!(store.tables.seed("a").await, Err(StoreFault::NotFound)));
    assert!(store.lobby.tables_of(host, false, 9).await.expect("read").is_empty());
    let unknown = NewTable { id: "b".into(), pack: "no such pack".into(), ..new };
    assert!(matches!(store.tables.create_table(unknown).await, Err(StoreFault::NotFound)));
}

pub(super) async fn running_and_frozen_tables_are_awake_in_the_order_of_their_making(
    place: &impl Engine,
) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    for (made, (id, stage)) in [
        ("over", Stage::Over),
        ("later", Stage::Running),
        ("open", Stage::Open),
        ("frozen", Stage::Frozen),
    ]
    .into_iter()
    .enumerate()
    {
        let new = table(&store, "x", host).await;
        store.tables.drop_table("x").await.expect("a pattern alone");
        let now = 10 - made as i64;
        let new = NewTable { id: id.into(), code: format!("code-{id}"), now, ..new };
        store.tables.create_table(new.clone()).await.expect("kept");
        let mut changed = step(&new, 0, 0, &["one"]);
        changed.standing.stage = stage;
        store.tables.append(changed).await.expect("taken");
    }
    assert_eq!(store.tables.awake_tables().await.expect("read"), ["frozen", "later"]);
}

/// Names are looked at once more when a seat is kept: two who look alike never sit together, if
/// one of them is a guest.
pub(super) async fn a_guest_does_not_sit_beside_somebody_who_looks_like_them(place: &impl Engine) {
    let store = place.open().await;
    let (anna, false_anna) =
        (person(&store, "Anna", 1).await.id, person(&store, "\u{410}nn\u{430}", 1).await.id);
    let ben = person(&store, "Ben", 1).await.id;
    let new = table(&store, "a", anna).await;
    let mut beside = step(&new, 0, 0, &[]);
    beside.standing.seats[1] = Occupant::Person(false_anna);
    assert!(matches!(store.tables.append(beside.clone()).await, Err(StoreFault::NameTaken)));
    assert_eq!(store.tables.table("a").await.expect("read").expect("there").version, 0);
    beside.standing.seats[1] = Occupant::Person(ben);
    store.tables.append(beside).await.expect("they are told apart");
    assert!(matches!(store.people.rename_guest(ben, "ANNA").await, Err(StoreFault::NameTaken)));
}

pub(super) async fn lines_of_a_table_are_kept_with_its_step_and_go_with_it(place: &impl Engine) {
    let store = place.open().await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let lines = |lines: &[&str]| -> Vec<String> { lines.iter().map(ToString::to_string).collect() };
    let taken = Append { table_lines: lines(&["second", "third"]), ..step(&new, 0, 0, &["head"]) };
    store.tables.append(taken.clone()).await.expect("taken");
    assert!(matches!(store.tables.append(taken).await, Err(StoreFault::Conflict)));
    let torn = Append { table_lines: lines(&["torn"]), ..step(&new, 1, 5, &["a gap"]) };
    assert!(matches!(store.tables.append(torn).await, Err(StoreFault::Conflict)));
    let noted = Append { entry: entry(host, "k", 1), ..step(&new, 1, 1, &[]) };
    store.tables.append(Append { table_lines: lines(&["fourth"]), ..noted }).await.expect("taken");
    let kept = store.tables.table_lines("a").await.expect("read");
    assert_eq!(kept[0], new.line, "the first line comes with the table");
    assert_eq!(kept[1..], ["second", "third", "fourth"]);
    assert_eq!(store.tables.lines("a").await.expect("read"), ["head"], "the record is apart");
    let done = store.tables.commands_done("a").await.expect("read");
    assert_eq!(done, [DoneCommand::new(host, "k", 1, Some([7; 32]))]);
    store.upkeep.close().await;
    let store = place.open().await;
    assert_eq!(store.tables.table_lines("a").await.expect("read").len(), 4);
    store.tables.drop_table("a").await.expect("gone");
    assert!(store.tables.table_lines("a").await.expect("read").is_empty());
}
