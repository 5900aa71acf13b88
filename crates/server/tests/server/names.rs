//! Names that look like others, and those that were there before anybody looked.

use std::path::Path;

use mittwoch_protocol::Rank;
use mittwoch_server::Limits;
use mittwoch_server::store::{FILE, NewUser, StoreFault};
use serde_json::json;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::helper::{Browser, PASSWORD, Reply, Site, folder, open};

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
        let found = store.people.account(name).await.expect("read").map(|(person, _)| person.name);
        assert_eq!(found.as_deref(), Some(name), "{name:?}");
    }
    let (rank, password) = (Rank::Account, Some("x".to_owned()));
    let new =
        NewUser { name: "ANNА".into(), rank, password, owner: None, suggested: false, now: 2 };
    assert!(matches!(store.people.add_person(new).await, Err(StoreFault::NameTaken)));
    store.upkeep.close().await;
    open(folder.path()).await.upkeep.close().await;
}

/// A server at which many may come at once.
async fn busy() -> Site {
    Site::with(|config| config.limits = Limits::unbounded_rates()).await
}

/// What a browser is called now.
async fn called(browser: &mut Browser<'_>) -> String {
    browser.me().await.ok()["name"].as_str().expect("a name").to_owned()
}

async fn named<'a>(site: &'a Site, name: &str) -> Browser<'a> {
    let mut browser = site.browser();
    browser.post("/api/guest", &json!({ "name": name })).await.ok();
    browser
}

/// A table for so many, of a person who sits there.
async fn table(host: &mut Browser<'_>, players: u8) -> String {
    let wish = json!({ "game": "dreamworld", "players": players });
    host.post("/api/tables", &wish).await.ok()["id"].as_str().expect("an id").to_owned()
}

async fn sits(browser: &mut Browser<'_>, table: &str, key: &str) -> Reply {
    let sit = json!({ "key": key, "command": { "do": "sit", "seat": null } });
    browser.post(&format!("/api/tables/{table}/commands"), &sit).await
}

#[tokio::test]
async fn a_guest_chooses_a_name_keeps_it_and_changes_it() {
    let site = busy().await;
    let mut teresa = named(&site, " Tere\u{301}sa ").await;
    assert_eq!(called(&mut teresa).await, "Ter\u{e9}sa");
    let mut other = site.guest().await;
    let suggested = called(&mut other).await;
    assert!(!suggested.to_lowercase().contains("guest"), "{suggested}");
    let to = |name: &str| json!({ "name": name });
    assert_eq!(other.post("/api/me/name", &to("Hanka")).await.ok()["name"], "Hanka");
    assert_eq!(called(&mut other).await, "Hanka");
    // Strangers may share a name until they meet.
    other.post("/api/me/name", &to("Ter\u{e9}sa")).await.ok();
    let mut anna = site.account("Anna").await;
    assert_eq!(anna.post("/api/me/name", &to("Lisa")).await.fault(), "forbidden");
    assert_eq!(site.browser().post("/api/me/name", &to("Lisa")).await.fault(), "signed-out");
    let wish = json!({ "name": "Lisa", "more": 1 });
    assert_eq!(other.post("/api/me/name", &wish).await.fault(), "malformed");
}

#[tokio::test]
async fn no_name_is_invisible_or_turns_the_line_or_is_somebody_elses() {
    let site = busy().await;
    site.account("Anna").await;
    let mut guest = named(&site, "Hanka").await;
    let hidden = [
        "An\u{200b}ka",
        "An\u{200d}ka",
        "\u{2066}Anka\u{2069}",
        "\u{202e}aknA",
        "Anka\u{fe0f}",
        "Anka\u{e0041}",
        "\u{3164}\u{3164}",
        "Anka\u{e0100}",
        "\u{301}\u{301}",
        "A",
        "",
        "Anka\u{0}",
        "An\nka",
        "An\u{2028}ka",
        "Anka\u{115f}",
        "abcdefghijklmnopqrstuvwxyz",
        "Anka\u{ad}",
    ];
    let others = [
        "anna",
        "ANNА",
        FALSE_ANNA,
        "Otto Rank",
        "Отто Ранк",
        "0tto Rank",
        "Id",
        "Le Ça",
        "Greedy",
        "You",
        "Вы",
        "Bot 2",
        "Carl Jung",
        "Сarl Jung",
        "Mittwoch",
    ];
    for name in hidden.into_iter().chain(others) {
        let wish = json!({ "name": name });
        assert_eq!(guest.post("/api/me/name", &wish).await.fault(), "name", "{name:?}");
        assert_eq!(site.browser().post("/api/guest", &wish).await.fault(), "name", "{name:?}");
    }
    assert_eq!(called(&mut guest).await, "Hanka");
}

#[tokio::test]
async fn nobody_at_a_table_looks_like_somebody_else_there() {
    let site = busy().await;
    let mut hanka = named(&site, "Hanka").await;
    let id = table(&mut hanka, 3).await;
    let mut twin = named(&site, "Наnkа").await;
    assert_eq!(sits(&mut twin, &id, "a").await.fault(), "name");
    let to = |name: &str| json!({ "name": name });
    twin.post("/api/me/name", &to("Jacek")).await.ok();
    sits(&mut twin, &id, "b").await.ok();
    assert_eq!(twin.post("/api/me/name", &to("HANKА")).await.fault(), "name", "nor afterwards");
    let info = hanka.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["seats"][1]["sitter"]["person"]["name"], "Jacek");
    // At the table everybody reads the new name at once.
    twin.post("/api/me/name", &to("Jacek II")).await.ok();
    let info = hanka.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["seats"][1]["sitter"]["person"]["name"], "Jacek II");
}

#[tokio::test]
async fn two_guests_at_once_do_not_get_one_name_at_one_table() {
    let site = busy().await;
    for round in 0..6 {
        let mut hanka = named(&site, "Hanka").await;
        let id = table(&mut hanka, 4).await;
        let mut one = named(&site, "Jacek").await;
        let mut other = named(&site, "Lena").await;
        sits(&mut one, &id, "a").await.ok();
        let to = json!({ "name": format!("Iris {round}") });
        // One is called otherwise while the other sits down under that name, or both change.
        let mut late = named(&site, &format!("lris {round}")).await;
        let (first, second) =
            tokio::join!(one.post("/api/me/name", &to), sits(&mut late, &id, "b"));
        assert!(!(first.status.is_success() && second.status.is_success()), "{round}");
        assert!(first.status.is_success() || second.status.is_success(), "one of them has it");
        sits(&mut other, &id, "c").await.ok();
        let to = json!({ "name": "Maja" });
        let (first, second) =
            tokio::join!(other.post("/api/me/name", &to), one.post("/api/me/name", &to));
        assert_ne!(first.status.is_success(), second.status.is_success(), "{round}");
    }
}

#[tokio::test]
async fn an_account_takes_its_name_from_the_guests_who_look_like_it() {
    let site = busy().await;
    let mut guest = named(&site, FALSE_ANNA).await;
    let id = table(&mut guest, 2).await;
    site.account("Anna").await;
    let now = called(&mut guest).await;
    assert_ne!(now, FALSE_ANNA);
    let info = guest.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["seats"][0]["sitter"]["person"]["name"], now, "also at a table that is awake");
    let mut rival = named(&site, "Rechner").await;
    let mut ben = site.account("Ben").await;
    ben.post("/api/tokens", &json!({ "name": "Rechner" })).await.ok();
    assert_ne!(called(&mut rival).await, "Rechner", "and a program");
}

#[tokio::test]
async fn names_that_nobody_chose_are_never_refused_and_never_the_same() {
    let site = busy().await;
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let mut guest = site.browser();
        let wish = json!({ "name": "Amber Fox", "suggested": true });
        guest.post("/api/guest", &wish).await.ok();
        assert!(names.insert(called(&mut guest).await), "{names:?}");
    }
    assert!(names.contains("Amber Fox") && names.contains("Amber Fox 2"));
}

#[tokio::test]
async fn a_name_outlives_the_server() {
    let folder = folder();
    let store = open(folder.path()).await;
    let person = super::helper::person(&store, "Hanka", 1).await;
    store.people.rename_guest(person.id, "Maja").await.expect("free");
    store.upkeep.close().await;
    let store = open(folder.path()).await;
    assert_eq!(store.people.person(person.id).await.expect("read").expect("there").name, "Maja");
    store.upkeep.close().await;
}
