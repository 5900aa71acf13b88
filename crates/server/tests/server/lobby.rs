//! The list of public tables belongs to everybody.

use mittwoch_server::{Limits, Rate};
use serde_json::{Value, json};

use super::helper::{Browser, Site};

fn wish() -> Value {
    json!({ "game": "dreamworld", "players": 2, "visibility": "public" })
}

async fn shown(site: &Site, list: &str) -> Vec<String> {
    let lobby = site.browser().get("/api/lobby").await.ok();
    let tables = lobby[list].as_array().expect("a list").iter();
    tables.map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
}

/// Makes tables until there are enough, or says why not.
async fn tables(browser: &mut Browser<'_>, count: usize) -> Result<Vec<String>, String> {
    let mut made = Vec::new();
    for _ in 0..count {
        let reply = browser.post("/api/tables", &wish()).await;
        if !reply.status.is_success() {
            return Err(reply.fault());
        }
        made.push(reply.json()["id"].as_str().expect("an id").to_owned());
    }
    Ok(made)
}

#[tokio::test]
async fn few_hosts_with_many_tables_do_not_empty_the_list() {
    let site = Site::with(|config| {
        config.limits = Limits::unbounded_rates();
        config.habits.open_seats = u32::MAX;
    })
    .await;
    let anna = tables(&mut site.guest().await, 1).await.expect("made");
    for _ in 0..5 {
        tables(&mut site.guest().await, 25).await.expect("made");
    }
    let open = shown(&site, "open").await;
    assert!(open.contains(&anna[0]), "the older table of another host is there");
    assert_eq!(open.len(), 16, "three of each");
}

#[tokio::test]
async fn running_tables_are_shared_out_as_well_and_empty_ones_are_not_shown() {
    let site = Site::with(|config| config.limits = Limits::unbounded_rates()).await;
    let mut host = site.guest().await;
    for n in 0..5 {
        let wish = json!({
            "game": "dreamworld", "players": 2, "bots": ["random"], "visibility": "public"
        });
        let table = host.post("/api/tables", &wish).await.ok();
        let path = format!("/api/tables/{}/commands", table["id"].as_str().expect("an id"));
        let start = json!({ "key": format!("{n}"), "command": { "do": "start" } });
        host.post(&path, &start).await.ok();
    }
    assert_eq!(shown(&site, "running").await.len(), 3);
    let left = tables(&mut host, 1).await.expect("made");
    let leave = json!({ "key": "leave", "command": { "do": "leave" } });
    host.post(&format!("/api/tables/{}/commands", left[0]), &leave).await.ok();
    assert!(shown(&site, "open").await.is_empty(), "nobody sits there");
}

#[tokio::test]
async fn a_person_and_an_address_have_so_many_open_tables() {
    let site = Site::with(|config| {
        let limits = &mut config.limits;
        limits.tables = Rate::new(100, 100);
        (limits.open_tables, limits.open_tables_of_address) = (3, 5);
    })
    .await;
    let mut one = site.guest().await;
    let made = tables(&mut one, 3).await.expect("made");
    assert_eq!(tables(&mut one, 1).await, Err("open-tables".into()));
    let mut other = site.guest().await;
    tables(&mut other, 2).await.expect("made");
    assert_eq!(tables(&mut other, 1).await, Err("open-tables".into()), "five from the address");
    let mut elsewhere = Browser { address: [203, 0, 113, 1], ..site.guest().await };
    tables(&mut elsewhere, 3).await.expect("made");
    let start = |bot| json!({ "do": "add-bot", "seat": 1, "bot": bot });
    let path = format!("/api/tables/{}/commands", made[0]);
    for (key, command) in [("bot", start("random")), ("start", json!({ "do": "start" }))] {
        one.post(&path, &json!({ "key": key, "command": command })).await.ok();
    }
    tables(&mut one, 1).await.expect("a table that has begun is open no more");
}
