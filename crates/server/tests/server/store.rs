//! The laws of the store: nothing by halves, nothing twice, nothing lost.

use std::path::Path;

use mittwoch_kernel::{Seat, Seed};
use mittwoch_protocol::{ChatRoom, Stage};
use mittwoch_server::store::{Append, FILE, NewChat, Occupant, SealedAnswer, Sqlite, StoreFault};

use super::helper::{english, entry, folder, open, person, step, table};

#[tokio::test]
async fn a_step_is_taken_once_and_only_from_where_the_table_is() {
    let folder = folder();
    let store = open(folder.path()).await;
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

#[tokio::test]
async fn of_many_writers_of_one_step_exactly_one_wins() {
    let folder = folder();
    let store = open(folder.path()).await;
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

/// What a machine finds on disk if the server dies now: the files as they are, unclosed.
fn as_they_lie(from: &Path, to: &Path) {
    for name in [FILE.to_owned(), format!("{FILE}-wal")] {
        std::fs::copy(from.join(&name), to.join(&name)).expect("a copy");
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_sudden_end() {
    let (here, there) = (folder(), folder());
    let store = open(here.path()).await;
    let host = person(&store, "Anna", 1).await.id;
    let mut tables = Vec::new();
    for n in 0..20 {
        tables.push(table(&store, &format!("t{n}"), host).await);
    }
    for round in 0..10 {
        let steps = tables.iter().map(|table| {
            let (store, line) = (store.clone(), format!("line {round}"));
            let mut step = step(table, round, round as u32, &[line.as_str()]);
            step.entry = entry(host, &format!("key {round}"), round as u32);
            tokio::spawn(async move { store.tables.append(step).await })
        });
        for done in steps.collect::<Vec<_>>() {
            done.await.expect("no panic").expect("taken");
        }
    }
    as_they_lie(here.path(), there.path());
    let again = open(there.path()).await;
    for table in &tables {
        assert_eq!(again.lines(&table.id).await.expect("lines").len(), 10);
        let known = again.acknowledged(&table.id, host, "key 9").await.expect("read");
        assert_eq!(known.expect("noted").seq, 9);
    }
}

#[tokio::test]
async fn a_job_that_fails_takes_nothing_but_itself_back() {
    let folder = folder();
    let store = open(folder.path()).await;
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

#[tokio::test]
async fn a_command_is_noted_with_its_step_or_not_at_all() {
    let folder = folder();
    let store = open(folder.path()).await;
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

#[tokio::test]
async fn sealed_answers_and_the_seed_have_doors_of_their_own() {
    let folder = folder();
    let store = open(folder.path()).await;
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

#[tokio::test]
async fn a_code_opens_a_table_only_while_it_is_open() {
    let folder = folder();
    let store = open(folder.path()).await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let again = store
        .tables
        .create_table(mittwoch_server::store::NewTable { id: "b".into(), ..new.clone() });
    assert!(matches!(again.await, Err(StoreFault::Conflict)));
    assert_eq!(store.lobby.table_by_code("code-a").await.expect("read").expect("there").id, "a");
    let mut started = step(&new, 0, 0, &[]);
    started.standing.stage = Stage::Running;
    store.tables.append(started).await.expect("taken");
    assert!(store.lobby.table_by_code("code-a").await.expect("read").is_none());
    assert_eq!(store.tables.awake_tables().await.expect("read"), ["a"]);
}

#[tokio::test]
async fn lists_follow_stage_seats_and_time() {
    let folder = folder();
    let store = open(folder.path()).await;
    let (anna, ben) = (person(&store, "Anna", 1).await.id, person(&store, "Ben", 1).await.id);
    let (a, b) = (table(&store, "a", anna).await, table(&store, "b", anna).await);
    let ids = |rows: Vec<mittwoch_server::store::TableRow>| -> Vec<String> {
        rows.into_iter().map(|row| row.id).collect()
    };
    let mut full = step(&a, 0, 0, &[]);
    full.standing.seats[1] = Occupant::Person(ben);
    store.tables.append(full.clone()).await.expect("taken");
    assert_eq!(ids(store.lobby.open_tables(9).await.expect("read")), ["b"]);
    assert_eq!(ids(store.lobby.tables_of(ben, false, 9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Running;
    store.tables.append(Append { version: 1, ..full.clone() }).await.expect("taken");
    assert_eq!(ids(store.lobby.running_tables(9).await.expect("read")), ["a"]);
    full.standing.stage = Stage::Over;
    full.standing.seats[1] = Occupant::Empty;
    store.tables.append(Append { version: 2, now: 9, ..full }).await.expect("taken");
    store.tables.append(step(&b, 0, 0, &[])).await.expect("taken");
    assert_eq!(ids(store.lobby.tables_of(anna, true, 9).await.expect("read")), ["a"]);
    assert_eq!(ids(store.lobby.tables_of(anna, false, 9).await.expect("read")), ["b"]);
    assert!(store.lobby.tables_of(ben, true, 9).await.expect("read").is_empty());
}

#[tokio::test]
async fn chat_is_numbered_and_shows_the_names_of_today() {
    let folder = folder();
    let store: Box<dyn Store> = Box::new(open(folder.path()).await);
    let host = person(&store, "Anna", 1).await.id;
    table(&store, "a", host).await;
    let line = |text: &str| NewChat {
        table: "a".into(),
        room: ChatRoom::Players,
        person: host,
        text: text.into(),
        ready: false,
        now: 3,
        entry: None,
        kept: 500,
    };
    assert_eq!(store.chat.say(line("hello")).await.expect("said").n, 1);
    assert_eq!(store.chat.say(line("again")).await.expect("said").n, 2);
    let nowhere = NewChat { table: "no such".into(), ..line("x") };
    assert!(matches!(store.chat.say(nowhere).await, Err(StoreFault::NotFound)));
    let renamed = store.people.make_account(host, "Anna B.", "hash").await.expect("an account");
    let lines = store.chat.chat("a", 10).await.expect("read");
    let told: Vec<_> = lines.iter().map(|l| (l.n, l.name.as_str())).collect();
    assert_eq!(told, [(1, renamed.name.as_str()), (2, "Anna B.")]);
    assert_eq!(store.chat.chat("a", 1).await.expect("read")[0].text, "again");
    store.people.depart(host).await.expect("gone");
    assert!(store.chat.chat("a", 10).await.expect("read").is_empty());
    let ben = person(&store, "Ben", 1).await.id;
    let next = NewChat { person: ben, ..line("well") };
    assert_eq!(store.chat.say(next).await.expect("said").n, 3, "no number is given twice");
}

#[tokio::test]
async fn a_pack_is_kept_under_its_digest_and_comes_back_the_same() {
    let folder = folder();
    let store = open(folder.path()).await;
    for title in mittwoch_games::catalogue() {
        let pack = title.pack(None).expect("a pack");
        let digest = store.packs.keep_pack(&pack).await.expect("kept");
        assert_eq!(store.packs.keep_pack(&pack).await.expect("kept"), digest);
        let again = store.packs.pack(&digest).await.expect("read").expect("there");
        assert_eq!(again.digest(), digest);
    }
    assert!(store.packs.pack("no such").await.expect("read").is_none());
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = folder();
    let first = open(folder.path()).await;
    let second = Sqlite::open(folder.path()).await.err().expect("refused");
    assert!(english(&second.phrase()).contains("Another server is running"), "{second}");
    first.close().await;
    assert!(matches!(first.alive().await, Err(StoreFault::Closed)));
    open(folder.path()).await.upkeep.close().await;
}
