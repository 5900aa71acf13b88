//! Limits on rate, size and time.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Method, StatusCode};
use mittwoch_server::{Limits, Rate};
use serde_json::json;

use super::helper::{Browser, PASSWORD, Site};

async fn limited(change: impl FnOnce(&mut Limits)) -> Site {
    Site::with(|config| change(&mut config.limits)).await
}

#[tokio::test]
async fn one_address_cannot_make_guests_without_end() {
    let site = limited(|limits| limits.sign_in = Rate::new(3, 1)).await;
    for _ in 0..3 {
        site.guest().await;
    }
    let mut late = site.browser();
    let reply = late.post("/api/guest", &json!({})).await;
    assert_eq!((reply.status, reply.fault().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too-many"));
    assert!(reply.headers.contains_key("retry-after"));
    let mut elsewhere = Browser { address: [192, 0, 2, 99], ..site.browser() };
    elsewhere.post("/api/guest", &json!({})).await.ok();
}

#[tokio::test]
async fn a_password_cannot_be_guessed_from_many_addresses() {
    let site = limited(|limits| limits.guesses = Rate::new(3, 1)).await;
    site.account("Anna").await;
    let mut codes = Vec::new();
    for n in 0..4 {
        let mut browser = Browser { address: [198, 51, 100, n], ..site.browser() };
        let wish = json!({ "name": "Anna", "password": format!("wrong password {n}") });
        codes.push(browser.post("/api/login", &wish).await.fault());
    }
    assert_eq!(codes, ["wrong-password", "wrong-password", "wrong-password", "too-many"]);
    let wish = json!({ "name": "Ben", "password": PASSWORD });
    assert_eq!(site.browser().post("/api/login", &wish).await.fault(), "wrong-password");
}

/// Tries wrong passwords of a name from an address until it is told to wait.
async fn guess(site: &Site, name: &str, address: [u8; 4]) {
    let mut browser = Browser { address, ..site.browser() };
    for n in 0..20 {
        let wish = json!({ "name": name, "password": format!("wrong password {n}") });
        if browser.post("/api/login", &wish).await.fault() == "too-many" {
            return;
        }
    }
    panic!("{name} can be guessed without end");
}

#[tokio::test]
async fn a_stranger_who_guesses_shuts_nobody_out() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    guess(&site, "anna", [198, 51, 100, 7]).await;
    let wish = json!({ "name": "Anna", "password": PASSWORD });
    let mut elsewhere = Browser { address: [203, 0, 113, 1], ..site.browser() };
    elsewhere.post("/api/login", &wish).await.ok();
    let change = json!({ "old": PASSWORD, "new": "another sofa" });
    anna.post("/api/password", &change).await.ok();
    anna.delete("/api/me", &json!({ "password": "another sofa" })).await.ok();
}

#[tokio::test]
async fn guesses_from_everywhere_shut_out_neither_a_session_nor_a_known_browser() {
    let site = limited(|limits| {
        (limits.password, limits.guesses) = (Rate::new(3, 1), Rate::new(6, 1));
    })
    .await;
    let mut anna = site.account("Anna").await;
    for n in 0..3 {
        guess(&site, "Anna", [198, 51, 100, n]).await;
    }
    let wish = json!({ "name": "Anna", "password": PASSWORD });
    let mut stranger = Browser { address: [203, 0, 113, 1], ..site.browser() };
    assert_eq!(stranger.post("/api/login", &wish).await.fault(), "too-many");
    let mut known = Browser { address: [203, 0, 113, 2], ..site.browser() };
    known.known = anna.known.clone();
    known.post("/api/login", &wish).await.ok();
    let mut forged = Browser { address: [203, 0, 113, 3], ..site.browser() };
    forged.known = Some(format!("mittwoch-known={}.{}", "0".repeat(64), "0".repeat(64)));
    assert_eq!(forged.post("/api/login", &wish).await.fault(), "too-many");
    let wrong = json!({ "name": "Anna", "password": "wrong password" });
    for _ in 0..3 {
        assert_eq!(known.post("/api/login", &wrong).await.fault(), "wrong-password");
    }
    assert_eq!(known.post("/api/login", &wrong).await.fault(), "too-many", "it has a limit too");
    let change = json!({ "old": PASSWORD, "new": "another sofa" });
    anna.post("/api/password", &change).await.ok();
    let mut void = Browser { address: [203, 0, 113, 4], known: anna.known, ..site.browser() };
    let wish = json!({ "name": "Anna", "password": "another sofa" });
    assert_eq!(void.post("/api/login", &wish).await.fault(), "too-many", "made for the old one");
}

#[tokio::test]
async fn a_session_cannot_guess_its_password_without_end() {
    let site = limited(|limits| limits.password = Rate::new(3, 1)).await;
    let mut anna = site.account("Anna").await;
    let wrong = json!({ "old": "not this one", "new": "another sofa" });
    for _ in 0..3 {
        assert_eq!(anna.post("/api/password", &wrong).await.fault(), "wrong-password");
    }
    assert_eq!(anna.post("/api/password", &wrong).await.fault(), "too-many");
    let wish = json!({ "password": "nor this one" });
    assert_eq!(anna.delete("/api/me", &wish).await.fault(), "too-many");
}

#[tokio::test]
async fn codes_cannot_be_tried_without_end() {
    let site = limited(|limits| limits.code = Rate::new(2, 1)).await;
    let mut browser = site.browser();
    assert_eq!(browser.get("/api/codes/aaaaaa").await.fault(), "not-found");
    assert_eq!(browser.get("/api/codes/bbbbbb").await.fault(), "not-found");
    assert_eq!(browser.get("/api/codes/cccccc").await.fault(), "too-many");
}

#[tokio::test]
async fn a_person_and_an_address_have_limits_of_their_own() {
    let site = limited(|limits| limits.person = Rate::new(5, 1)).await;
    let (mut one, mut other) = (site.guest().await, site.guest().await);
    for _ in 0..5 {
        one.me().await.ok();
    }
    assert_eq!(one.me().await.fault(), "too-many");
    other.me().await.ok();
    let site = limited(|limits| limits.address = Rate::new(5, 1)).await;
    let mut browser = site.browser();
    for _ in 0..5 {
        browser.get("/api/games").await.ok();
    }
    assert_eq!(browser.get("/api/games").await.fault(), "too-many");
}

#[tokio::test]
async fn only_a_trusted_proxy_speaks_for_others() {
    let send = |site: &Site, forwarded: &'static str| {
        let request = axum::http::Request::builder().uri("/api/games");
        let request = request.header("x-forwarded-for", forwarded).body(Body::empty());
        (site.app.clone(), request.expect("a request"))
    };
    for (trusted, last) in [(false, StatusCode::TOO_MANY_REQUESTS), (true, StatusCode::OK)] {
        let site = Site::with(|config| {
            config.limits.address = Rate::new(1, 1);
            if trusted {
                config.trusted.push("127.0.0.1/32".parse().expect("a network"));
            }
        })
        .await;
        let (_, first) = send(&site, "203.0.113.1");
        assert_eq!(site.send(first).await.status, StatusCode::OK);
        let (_, second) = send(&site, "203.0.113.2");
        assert_eq!(site.send(second).await.status, last, "trusted: {trusted}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_long_is_not_read() {
    let site = Site::new().await;
    let mut guest = site.guest().await;
    let long = json!({ "name": "x".repeat(100_000), "password": PASSWORD });
    let reply = guest.post("/api/register", &long).await;
    let (status, code) = (reply.status, reply.fault());
    assert_eq!((status, code.as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
    let endless = futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>(Bytes::from("[")));
    let reply = guest.call(Method::POST, "/api/tables", Body::from_stream(endless)).await;
    assert_eq!(reply.fault(), "too-large");
}

#[tokio::test]
async fn a_body_that_never_ends_is_waited_for_only_so_long() {
    let site = limited(|limits| limits.time = Duration::from_millis(100)).await;
    let silent = futures_util::stream::pending::<Result<Bytes, std::io::Error>>();
    let mut browser = site.browser();
    let reply = browser.call(Method::POST, "/api/guest", Body::from_stream(silent)).await;
    assert_eq!(reply.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(reply.fault(), "malformed");
}
