//! All data move between a folder and a database, whole or not at all.

use std::path::Path;

use mittwoch_pgtest::shared;
use mittwoch_protocol::{ChatRoom, Rank, Stage};
use mittwoch_server::store::{
    Ages, Append, DatabaseUrl, FILE, LoginSession, MoveNews, MovedData, NewChat, NewUser, Postgres,
    PostgresOptions, SealedAnswer, SharedStore, StoreFault, StorePlace, StoreResult, move_data,
};

use super::helper::{entry, folder, open, person, step, table};

async fn database(url: &str) -> SharedStore {
    let url: DatabaseUrl = url.parse().expect("an address");
    let options = PostgresOptions { unsynced: true };
    Postgres::open_with(&url, options).await.expect("it opens").into()
}

fn there(url: &str) -> StorePlace {
    url.parse().expect("an address")
}

fn here(folder: &Path) -> StorePlace {
    StorePlace::Folder(folder.to_owned())
}

async fn moved(from: &StorePlace, to: &StorePlace) -> StoreResult<MovedData> {
    move_data(from, to, |_| {}).await
}

/// The key of what is said of a refused move.
async fn refusal(from: &StorePlace, to: &StorePlace) -> String {
    match moved(from, to).await {
        Err(StoreFault::Unusable(phrase)) => phrase.key.to_string(),
        other => panic!("it was not refused with a phrase: {other:?}"),
    }
}

/// A little of everything that a store keeps, some of it hard to keep.
async fn fill(store: &SharedStore, tables: usize) {
    let anna = NewUser {
        name: "Anna".into(),
        rank: Rank::Account,
        password: Some("hash".into()),
        owner: None,
        suggested: false,
        now: 1,
    };
    let anna = store.people.add_person(anna).await.expect("added").id;
    let ben = person(store, "Łucja Ω", 2).await.id;
    store.credentials.add_token(anna, "robot", [9; 32], 3).await.expect("made");
    let session = LoginSession { hash: [1; 32], person: anna, seen: 4, expires: 99 };
    store.credentials.open_session(session).await.expect("opened");
    store.chat.mute(anna, ben, true).await.expect("muted");
    for n in 0..tables {
        let new = table(store, &format!("t{n}"), anna).await;
        let mut running = step(&new, 0, 0, &["head", "a 'quoted' \\ line", "ünï"]);
        running.standing.stage = Stage::Running;
        running.sealed = vec![SealedAnswer { seat: mittwoch_kernel::Seat(1), action: "x".into() }];
        running.entry = entry(anna, "a key with \0 in it", 3);
        running.table_lines = vec!["a fact".into()];
        store.tables.append(running.clone()).await.expect("taken");
        let next = Append { version: 1, first: 3, entry: None, ..running };
        store.tables.append(next).await.expect("taken");
    }
    let said = NewChat {
        table: "t0".into(),
        room: ChatRoom::Players,
        person: ben,
        text: "hello\nyou".into(),
        ready: false,
        now: 8,
        entry: None,
        kept: 9,
    };
    store.chat.say(said).await.expect("said");
    store.tables.keep_review("t0", "{\"review\": 1}").await.expect("kept");
    store.upkeep.witness(1_800_000_000, 0).await.expect("noted");
    store.upkeep.beat(5000).await.expect("kept");
    // Somebody was there whose number nobody else may get.
    let guest = person(store, "Gast", 1).await.id;
    store.people.depart(guest).await.expect("gone");
    store.upkeep.sweep(50, Ages::default()).await.expect("swept");
}

/// What a store says of all that [`fill`] has put into it.
async fn told(store: &SharedStore) -> Vec<String> {
    let (anna, password) = store.people.account("anna").await.expect("read").expect("there");
    let mut told = vec![format!("{anna:?} {password}")];
    told.push(format!("{:?}", store.people.kept_of(anna.id).await.expect("read")));
    told.push(format!("{:?}", store.people.person(anna.id + 1).await.expect("read")));
    told.push(format!("{:?}", store.credentials.token([9; 32]).await.expect("read")));
    told.push(format!("{:?}", store.credentials.tokens(anna.id).await.expect("read")));
    told.push(format!("{:?}", store.credentials.session([1; 32], 5).await.expect("read")));
    told.push(format!("{:?}", store.chat.mutes(anna.id).await.expect("read")));
    told.push(format!("{:?}", store.chat.chat("t0", 9).await.expect("read")));
    told.push(format!("{:?}", store.tables.awake_tables().await.expect("read").len()));
    for id in ["t0", "t1"] {
        told.push(format!("{:?}", store.tables.table(id).await.expect("read")));
        told.push(format!("{:?}", store.tables.lines(id).await.expect("read")));
        told.push(format!("{:?}", store.tables.table_lines(id).await.expect("read")));
        told.push(format!("{:?}", store.tables.sealed(id).await.expect("read")));
        told.push(format!("{:?}", store.tables.seed(id).await.expect("read").0));
        told.push(format!("{:?}", store.tables.commands_done(id).await.expect("read")));
        told.push(format!("{:?}", store.tables.review(id).await.expect("read")));
    }
    told.push(format!("{:?}", store.upkeep.last_beat().await.expect("read")));
    told
}

#[tokio::test]
async fn all_data_move_to_a_database_and_back_and_go_on_there() {
    let (old, back, url) = (folder(), folder(), shared().database());
    let store = open(old.path()).await;
    fill(&store, 600).await;
    let before = told(&store).await;
    store.upkeep.close().await;
    let mut news = Vec::new();
    let done = move_data(&here(old.path()), &there(&url), |one| news.push(one)).await;
    let done = done.expect("moved");
    assert!(!done.before && done.rows > 5000, "{done:?}");
    assert!(news.contains(&MoveNews::Copied("tables", 500)), "progress is shown");
    assert!(news.contains(&MoveNews::Verified("lines", 3600)));
    let store = database(&url).await;
    assert_eq!(told(&store).await, before);
    store.upkeep.close().await;

    let done = moved(&there(&url), &here(back.path())).await.expect("moved back");
    assert!(!done.before);
    let store = open(back.path()).await;
    assert_eq!(told(&store).await, before);
    let row = store.tables.table("t1").await.expect("read").expect("there");
    let mut next = step(&table(&store, "new", row.host).await, 2, 6, &["on"]);
    next.table = "t1".into();
    next.standing = row.standing;
    assert_eq!(store.tables.append(next).await.expect("the chains hold"), 3);
    let newcomer = person(&store, "Neu", 9).await.id;
    assert_eq!(newcomer, row.host + 4, "no number is given twice");
    store.upkeep.close().await;
}

#[tokio::test]
async fn a_move_that_was_done_is_seen_and_other_data_are_left_alone() {
    let (old, other, url) = (folder(), folder(), shared().database());
    let store = open(old.path()).await;
    fill(&store, 2).await;
    store.upkeep.close().await;
    moved(&here(old.path()), &there(&url)).await.expect("moved");
    assert!(moved(&here(old.path()), &there(&url)).await.expect("compared").before);
    let store = open(other.path()).await;
    person(&store, "Somebody", 1).await;
    store.upkeep.close().await;
    assert_eq!(refusal(&here(other.path()), &there(&url)).await, "store-not-empty");
    assert_eq!(refusal(&there(&url), &here(other.path())).await, "store-not-empty");
    assert!(moved(&there(&url), &here(old.path())).await.expect("compared").before);
    let nothing = shared().database();
    assert_eq!(refusal(&there(&nothing), &here(folder().path())).await, "store-empty");
    let nowhere = folder();
    assert_eq!(refusal(&here(nowhere.path()), &there(&nothing)).await, "store-no-database");
}

#[tokio::test]
async fn nothing_moves_while_a_server_runs_on_either_end() {
    let (old, url) = (folder(), shared().database());
    let store = open(old.path()).await;
    fill(&store, 2).await;
    assert_eq!(refusal(&here(old.path()), &there(&url)).await, "store-in-use");
    store.upkeep.close().await;
    let served = database(&url).await;
    assert_eq!(refusal(&here(old.path()), &there(&url)).await, "store-served");
    served.upkeep.close().await;
    let name = url.rsplit('/').next().expect("a name");
    let node = "INSERT INTO nodes (address, version, seen, alive_until)
         VALUES ('', '', now(), now() + INTERVAL '1 minute')";
    shared().sql(name, node).expect("a node that lives");
    assert_eq!(refusal(&here(old.path()), &there(&url)).await, "store-served");
    shared().sql(name, "DELETE FROM nodes").expect("it is gone");
    moved(&here(old.path()), &there(&url)).await.expect("moved");
}

/// Broken off in the middle, from either side, nothing is there, and the next move succeeds.
#[tokio::test]
async fn a_move_that_breaks_off_leaves_nothing() {
    let (old, url, new) = (folder(), shared().database(), folder());
    let store = open(old.path()).await;
    fill(&store, 600).await;
    let before = told(&store).await;
    store.upkeep.close().await;
    for at in ["people", "tables", "lines", "pulse"] {
        break_off(&here(old.path()), &there(&url), at).await;
    }
    database(&url).await.upkeep.close().await;
    moved(&here(old.path()), &there(&url)).await.expect("moved");
    for at in ["people", "tables", "lines", "pulse"] {
        break_off(&there(&url), &here(new.path()), at).await;
        assert!(!new.path().join(FILE).exists(), "half a database is in its place");
    }
    moved(&there(&url), &here(new.path())).await.expect("moved");
    let store = open(new.path()).await;
    assert_eq!(told(&store).await, before);
}

/// Ends a move once it has begun with a table, as if the program were killed there.
async fn break_off(from: &StorePlace, to: &StorePlace, at: &str) {
    let (tell, told) = tokio::sync::oneshot::channel();
    let mut tell = Some(tell);
    let news = |news: MoveNews| {
        if matches!(news, MoveNews::Copied(table, _) if table == at)
            && let Some(tell) = tell.take()
        {
            tell.send(()).expect("somebody waits");
        }
    };
    tokio::select! {
        biased;
        heard = told => heard.expect("it came so far"),
        done = move_data(from, to, news) => panic!("it was not broken off: {done:?}"),
    }
    // What was dropped goes in the background.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
}

#[test]
fn a_place_is_a_folder_or_a_database_and_shows_no_password() {
    let database: StorePlace = "postgres://a:secret@b:1/c".parse().expect("a database");
    assert_eq!(database.to_string(), "postgres://a@b:1/c");
    let folder: StorePlace = "some/folder".parse().expect("a folder");
    assert!(matches!(folder, StorePlace::Folder(_)));
    assert!("mysql://a@b/c".parse::<StorePlace>().is_err());
}
