//! Names that look like others, and those that were there before anybody looked.

use std::path::Path;

use mittwoch_protocol::Rank;
use mittwoch_server::store::{FILE, NewUser, Store, StoreFault};
use serde_json::json;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::helper::{PASSWORD, Site, folder, open};

/// "Anna" with letters of another script.
const FALSE_ANNA: &str = "Аnnа";

#[tokio::test]
async fn nobody_can_look_like_an_account_or_a_program() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    anna.post("/api/tokens", &json!({ "name": "Rechner" })).await.ok();
    let mut ben = site.account("Ben").await;
    for name in [FALSE_ANNA, "ANNА", "Rесhner", "rechner", "Be\u{301}n\u{3164}", "\u{3164}\u{3164}"]
    {
        let wish = json!({ "name": name, "password": PASSWORD });
        assert_eq!(site.browser().post("/api/register", &wish).await.fault(), "name", "{name}");
        let wish = json!({ "name": name });
        assert_eq!(site.browser().post("/api/guest", &wish).await.fault(), "name", "{name}");
        assert_eq!(ben.post("/api/tokens", &wish).await.fault(), "name", "{name}");
    }
    let mut guest = site.guest().await;
    let wish = json!({ "name": FALSE_ANNA, "password": PASSWORD });
    assert_eq!(guest.post("/api/register", &wish).await.fault(), "name", "nor by becoming one");
    anna.delete("/api/me", &json!({ "password": PASSWORD })).await.ok();
    site.browser().post("/api/register", &wish).await.ok();
}

#[tokio::test]
async fn a_name_is_the_same_however_it_is_composed() {
    let site = Site::new().await;
    let me = site.account("Zoe\u{301}").await.me().await.ok();
    assert_eq!(me["name"], "Zo\u{e9}");
    for name in ["Zoe\u{301}", "zo\u{e9}", "ZO\u{c9}"] {
        let wish = json!({ "name": name, "password": PASSWORD });
        site.browser().post("/api/login", &wish).await.ok();
    }
}

/// A database of the first form, with accounts that look alike.
async fn first_form(folder: &Path, names: &[&str]) {
    let migrations = folder.join("migrations");
    std::fs::create_dir(&migrations).expect("a folder");
    let first = "0001_first.sql";
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(first);
    std::fs::copy(source, migrations.join(first)).expect("the first form");
    let file = SqliteConnectOptions::new().filename(folder.join(FILE)).create_if_missing(true);
    let mut db = file.connect().await.expect("a database");
    let migrator = Migrator::new(migrations.as_path()).await.expect("migrations");
    migrator.run(&mut db).await.expect("the first form");
    for name in names {
        sqlx::query(
            "INSERT INTO people (name, folded, rank, password, made, seen)
             VALUES (?, ?, 'account', 'x', 1, 1)",
        )
        .bind(name)
        .bind(name.to_lowercase())
        .execute(&mut db)
        .await
        .expect("kept");
    }
    db.close().await.expect("closed");
}

#[tokio::test]
async fn accounts_from_before_stay_whatever_they_look_like() {
    let folder = folder();
    // The last one is not composed, as it could be kept once.
    let decomposed = "\u{1112}\u{1161}\u{11ab}\u{3164}";
    let names = ["Anna", FALSE_ANNA, "Id", "\u{3164}\u{3164}", decomposed];
    first_form(folder.path(), &names).await;
    let store = open(folder.path()).await;
    for name in names {
        let found = store.account(name).await.expect("read").map(|(person, _)| person.name);
        assert_eq!(found.as_deref(), Some(name), "{name:?}");
    }
    let (rank, password) = (Rank::Account, Some("x".to_owned()));
    let new = NewUser { name: "ANNА".into(), rank, password, owner: None, suggested: false, now: 2 };
    assert!(matches!(store.add_person(new).await, Err(StoreFault::NameTaken)));
    store.close().await;
    open(folder.path()).await.close().await;
}
