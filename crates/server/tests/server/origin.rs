//! Requests that another site makes a browser send.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

use super::helper::{HOST, Site};

fn forged(path: &str, cookie: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = Request::builder().method("POST").uri(path).header("host", HOST);
    request = request.header("cookie", cookie).header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Body::from("{}")).expect("a request")
}

#[tokio::test]
async fn another_site_can_do_nothing_in_somebodys_name() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let cookie = anna.cookie.clone().expect("a cookie");
    let forgeries: [&[(&str, &str)]; 5] = [
        &[("origin", "https://evil.example.org")],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site"), ("origin", "http://sub.example.org")],
        &[],
    ];
    for headers in forgeries {
        for path in ["/api/logout", "/api/tables", "/api/logout-everywhere", "/api/tokens"] {
            let reply = site.send(forged(path, &cookie, headers)).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path} {headers:?}");
            assert_eq!(reply.fault(), "cross-site");
        }
    }
    assert!(anna.me().await.status.is_success());
    let own = [("sec-fetch-site", "same-origin")];
    assert!(site.send(forged("/api/logout", &cookie, &own)).await.status.is_success());
}

#[tokio::test]
async fn another_site_cannot_listen_in() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let wish = json!({ "game": "dreamworld", "players": 2 });
    let table = anna.post("/api/tables", &wish).await.ok();
    let path = format!("/api/tables/{}/live", table["id"].as_str().expect("an id"));
    let request = Request::builder()
        .uri(path)
        .header("host", HOST)
        .header("cookie", anna.cookie.clone().expect("a cookie"))
        .header("origin", "https://evil.example.org")
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    let reply = site.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(reply.fault(), "cross-site");
}

#[tokio::test]
async fn every_answer_tells_browsers_to_keep_others_out() {
    let site = Site::new().await;
    for path in ["/", "/health", "/api/games", "/api/no-such-thing"] {
        let reply = site.browser().get(path).await;
        let value = |name: &str| reply.headers.get(name).and_then(|value| value.to_str().ok());
        assert!(value("content-security-policy").is_some_and(|v| v.contains("default-src 'self'")));
        assert_eq!(value("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(value("referrer-policy"), Some("same-origin"), "{path}");
    }
}
