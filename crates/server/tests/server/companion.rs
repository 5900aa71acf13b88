//! The companion of a game: it needs no account and keeps nothing.

use serde_json::{Value, json};

use super::helper::Site;

const ADDRESS: &str = "/api/games/unconscious-mind/companion";

fn situation(version: u8, told: &Value) -> Value {
    json!({ "situation": { "version": version, "options": {}, "told": told } })
}

#[tokio::test]
async fn anybody_may_ask_and_the_answer_goes_as_far_as_was_told() {
    let site = Site::new().await;
    let mut guest = site.browser();
    let first = guest.post(ADDRESS, &situation(1, &json!([]))).await.ok();
    assert_eq!(first["guide"]["ask"]["name"], "begin");
    let begin =
        json!([{ "ask": "begin", "say": { "start": "new", "compass": "left", "freud": "opera" } }]);
    let second = guest.post(ADDRESS, &situation(1, &begin)).await.ok();
    assert_eq!(second["guide"]["ask"]["name"], "manifest");
    assert_eq!(second["guide"]["situation"]["told"], begin);
    assert!(second["view"]["id"].is_object());
    let games = guest.get("/api/games").await.ok();
    let has = |key: &str| {
        let mut all = games.as_array().expect("a list").iter();
        all.find(|game| game["key"] == key).expect("a game")["companion"].clone()
    };
    assert_eq!((has("unconscious-mind"), has("notre-dame")), (json!(true), json!(false)));
}

#[tokio::test]
async fn what_cannot_be_followed_is_refused() {
    let site = Site::new().await;
    let mut guest = site.browser();
    let other = guest.post("/api/games/notre-dame/companion", &situation(1, &json!([]))).await;
    assert_eq!(other.fault(), "not-found");
    assert_eq!(guest.post(ADDRESS, &situation(7, &json!([]))).await.fault(), "setting");
    assert_eq!(guest.post(ADDRESS, &json!({ "situation": 3 })).await.fault(), "malformed");
    let long = json!([{ "ask": "x".repeat(400), "say": {} }]);
    assert_eq!(guest.post(ADDRESS, &situation(1, &long)).await.fault(), "setting");
    let mut foreign = situation(1, &json!([]));
    foreign["pack"] = json!("0".repeat(64));
    assert_eq!(guest.post(ADDRESS, &foreign).await.fault(), "not-found");
}
