//! What PostgreSQL has beside the laws of every store: connections that are lost, servers that
//! share it, and a schema that is newer than the program.

use std::sync::Arc;
use std::time::{Duration, Instant};

use mittwoch_pgtest::{Cluster, ClusterStop, Durability, shared};
use mittwoch_protocol::Stage;
use mittwoch_server::store::{
    Append, DatabaseUrl, NewTable, Occupant, Postgres, PostgresOptions, SharedStore, StoreFault,
};
use mittwoch_server::{Config, ServeFault, serve};

use super::helper::{english, entry, folder, person, step, table};

fn address(url: &str) -> DatabaseUrl {
    url.parse().expect("an address")
}

fn name(url: &str) -> &str {
    url.rsplit('/').next().expect("a name")
}

async fn store(url: &str) -> SharedStore {
    let options = PostgresOptions { unsynced: true };
    Postgres::open_with(&address(url), options).await.expect("it opens").into()
}

async fn refusal(url: &str) -> (String, String) {
    match Postgres::open(&address(url)).await {
        Ok(_) => panic!("it was taken"),
        Err(StoreFault::Unusable(phrase)) => (phrase.key.to_string(), english(&phrase)),
        Err(other) => panic!("no phrase: {other}"),
    }
}

#[tokio::test]
async fn a_database_that_forgets_is_refused_and_so_is_one_that_is_not_there() {
    let url = shared().database();
    let (key, told) = refusal(&url).await;
    assert!(key == "store-unsynced" && told.contains("'fsync'"), "{told}");
    let config = Config { database: Some(address(&url)), ..Config::new(folder().path()) };
    let Err(ServeFault::Store(fault)) = serve(config).await else { panic!("it serves") };
    assert_eq!(fault.phrase().key, "store-unsynced");
    let (key, told) = refusal(&shared().url("nothing")).await;
    assert!(key == "store-unreachable" && told.contains("nothing"), "{told}");
}

#[tokio::test]
async fn servers_that_start_at_once_make_the_schema_once() {
    let url = shared().database();
    let starts = (0..6).map(|_| async { store(&url).await.upkeep.close().await });
    futures_util::future::join_all(starts).await;
    let applied = shared().sql(name(&url), "SELECT COUNT(*) FROM _sqlx_migrations");
    let files = std::fs::read_dir("migrations-postgres").expect("a folder").count();
    assert_eq!(applied.expect("read"), files.to_string());
}

/// A release after this one adds to the schema; this one goes on, beside it and after a restart.
#[tokio::test]
async fn an_older_program_runs_on_a_newer_schema_until_one_needs_a_newer_program() {
    let url = shared().database();
    let running = store(&url).await;
    let anna = person(&running, "Anna", 1).await.id;
    let new = table(&running, "a", anna).await;
    running.tables.append(step(&new, 0, 0, &["one"])).await.expect("taken");
    let expand = "
        ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
        ALTER TABLE people ADD COLUMN likes BIGINT;
        CREATE TABLE moods (mood TEXT PRIMARY KEY);
        INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9001, 'moods', TRUE, '\\x00', 1)";
    shared().sql(name(&url), expand).expect("a newer release was here");
    assert_eq!(running.tables.append(step(&new, 1, 1, &["two"])).await.expect("goes on"), 2);
    assert!(running.tables.table("a").await.expect("read").is_some());
    let again = store(&url).await;
    assert_eq!(again.tables.append(step(&new, 2, 2, &["three"])).await.expect("goes on"), 3);
    person(&again, "Ben", 1).await;
    let contract = "UPDATE schema_needs SET form = 9002";
    shared().sql(name(&url), contract).expect("a release later");
    let options = PostgresOptions { unsynced: true };
    match Postgres::open_with(&address(&url), options).await.err().expect("refused") {
        StoreFault::Unusable(phrase) => assert_eq!(phrase.key, "store-newer"),
        other => panic!("{other}"),
    }
    // One that ran meanwhile takes no new connection to it.
    shared().sql(name(&url), END_OTHERS).expect("ended");
    assert!(running.tables.append(step(&new, 3, 3, &["four"])).await.is_err());
    assert_eq!(shared().sql(name(&url), "SELECT version FROM tables").expect("read"), "3");
}

/// Ends every other connection to a database, as its keeper can.
const END_OTHERS: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// Two servers on one database: a table goes on from where it is, wherever; names are had once.
#[tokio::test]
async fn two_stores_on_one_database_keep_versions_names_and_numbers_apart() {
    let url = shared().database();
    let (one, two) = (store(&url).await, store(&url).await);
    let anna = person(&one, "Anna", 1).await.id;
    let new = table(&one, "a", anna).await;
    assert_eq!(one.tables.append(step(&new, 0, 0, &["1"])).await.expect("taken"), 1);
    assert_eq!(two.tables.append(step(&new, 1, 1, &["2"])).await.expect("taken"), 2);
    let late = one.tables.append(step(&new, 1, 1, &["late"])).await;
    assert!(matches!(late, Err(StoreFault::Conflict)));
    assert_eq!(one.tables.append(step(&new, 2, 2, &["3"])).await.expect("taken"), 3);
    assert_eq!(two.tables.lines("a").await.expect("read"), ["1", "2", "3"]);

    let mut tries = Vec::new();
    for n in 0..20 {
        let store = if n % 2 == 0 { one.clone() } else { two.clone() };
        // One is Latin, the other looks like it.
        let name = if n % 3 == 0 { "Iris" } else { "\u{406}ris" };
        tries.push(tokio::spawn(async move { crate::store::account_of(&store, name).await }));
    }
    let mut had = 0;
    for attempt in tries {
        match attempt.await.expect("no panic") {
            Ok(_) => had += 1,
            Err(fault) => assert!(matches!(fault, StoreFault::NameTaken), "{fault}"),
        }
    }
    assert_eq!(had, 1, "a name is had once");
    let talk = (0..40).map(|n| {
        let store = if n % 2 == 0 { one.clone() } else { two.clone() };
        tokio::spawn(async move { crate::store::said(&store, anna).await })
    });
    let mut numbers = Vec::new();
    for line in talk.collect::<Vec<_>>() {
        numbers.push(line.await.expect("no panic").expect("said").n);
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>());
}

#[tokio::test]
async fn damage_is_seen_when_a_table_is_taken_up_and_stops_no_other() {
    let url = shared().database();
    let running = store(&url).await;
    let anna = person(&running, "Anna", 1).await.id;
    for id in ["a", "b", "c", "d"] {
        let new = table(&running, id, anna).await;
        let mut step = step(&new, 0, 0, &["one", "two"]);
        step.standing.stage = Stage::Running;
        running.tables.append(step).await.expect("taken");
    }
    for damage in [
        "UPDATE lines SET text = 'other' WHERE n = 1 AND table_id = 'a'",
        "UPDATE tables SET sealed = '[ ]' WHERE id = 'b'",
        "DELETE FROM table_lines WHERE table_id = 'c'",
    ] {
        shared().sql(name(&url), damage).expect("done");
    }
    let again = store(&url).await;
    assert!(matches!(again.tables.lines("a").await, Err(StoreFault::Broken(_))));
    assert!(matches!(again.tables.sealed("b").await, Err(StoreFault::Broken(_))));
    assert!(matches!(again.tables.table_lines("c").await, Err(StoreFault::Broken(_))));
    assert_eq!(again.tables.lines("d").await.expect("sound"), ["one", "two"]);
    assert!(again.tables.sealed("d").await.expect("sound").is_empty());
}

/// Whoever departs is in no row of any table, and after the database has put its files in order,
/// in none of them.
#[tokio::test]
async fn whoever_departs_is_nowhere_in_the_rows() {
    let url = shared().database();
    let kept = store(&url).await;
    let anna = crate::store::account_of(&kept, "Rumpelstilzchen").await.expect("made").id;
    table(&kept, "a", anna).await;
    crate::store::said(&kept, anna).await.expect("said");
    kept.credentials.add_token(anna, "Spinnrad", [3; 32], 1).await.expect("made");
    let rows = || {
        let tables = "SELECT string_agg(quote_ident(tablename), ' ') FROM pg_tables
             WHERE schemaname = 'public'";
        let tables = shared().sql(name(&url), tables).expect("read");
        let each = tables.split(' ').map(|table| {
            shared().sql(name(&url), &format!("SELECT t::TEXT FROM {table} t")).expect("read")
        });
        each.collect::<Vec<_>>().join("\n").to_lowercase()
    };
    let words = ["rumpelstilzchen", "spinnrad", "hello from"];
    assert!(words.iter().all(|word| rows().contains(word)));
    kept.people.depart(anna).await.expect("gone");
    let left = rows();
    assert!(words.iter().all(|word| !left.contains(word)), "{left}");
}

/// Many steps at once while connections are ended and the server is killed again and again: what
/// was acknowledged is there once, in order, and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn steps_arrive_once_however_the_database_ends() {
    let cluster = Arc::new(Cluster::start(Durability::Full).expect("it starts"));
    let url = cluster.database();
    let store: SharedStore = Postgres::open(&address(&url)).await.expect("it opens").into();
    let anna = person(&store, "Anna", 1).await.id;
    let ends = Instant::now() + Duration::from_secs(8);
    let mut players = Vec::new();
    for n in 0..24 {
        let new = table(&store, &format!("t{n}"), anna).await;
        players.push(tokio::spawn(play(store.clone(), new, ends)));
    }
    let faults = tokio::task::spawn_blocking(move || {
        for round in 0.. {
            std::thread::sleep(Duration::from_millis(900));
            if Instant::now() >= ends {
                return cluster;
            }
            match round % 3 {
                0 => drop(cluster.sql(name(&url), END_OTHERS)),
                1 => cluster.kill(),
                _ => cluster.stop(ClusterStop::Immediate).expect("stopped"),
            }
            cluster.begin().expect("it starts again");
        }
        unreachable!("the rounds end by the time");
    });
    let cluster = faults.await.expect("no panic");
    let (mut taken, mut unheard) = (0, 0);
    for player in players {
        let Played { table, acknowledged, lost } = player.await.expect("no panic");
        let lines = store.tables.lines(&table).await.expect("sound");
        let expected: Vec<_> = (0..lines.len()).map(|n| format!("line {n}")).collect();
        assert_eq!(lines, expected, "{table}: once and in order");
        let behind = lines.len() - acknowledged;
        assert!(behind <= usize::from(lost), "{table}: {behind} nobody asked for");
        (taken, unheard) = (taken + acknowledged, unheard + usize::from(lost));
    }
    println!("{taken} steps, {unheard} not heard of");
    assert!(taken > 200, "{taken}");
    drop(cluster);
}

struct Played {
    table: String,
    acknowledged: usize,
    /// Whether the last step was told to be of unknown fate.
    lost: bool,
}

/// Takes steps on a table, each from the one before, until the time is over. A step of unknown fate
/// is looked up before the next, as a holder does.
async fn play(store: SharedStore, new: NewTable, ends: Instant) -> Played {
    let (mut version, table) = (0, new.id.clone());
    while Instant::now() < ends {
        let line = format!("line {version}");
        let mut next = step(&new, version, version as u32, &[line.as_str()]);
        next.entry = (version % 2 == 0).then(|| entry(1, &line, version as u32)).flatten();
        next.standing.seats[1] = seat(version);
        next.now = version;
        match store.tables.append(next).await {
            Ok(now) => {
                assert_eq!(now, version + 1);
                version = now;
            }
            Err(StoreFault::Away(_)) => {
                let row = store.tables.table(&table).await;
                let Ok(Some(row)) = row else { continue };
                assert!((version..=version + 1).contains(&row.version));
                version = row.version;
            }
            Err(other) => panic!("{table} at {version}: {other}"),
        }
    }
    let row = loop {
        if let Ok(Some(row)) = store.tables.table(&table).await {
            break row;
        }
    };
    Played { table, acknowledged: version as usize, lost: row.version != version }
}

/// Some steps change who sits there.
fn seat(version: i64) -> Occupant {
    if version % 10 == 9 { Occupant::Person(1) } else { Occupant::Empty }
}

/// The database is away for good: whoever asks hears so within a bounded time, and when it is
/// there again everything goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_away_is_told_in_time_and_heals_by_itself() {
    let cluster = Cluster::start(Durability::Full).expect("it starts");
    let url = cluster.database();
    let store: SharedStore = Postgres::open(&address(&url)).await.expect("it opens").into();
    let anna = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", anna).await;
    cluster.stop(ClusterStop::Fast).expect("stopped");
    let asked = Instant::now();
    assert!(matches!(store.upkeep.alive().await, Err(StoreFault::Away(_))));
    assert!(asked.elapsed() < Duration::from_secs(4), "{:?}", asked.elapsed());
    let (read, written) =
        tokio::join!(store.tables.table("a"), store.tables.append(step(&new, 0, 0, &["never"])),);
    assert!(matches!(read, Err(StoreFault::Away(_))), "{read:?}");
    assert!(matches!(written, Err(StoreFault::Away(_))), "{written:?}");
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
    cluster.begin().expect("it starts again");
    store.upkeep.alive().await.expect("it is there again");
    assert_eq!(store.tables.append(step(&new, 0, 0, &["one"])).await.expect("taken"), 1);
    assert_eq!(store.tables.lines("a").await.expect("read"), ["one"]);
}

/// A restart while somebody asks costs them a moment and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_of_the_database_is_ridden_out() {
    let cluster = Arc::new(Cluster::start(Durability::Full).expect("it starts"));
    let store: SharedStore =
        Postgres::open(&address(&cluster.database())).await.expect("it opens").into();
    let anna = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", anna).await;
    let restart = {
        let cluster = cluster.clone();
        tokio::task::spawn_blocking(move || {
            cluster.stop(ClusterStop::Fast).expect("stopped");
            cluster.begin().expect("it starts again");
        })
    };
    for n in 0..40u32 {
        store.tables.append(step(&new, i64::from(n), n, &["x"])).await.expect("taken");
        person(&store, &format!("Guest {n}"), 1).await;
        assert!(store.people.person(anna).await.expect("read").is_some());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    restart.await.expect("no panic");
    let version = store.tables.table("a").await.expect("read").expect("there").version;
    assert_eq!(version, 40);
    let names = store.people.names(&(0..200).collect()).await.expect("read");
    assert_eq!(names.len(), 41, "nobody was added twice");
}

/// Steps whose texts PostgreSQL cannot keep are refused alone.
#[tokio::test]
async fn what_cannot_be_kept_harms_nobody_else() {
    let store = store(&shared().database()).await;
    let anna = person(&store, "Anna", 1).await.id;
    let mut waiting = Vec::new();
    for n in 0..20 {
        let new = table(&store, &format!("t{n}"), anna).await;
        let line = if n == 7 { "a null \0 byte" } else { "fine" };
        let mut step = step(&new, 0, 0, &[line]);
        step.entry = entry(anna, "key \0 with one", 1);
        let store = store.clone();
        waiting.push(tokio::spawn(async move { (n, store.tables.append(step).await.is_ok()) }));
    }
    for task in waiting {
        let (n, taken) = task.await.expect("no panic");
        assert_eq!(taken, n != 7, "{n}");
    }
    assert!(
        store.tables.acknowledged("t1", anna, "key \0 with one").await.expect("read").is_some()
    );
    assert!(store.tables.table("no \0 such").await.is_err());
    let _: Append = step(&table(&store, "last", anna).await, 0, 0, &[]);
}
