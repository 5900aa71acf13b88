//! Copies while the server runs, and what a start makes of data that it finds.

use mittwoch_server::store::{FILE, Sqlite, backup};
use sqlx::{Connection, SqliteConnection};

use super::helper::{english, folder, open, person, step, table};

#[tokio::test]
async fn a_backup_while_writing_is_whole_and_can_be_started_on() {
    let (here, there) = (folder(), folder());
    let store = open(here.path()).await;
    let host = person(&store, "Anna", 1).await.id;
    let new = table(&store, "a", host).await;
    for n in 0..50 {
        store.tables.append(step(&new, n, n as u32, &["before"])).await.expect("taken");
    }
    let writing = {
        let (store, new) = (store.clone(), new.clone());
        tokio::spawn(async move {
            for n in 50..150 {
                store.tables.append(step(&new, n, n as u32, &["meanwhile"])).await.expect("taken");
            }
        })
    };
    let copy = there.path().join(FILE);
    backup(here.path(), &copy).await.expect("a copy");
    writing.await.expect("no panic");
    let again = open(there.path()).await;
    let lines = again.tables.lines("a").await.expect("lines");
    let row = again.tables.table("a").await.expect("read").expect("there");
    assert!((50..=150).contains(&lines.len()));
    assert_eq!(row.version, lines.len() as i64, "the copy holds a step by halves");
    again
        .tables
        .append(step(&new, row.version, lines.len() as u32, &["on"]))
        .await
        .expect("plays on");
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_needs_data() {
    let (here, empty) = (folder(), folder());
    open(here.path()).await.upkeep.close().await;
    let copy = empty.path().join("copy.db");
    std::fs::write(&copy, "precious").expect("written");
    assert!(backup(here.path(), &copy).await.is_err());
    assert_eq!(std::fs::read_to_string(&copy).expect("read"), "precious");
    let other = empty.path().join("other.db");
    let fault = backup(empty.path(), &other).await.expect_err("no data");
    assert!(english(&fault.phrase()).contains("no database"), "{fault}");
    assert!(!other.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_data_or_a_copy_of_it() {
    use std::os::unix::fs::PermissionsExt;
    let parent = folder();
    let data = parent.path().join("data");
    open(&data).await.upkeep.close().await;
    let copy = parent.path().join("copy.db");
    backup(&data, &copy).await.expect("a copy");
    for path in [&data, &data.join(FILE), &copy] {
        let mode = std::fs::metadata(path).expect("there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", path.display());
    }
}

#[tokio::test]
async fn data_of_a_newer_server_is_refused_with_a_sentence() {
    let folder = folder();
    open(folder.path()).await.upkeep.close().await;
    let url = format!("sqlite://{}", folder.path().join(FILE).display());
    let mut db = SqliteConnection::connect(&url).await.expect("opened");
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'to come', 1, x'00', 0)",
    )
    .execute(&mut db)
    .await
    .expect("written");
    db.close().await.expect("closed");
    let fault = Sqlite::open(folder.path()).await.err().expect("refused");
    assert!(english(&fault.phrase()).contains("newer server"), "{fault}");
}

#[tokio::test]
async fn what_is_no_database_and_no_folder_gets_a_sentence() {
    let folder = folder();
    std::fs::write(folder.path().join(FILE), "not a database, but long enough to be read as one")
        .expect("written");
    let fault = Sqlite::open(folder.path()).await.err().expect("refused");
    assert!(fault.to_string().contains("cannot be used"), "{fault}");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("written");
    let fault = Sqlite::open(&file).await.err().expect("refused");
    assert!(fault.to_string().contains("cannot be used"), "{fault}");
}
