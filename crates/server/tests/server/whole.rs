//! Whole games over HTTP, as a browser plays them.

use mittwoch_server::Limits;
use serde_json::{Value, json};

use super::helper::{Browser, Site};

async fn roomy() -> Site {
    Site::with(|config| config.limits = Limits::unbounded_rates()).await
}

async fn command(browser: &mut Browser<'_>, table: &str, key: &str, command: Value) -> Value {
    let message = json!({ "key": key, "command": command });
    browser.post(&format!("/api/tables/{table}/commands"), &message).await.ok()
}

/// Gives first answers until the match is over.
async fn play(browser: &mut Browser<'_>, table: &str) {
    let mut from = 0;
    for turn in 0..5000 {
        let shown = browser.get(&format!("/api/tables/{table}/snapshot?from={from}")).await.ok();
        from += shown["log"]["told"].as_array().map_or(0, Vec::len);
        if shown["outcome"].is_object() {
            return;
        }
        let Some(offer) =
            shown["offers"].get(turn % shown["offers"].as_array().map_or(1, |o| o.len().max(1)))
        else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let answer = json!({ "do": "answer", "seq": shown["seq"], "action": offer["action"] });
        let message = json!({ "key": format!("turn {turn}"), "command": answer });
        let reply = browser.post(&format!("/api/tables/{table}/commands"), &message).await;
        // A bot may have gone on in the meantime; then the next look shows it.
        assert!(reply.status.is_success() || reply.fault() == "stale", "{}", reply.text());
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn a_guest_plays_against_a_bot_and_reads_it_afterwards() {
    let site = roomy().await;
    let mut guest = site.guest().await;
    let games = guest.get("/api/games").await.ok();
    let game = &games[0];
    let bots = [&game["bots"][0]];
    let wish = json!({ "game": game["key"], "players": 2, "bots": bots, "visibility": "public" });
    let info = guest.post("/api/tables", &wish).await.ok();
    let table = info["id"].as_str().expect("an id");
    command(&mut guest, table, "start", json!({ "do": "start" })).await;
    let early = guest.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(early.fault(), "forbidden");
    let other = guest.get(&format!("/api/tables/{table}/history?answers=1&seat=1")).await;
    assert_eq!(other.fault(), "forbidden");
    let course = format!("/api/tables/{table}/course");
    assert_eq!(guest.get(&course).await.fault(), "stage", "it would show hidden points");
    play(&mut guest, table).await;
    let end = guest.get(&format!("/api/tables/{table}/snapshot")).await.ok();
    let course = guest.get(&course).await.ok();
    let turns = course["turns"].as_array().expect("turns");
    assert_eq!(turns[0]["at"], 0);
    assert!(turns.windows(2).all(|pair| pair[0]["at"].as_u64() < pair[1]["at"].as_u64()));
    let last = turns.last().expect("the end");
    assert_eq!((&last["at"], &last["scores"]), (&end["answers"], &end["outcome"]["scores"]));
    let record = guest.get(&format!("/api/tables/{table}/record")).await.text();
    let title = mittwoch_games::title(game["key"].as_str().expect("a key")).expect("a game");
    let pack = title.pack(None).expect("a pack");
    title.resume(&record, &pack).expect("the record is sound");
    for seat in ["0", "1", "open"] {
        let path = format!("/api/tables/{table}/history?answers=3&seat={seat}");
        // Answers that were given together are looked at together.
        let answers = guest.get(&path).await.ok()["answers"].as_u64();
        assert!(answers.is_some_and(|answers| (1..=3).contains(&answers)), "{answers:?}");
    }
    let mine = guest.get("/api/tables/mine").await.ok();
    assert_eq!(mine["over"][0]["id"], json!(table));
    assert_eq!(mine["over"][0]["round"], end["outcome"]["rounds"]);
    assert_eq!(
        (&mine["over"][0]["hosted"], &mine["over"][0]["last"]["seat"]),
        (&json!(true), &json!(1))
    );
    let id = guest.id().await;
    let seen = site.browser().get(&format!("/api/people/{id}/tables")).await.ok();
    assert_eq!(seen["over"][0]["id"], json!(table));
    assert!(seen["over"][0]["my_seat"].is_null(), "a stranger has no seat there");
    assert!(seen["over"][0]["last"].is_null(), "and hears of no deed");
}

#[tokio::test]
async fn a_table_by_link_is_found_by_link_and_code_alone() {
    let site = roomy().await;
    let mut host = site.guest().await;
    let info = host.post("/api/tables", &json!({ "game": "dreamworld", "players": 2 })).await.ok();
    let (id, code) = (info["id"].as_str().expect("an id"), info["code"].as_str().expect("a code"));
    let mut other = site.guest().await;
    let host_id = host.id().await;
    assert_eq!(other.get("/api/lobby").await.ok()["open"], json!([]));
    let listed = other.get(&format!("/api/people/{host_id}/tables")).await.ok();
    assert_eq!(listed["running"], json!([]));
    // As it is read out, in groups of three.
    let groups = [&code[..3], &code[3..6], &code[6..]].join("%20");
    for written in [code.to_owned(), groups.clone(), groups.replace("%20", "-")] {
        let found = other.get(&format!("/api/codes/{written}")).await.ok();
        assert_eq!(found["id"], json!(id), "{written}");
    }
    command(&mut other, id, "sit", json!({ "do": "sit" })).await;
    let again = command(&mut other, id, "sit", json!({ "do": "sit" })).await;
    assert_eq!(again["key"], "sit", "a resent command is done once");
    let mine = other.get("/api/tables/mine").await.ok();
    assert_eq!(
        (&mine["running"][0]["id"], &mine["running"][0]["my_seat"]),
        (&json!(id), &json!(1))
    );
}

#[tokio::test]
async fn what_there_is_to_read_can_be_read() {
    let site = Site::new().await;
    let mut browser = site.browser();
    assert_eq!(browser.get("/health").await.ok()["well"], true);
    assert!(browser.get("/api/games/notre-dame/rules").await.text().contains("ND-1.1"));
    let french = browser.get("/api/games/notre-dame/rules?lang=fr").await.text();
    assert!(french.contains("ND-1.1") && french.contains("joueur"));
    let unknown = browser.get("/api/games/notre-dame/rules?lang=xx").await.text();
    assert!(unknown.contains("ND-1.1") && unknown.contains("player"), "English then");
    assert!(!browser.get("/api/games/notre-dame/components").await.text().is_empty());
    assert_eq!(browser.get("/api/games/chess/rules").await.fault(), "not-found");
    let texts = browser.get("/api/texts/fr").await.ok();
    assert!(texts["faults"].as_str().is_some_and(|text| text.contains("fault-stale = ")));
    assert_eq!(browser.get("/api/texts/xx").await.fault(), "not-found");
    assert_eq!(browser.get("/no-such-file.js").await.fault(), "not-found");
}
