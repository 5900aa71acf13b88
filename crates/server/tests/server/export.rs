//! What a person can take away, and what is left when they go.

use std::path::Path;

use mittwoch_server::Limits;
use mittwoch_server::store::FILE;
use serde_json::{Value, json};

use super::helper::{PASSWORD, Site};

/// A table with a bot, made by this browser; its id.
async fn made(browser: &mut super::helper::Browser<'_>, bots: u8) -> String {
    let wish =
        json!({"game": "dreamworld", "players": 2, "bots": vec!["random"; usize::from(bots)]});
    browser.post("/api/tables", &wish).await.ok()["id"].as_str().expect("an id").to_owned()
}

async fn does(browser: &mut super::helper::Browser<'_>, table: &str, key: &str, command: Value) {
    let path = format!("/api/tables/{table}/commands");
    browser.post(&path, &json!({"key": key, "command": command})).await.ok();
}

#[tokio::test]
async fn a_person_takes_away_everything_and_nobodys_secret() {
    let site = Site::new().await;
    let (mut anna, mut ben) = (site.account("Anna").await, site.account("Ben").await);
    let (over, running) = (made(&mut anna, 1).await, made(&mut anna, 1).await);
    for (table, key) in [(&over, "a"), (&running, "b")] {
        does(&mut anna, table, &format!("{key}1"), json!({"do": "entropy", "text": "my luck"}))
            .await;
        does(&mut anna, table, &format!("{key}2"), json!({"do": "start"})).await;
    }
    does(&mut anna, &over, "c", json!({"do": "resign"})).await;
    let said = json!({"do": "chat", "room": "players", "text": "a thing I said"});
    does(&mut anna, &running, "d", said).await;
    let other = ben.id().await;
    does(&mut anna, &running, "e", json!({"do": "mute", "person": other, "mute": true})).await;
    anna.post("/api/tokens", &json!({"name": "Annas bot"})).await.ok();
    let reply = anna.get("/api/me/export").await;
    let file = reply.headers.get("content-disposition").expect("a file").to_str().expect("text");
    assert!(file.contains("mittwoch-export.json"));
    let text = reply.text();
    let export: mittwoch_protocol::Export = serde_json::from_value(reply.ok()).expect("the type");
    assert_eq!((export.me.name.as_str(), export.sessions.len()), ("Anna", 1));
    assert_eq!((export.tokens[0].name.as_str(), export.muted), ("Annas bot", vec![other]));
    assert_eq!(export.chat[0].line.text, "a thing I said");
    assert_eq!(export.tables.len(), 2);
    for table in &export.tables {
        assert_eq!(table.word.as_deref(), Some("my luck"));
        assert_eq!(table.table.my_seat, Some(0));
        let record = table.record.as_deref();
        assert_eq!(record.is_some(), table.table.id == over);
        assert!(record.is_none_or(|record| mittwoch_games::verify(record, None).is_ok()));
    }
    let seed = site.app.store.tables.seed(&running).await.expect("read");
    assert!(!text.contains(&mittwoch_kernel::hex(&seed.0)), "the seed of a running match");
    let cookie = anna.cookie.clone().expect("a cookie");
    let secret = cookie.split('=').nth(1).expect("a secret");
    assert!(!text.contains(secret) && !text.contains("argon2"));
    let empty: mittwoch_protocol::Export =
        serde_json::from_value(ben.get("/api/me/export").await.ok()).expect("the type");
    assert!(empty.tables.is_empty() && empty.chat.is_empty() && empty.muted.is_empty());
    assert_eq!(site.browser().get("/api/me/export").await.fault(), "signed-out");
}

/// The files of a folder that hold any of these bytes.
fn holding(folder: &Path, wanted: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for name in [FILE.to_owned(), format!("{FILE}-wal")] {
        let bytes = std::fs::read(folder.join(&name)).unwrap_or_default();
        for wanted in wanted {
            if bytes.windows(wanted.len()).any(|part| part == wanted.as_bytes()) {
                found.push(format!("{name}: {wanted}"));
            }
        }
    }
    found
}

#[tokio::test]
async fn what_is_deleted_is_gone_from_the_bytes_of_the_files() {
    let site = Site::with(|config| config.limits = Limits::unbounded_rates()).await;
    let mut others = Vec::new();
    for n in 0..40 {
        others.push(site.guest().await);
        let table = made(&mut others[n], 1).await;
        let said = json!({"do": "chat", "room": "players", "text": format!("noise {n}")});
        does(&mut others[n], &table, "n", said).await;
    }
    let mut anna = site.account("Annuschka-Zerbinetta").await;
    anna.post("/api/tokens", &json!({"name": "Zerbinettas-Apparat"})).await.ok();
    let table = made(&mut anna, 1).await;
    let said = json!({"do": "chat", "room": "players", "text": "Geheimnis-des-Abends"});
    does(&mut anna, &table, "key-of-hers", said).await;
    let (_, hash) =
        site.app.store.people.account("Annuschka-Zerbinetta").await.expect("read").expect("there");
    let traces = [
        "Annuschka-Zerbinetta",
        "annuschka-zerbinetta",
        "Zerbinettas-Apparat",
        "Geheimnis-des-Abends",
        "key-of-hers",
        hash.as_str(),
    ];
    let folder = site.folder.path();
    assert!(holding(folder, &traces).len() >= traces.len(), "they were there");
    anna.delete("/api/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(holding(folder, &traces), Vec::<String>::new());
    assert!(site.app.store.chat.chat(&table, 9).await.expect("read").is_empty());
    let seen = others[0].get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(seen["seats"][0]["sitter"]["person"]["name"], "");
}
