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
    let site = limited(|limits| limits.password = Rate::new(3, 1)).await;
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
