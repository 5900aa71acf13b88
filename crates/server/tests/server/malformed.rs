//! Garbage: whatever arrives, nothing changes and the answer is a fault of the protocol.

use axum::body::Body;
use axum::http::Method;
use mittwoch_server::Limits;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::helper::{Browser, Site};

/// Where messages go; `T` stands for the id of a table.
const DOORS: [&str; 7] = [
    "/api/register",
    "/api/login",
    "/api/password",
    "/api/tokens",
    "/api/tables",
    "/api/tables/T/commands",
    "/api/tables/nowhere/commands",
];

/// Texts that are nearly messages.
fn nearly() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("key"),
        Just("command"),
        Just("do"),
        Just("answer"),
        Just("seq"),
        Just("action"),
        Just("game"),
        Just("players"),
        Just("dreamworld"),
        Just("name"),
        Just("password"),
        Just("sit"),
        Just("seat"),
        Just("undo"),
        Just("reset"),
        Just("old"),
        Just("new"),
        Just("bots"),
    ];
    let leaf = prop_oneof![
        word.clone().prop_map(|word| json!(word)),
        any::<i64>().prop_map(|number| json!(number)),
        ".{0,20}".prop_map(|text| json!(text)),
        Just(Value::Null),
        any::<bool>().prop_map(|truth| json!(truth)),
    ];
    leaf.prop_recursive(4, 32, 5, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            proptest::collection::btree_map(word.clone().prop_map(String::from), inner, 0..5)
                .prop_map(|map| json!(map)),
        ]
    })
    .prop_map(|value| value.to_string())
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 1..200),
        nearly().prop_map(String::into_bytes),
        // A message that was cut off, or that has something behind it.
        (nearly(), 1usize..40).prop_map(|(text, cut)| text.bytes().skip(cut).collect()),
        nearly().prop_map(|text| format!("{text}}}").into_bytes()),
    ]
}

/// The same garbage each time, so that none of it is a message by accident.
fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// A server, somebody at a running table, and all that anybody could change about them.
struct Stage<'a> {
    anna: Browser<'a>,
    table: String,
}

impl<'a> Stage<'a> {
    async fn new(site: &'a Site) -> Stage<'a> {
        let mut anna = site.account("Anna").await;
        let wish = json!({ "game": "dreamworld", "players": 2, "bots": ["random"] });
        let table = anna.post("/api/tables", &wish).await.ok()["id"].clone();
        let table = table.as_str().expect("an id").to_owned();
        let start = json!({ "key": "start", "command": { "do": "start" } });
        anna.post(&format!("/api/tables/{table}/commands"), &start).await.ok();
        // The bot answers by itself; only then does the table stand still.
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        Stage { anna, table }
    }

    /// The same, once the bot has given its answer.
    async fn rested(&mut self) -> Vec<Value> {
        let path = format!("/api/tables/{}/snapshot", self.table);
        while self.anna.get(&path).await.ok()["awaited"] != json!([0]) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        self.all().await
    }

    async fn all(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        for path in ["me", "tokens", "tables/mine", "lobby"] {
            all.push(self.anna.get(&format!("/api/{path}")).await.ok());
        }
        let table = format!("/api/tables/{}", self.table);
        all.push(self.anna.get(&format!("{table}/snapshot")).await.ok());
        all
    }
}

#[test]
fn garbage_changes_nothing_and_gets_a_fault() {
    let runtime = Runtime::new().expect("a runtime");
    let site = runtime.block_on(Site::with(|config| config.limits = Limits::unbounded_rates()));
    let mut stage = runtime.block_on(Stage::new(&site));
    let before = runtime.block_on(stage.rested());
    let mut runner = runner(400);
    let cases = (0..DOORS.len(), bytes(), any::<bool>());
    let run = runner.run(&cases, |(door, body, signed_in)| {
        let path = DOORS[door].replace('T', &stage.table);
        let mut sender = if signed_in { stage.anna.clone() } else { site.browser() };
        let reply = runtime.block_on(sender.call(Method::POST, &path, Body::from(body)));
        let fault = reply.json()["code"].as_str().map(ToOwned::to_owned);
        prop_assert!(reply.status.is_client_error(), "{path}: {} {}", reply.status, reply.text());
        prop_assert!(fault.is_some(), "{path}: {}", reply.text());
        prop_assert!(fault.as_deref() != Some("internal"));
        Ok(())
    });
    run.expect("every answer is a fault");
    assert_eq!(runtime.block_on(stage.all()), before);
}

#[test]
fn addresses_that_lead_nowhere_get_a_fault() {
    let runtime = Runtime::new().expect("a runtime");
    let site = runtime.block_on(Site::with(|config| config.limits = Limits::unbounded_rates()));
    let mut runner = runner(300);
    let place = prop_oneof![
        "[a-z0-9%/._-]{0,30}".prop_map(|rest| format!("/api/{rest}")),
        "[a-zA-Z0-9%._~-]{1,40}".prop_map(|id| format!("/api/tables/{id}")),
        "[a-zA-Z0-9-]{1,20}".prop_map(|n| format!("/api/people/{n}/tables")),
        "[a-zA-Z0-9&=%-]{0,20}".prop_map(|q| format!("/api/tables/nowhere/history?{q}")),
        "[a-zA-Z0-9&=%-]{0,20}".prop_map(|q| format!("/api/tables/nowhere/snapshot?{q}")),
    ];
    let method = prop_oneof![Just("GET"), Just("POST"), Just("DELETE"), Just("PUT")];
    let run = runner.run(&(place, method), |(path, method)| {
        if path.parse::<axum::http::Uri>().is_err() {
            return Ok(());
        }
        let method: Method = method.parse().expect("a method");
        let reply = runtime.block_on(site.browser().call(method, &path, Body::empty()));
        if !reply.status.is_success() {
            prop_assert!(reply.json()["code"].is_string(), "{path}: {}", reply.text());
        }
        prop_assert!(!reply.status.is_server_error(), "{path}: {}", reply.text());
        Ok(())
    });
    run.expect("every answer is a fault");
}

#[tokio::test]
async fn a_message_of_another_kind_is_refused() {
    let site = Site::new().await;
    let request = axum::http::Request::builder().method("POST").uri("/api/guest");
    let request = request.header("content-type", "text/plain").body(Body::from("{}"));
    assert_eq!(site.send(request.expect("a request")).await.fault(), "malformed");
    let mut browser = site.browser();
    let reply = browser.post("/api/guest", &json!({ "name": "Anna", "admin": true })).await;
    assert_eq!(reply.fault(), "malformed");
}
