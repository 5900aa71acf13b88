//! What a start finds: data of before, data that is damaged, and a clock that is wrong.

use std::path::Path;
use std::time::Duration;

use mittwoch_kernel::{Arg, Phrase};
use mittwoch_protocol::Stage;
use mittwoch_server::store::{
    Ages, Append, BotSeat, ClockTrust, FILE, Occupant, SealedAnswer, Sqlite, StoreFault,
};
use mittwoch_server::{Config, ServeFault, clock, serve};
use sqlx::{Connection, SqliteConnection};

use super::helper::{entry, folder, open, person, step, table};

const DAY: i64 = 24 * 60 * 60;

async fn raw(folder: &Path) -> SqliteConnection {
    let url = format!("sqlite://{}?mode=rwc", folder.join(FILE).display());
    SqliteConnection::connect(&url).await.expect("opened")
}

/// Does something to the file that no server does.
async fn meddle(folder: &Path, statement: &'static str) {
    let mut db = raw(folder).await;
    sqlx::raw_sql("PRAGMA foreign_keys = OFF").execute(&mut db).await.expect("set");
    sqlx::raw_sql(statement).execute(&mut db).await.expect("done");
    db.close().await.expect("closed");
}

/// A folder with a running match of three lines and a sealed answer.
async fn played() -> tempfile::TempDir {
    let folder = folder();
    let store = open(folder.path()).await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    let mut running = step(&new, 0, 0, &["head", "setup"]);
    running.standing.stage = Stage::Running;
    running.sealed = vec![SealedAnswer { seat: mittwoch_kernel::Seat(1), action: "play x".into() }];
    running.entry = entry(host, "k", 1);
    store.tables.append(running.clone()).await.expect("taken");
    let next =
        Append { version: 1, first: 2, lines: vec!["answer".into()], entry: None, ..running };
    store.tables.append(next).await.expect("taken");
    store.upkeep.close().await;
    folder
}

async fn refusal(folder: &Path) -> Phrase {
    match Sqlite::open(folder).await {
        Ok(_) => panic!("the damage was not seen"),
        Err(StoreFault::Unusable(phrase)) => phrase,
        Err(other) => panic!("no phrase: {other}"),
    }
}

#[tokio::test]
async fn every_kind_of_damage_is_named_with_the_file_and_what_to_do() {
    for damage in [
        "UPDATE lines SET text = 'other' WHERE n = 1",
        "DELETE FROM lines WHERE n = 1",
        "DELETE FROM lines WHERE n = 2",
        "UPDATE tables SET sealed = '[]'",
        "UPDATE tables SET standing = replace(standing, '\"seats\"', '\"seat\"')",
        "UPDATE tables SET standing = replace(standing, '{}', '{\"removed\":[1]}')",
        "UPDATE tables SET stage = 'over'",
        "UPDATE tables SET version = 9",
        "UPDATE tables SET host = 99",
        "DELETE FROM people",
    ] {
        let folder = played().await;
        open(folder.path()).await.upkeep.close().await;
        meddle(folder.path(), damage).await;
        let told = refusal(folder.path()).await;
        let file = folder.path().join(FILE).display().to_string();
        assert_eq!(told.key, "store-damaged", "{damage}: {told:?}");
        assert_eq!(told.args["path"], Arg::Word(file), "{damage}");
    }
}

#[tokio::test]
async fn a_torn_file_is_refused_and_left_alone() {
    let folder = played().await;
    let file = folder.path().join(FILE);
    let mut bytes = std::fs::read(&file).expect("read");
    let pages = bytes.len() / 4096;
    assert!(pages > 8, "{pages}");
    for page in 2..pages {
        bytes[page * 4096..page * 4096 + 64].fill(0x5a);
    }
    std::fs::write(&file, &bytes).expect("written");
    let told = refusal(folder.path()).await;
    assert_eq!(told.key, "store-damaged");
    assert_eq!(std::fs::read(&file).expect("read"), bytes, "nothing was changed");
    let config = Config::new(folder.path());
    let Err(ServeFault::Store(fault)) = serve(config).await else { panic!("it serves") };
    assert_eq!(fault.phrase().key, "store-damaged");
}

#[tokio::test]
async fn data_of_the_first_form_goes_on() {
    let folder = folder();
    let first = include_str!("../../migrations/0001_first.sql");
    let mut db = raw(folder.path()).await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut db).await.expect("set");
    sqlx::migrate::Migrator {
        migrations: vec![sqlx::migrate::Migration::new(
            1,
            "first".into(),
            sqlx::migrate::MigrationType::Simple,
            sqlx::SqlStr::from_static(first),
            false,
        )]
        .into(),
        ..sqlx::migrate::Migrator::DEFAULT
    }
    .run(&mut db)
    .await
    .expect("the first form");
    sqlx::raw_sql(
        "INSERT INTO people (id, name, rank, made, seen) VALUES (7, 'Anna', 'guest', 5, 1000000);
         INSERT INTO packs (digest, files) VALUES ('d', '{}');
         INSERT INTO tables (id, stage, public, free, wish, host, made, changed, seed, commitment,
            pack, version, standing)
         VALUES ('a', 'running', 1, 0,
            '{\"game\":\"dreamworld\",\"players\":2}', 7, 5, 2000000, zeroblob(32), 'c', 'd', 3,
            '{\"stage\":\"running\",\"seats\":[{\"person\":7},{\"bot\":\"random\"}],
              \"awaited\":[0],\"document\":{}}');
         INSERT INTO seated (person, table_id, seat) VALUES (7, 'a', 0);
         INSERT INTO lines (table_id, n, text) VALUES ('a', 0, 'head'), ('a', 1, 'setup');
         INSERT INTO done (table_id, person, key, seq, at) VALUES ('a', 7, 'k', 1, 5);
         INSERT INTO chat (table_id, n, room, person, text, at)
         VALUES ('a', 1, 'players', 7, 'hello', 5);",
    )
    .execute(&mut db)
    .await
    .expect("data");
    db.close().await.expect("closed");
    let store = open(folder.path()).await;
    let row = store.tables.table("a").await.expect("read").expect("there");
    assert_eq!((row.version, store.tables.lines("a").await.expect("read").len()), (3, 2));
    let noted = store.tables.acknowledged("a", 7, "k").await.expect("read").expect("noted");
    assert_eq!((noted.seq, noted.digest), (1, None));
    assert_eq!(store.chat.chat("a", 9).await.expect("read")[0].text, "hello");
    let (lines, standing) = (vec!["answer".to_owned()], row.standing);
    let next = Append {
        table: "a".into(),
        version: 3,
        first: 2,
        lines,
        table_lines: Vec::new(),
        sealed: Vec::new(),
        standing,
        entry: None,
        now: 2_000_001,
    };
    store.tables.append(next).await.expect("taken");
    // Its last sign of life was at two million seconds: a clock of today is far ahead.
    let belief = store.upkeep.witness(1_800_000_000, 0).await.expect("noted");
    assert_eq!(belief, ClockTrust::Doubt(1_798_000_000));
    store.upkeep.close().await;
    open(folder.path()).await.upkeep.close().await;
    meddle(folder.path(), "UPDATE lines SET text = 'other' WHERE n = 0").await;
    let told = format!("{:?}", refusal(folder.path()).await);
    assert!(told.contains("lines"), "chained from the first line on");
}

#[tokio::test]
async fn one_start_with_a_wrong_clock_forgets_nothing() {
    let folder = folder();
    let store = open(folder.path()).await;
    let now = clock::now() - 100 * DAY;
    let guest = person(&store, "Gast", now).await.id;
    let new = table(&store, "a", guest).await;
    let mut running = step(&new, 0, 0, &["head"]);
    running.standing.stage = Stage::Running;
    running.standing.seats[1] = Occupant::Bot(BotSeat { bot: "random".into(), name: None });
    running.now = now;
    store.tables.append(running).await.expect("taken");
    assert_eq!(store.upkeep.witness(now, 0).await.expect("noted"), ClockTrust::Now(now));
    store.upkeep.close().await;
    // The clock of this start is a hundred days ahead of the last sign of life.
    let mut config = Config::new(folder.path());
    config.sweep_every = Duration::from_secs(1);
    let server = serve(config).await.expect("it starts");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    server.stop().await;
    let store = open(folder.path()).await;
    assert!(store.tables.table("a").await.expect("read").is_some());
    let kept = store.people.person(guest).await.expect("read").expect("there");
    assert!(!kept.departed && kept.name == "Gast");
    // The next start has the right clock, and goes on as if nothing had been.
    let belief = store.upkeep.witness(now + DAY, 0).await.expect("noted");
    assert_eq!(belief, ClockTrust::Now(now + DAY));
    assert_eq!(store.upkeep.sweep(now + DAY, Ages::default()).await.expect("swept").guests, 0);
}
