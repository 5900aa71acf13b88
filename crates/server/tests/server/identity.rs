//! People: guests, accounts, programs, and what is kept of their secrets.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;

use super::helper::{Browser, PASSWORD, Reply, Site};

fn cookie(reply: &Reply) -> String {
    let set = reply.headers.get(header::SET_COOKIE).expect("a cookie");
    set.to_str().expect("text").to_owned()
}

#[tokio::test]
async fn a_guest_plays_at_once_and_stays_the_same() {
    let site = Site::new().await;
    let mut browser = site.browser();
    assert_eq!(browser.me().await.fault(), "signed-out");
    let reply = browser.post("/api/guest", &json!({})).await;
    let set = cookie(&reply);
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"), "plain http has no secure cookies: {set}");
    let me = reply.ok();
    assert_eq!(me["rank"], "guest");
    assert_eq!(browser.post("/api/guest", &json!({})).await.ok(), me);
    assert_eq!(browser.me().await.ok(), me);
}

#[tokio::test]
async fn behind_https_the_cookie_travels_over_nothing_else() {
    let url = "https://play.example.org".parse().expect("an address");
    let site = Site::with(|config| config.public_url = Some(url)).await;
    let mut browser = site.browser();
    let set = cookie(&browser.post("/api/guest", &json!({})).await);
    assert!(set.starts_with("__Host-mittwoch=") && set.ends_with("; Secure"), "{set}");
    assert_eq!(browser.me().await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_number() {
    let site = Site::new().await;
    let mut browser = site.guest().await;
    let (id, old) = (browser.id().await, browser.clone());
    let wish = json!({ "name": "Anna", "password": PASSWORD });
    let me = browser.post("/api/register", &wish).await.ok();
    assert_eq!((me["id"].as_i64(), &me["rank"]), (Some(id), &json!("account")));
    assert_eq!(browser.id().await, id);
    let mut stale = Browser { cookie: old.cookie, ..site.browser() };
    assert_eq!(stale.me().await.fault(), "signed-out", "the guest's cookie must not open it");
    let mut elsewhere = site.browser();
    elsewhere.post("/api/login", &json!({ "name": "aNNa", "password": PASSWORD })).await.ok();
    assert_eq!(elsewhere.id().await, id);
}

#[tokio::test]
async fn names_are_unique_and_passwords_are_checked() {
    let site = Site::new().await;
    site.account("Anna").await;
    let mut other = site.browser();
    let tries = [
        ("name", json!({ "name": "ANNA", "password": PASSWORD })),
        ("name", json!({ "name": "<script>", "password": PASSWORD })),
        ("password", json!({ "name": "Ben", "password": "short" })),
        ("password", json!({ "name": "Ben", "password": "password1" })),
    ];
    for (code, wish) in tries {
        assert_eq!(other.post("/api/register", &wish).await.fault(), code, "{wish}");
    }
    assert_eq!(other.post("/api/guest", &json!({ "name": "anna" })).await.fault(), "name");
    for wish in [
        json!({ "name": "Anna", "password": "wrong password" }),
        json!({ "name": "Nobody", "password": PASSWORD }),
    ] {
        let reply = other.post("/api/login", &wish).await;
        assert_eq!(
            (reply.status, reply.fault().as_str()),
            (StatusCode::UNAUTHORIZED, "wrong-password")
        );
    }
    assert_eq!(other.me().await.fault(), "signed-out");
}

#[tokio::test]
async fn logging_out_ends_one_session_and_everywhere_ends_all() {
    let site = Site::new().await;
    let mut here = site.account("Anna").await;
    let mut there = site.browser();
    let wish = json!({ "name": "Anna", "password": PASSWORD });
    there.post("/api/login", &wish).await.ok();
    let kept = there.clone();
    there.post("/api/logout", &json!({})).await.ok();
    assert!(there.cookie.is_none());
    assert_eq!(Browser { ..kept }.me().await.fault(), "signed-out");
    assert!(here.me().await.status.is_success());
    there.post("/api/login", &wish).await.ok();
    here.clone().post("/api/logout-everywhere", &json!({})).await.ok();
    assert_eq!(here.me().await.fault(), "signed-out");
    assert_eq!(there.me().await.fault(), "signed-out");
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    let site = Site::new().await;
    let mut here = site.account("Anna").await;
    let mut there = site.browser();
    let wish = json!({ "name": "Anna", "password": PASSWORD });
    there.post("/api/login", &wish).await.ok();
    let wrong = json!({ "old": "not this one", "new": "another sofa" });
    assert_eq!(here.post("/api/password", &wrong).await.fault(), "wrong-password");
    let right = json!({ "old": PASSWORD, "new": "another sofa" });
    here.post("/api/password", &right).await.ok();
    assert!(here.me().await.status.is_success());
    assert_eq!(there.me().await.fault(), "signed-out");
    assert_eq!(there.post("/api/login", &wish).await.fault(), "wrong-password");
    let wish = json!({ "name": "Anna", "password": "another sofa" });
    there.post("/api/login", &wish).await.ok();
    let guest = json!({ "old": "", "new": "another sofa" });
    assert_eq!(site.guest().await.post("/api/password", &guest).await.fault(), "forbidden");
}

#[tokio::test]
async fn whoever_departs_leaves_tables_behind_and_no_name() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let id = anna.id().await;
    let wish = json!({ "game": "dreamworld", "players": 2, "visibility": "public" });
    let table = anna.post("/api/tables", &wish).await.ok();
    assert_eq!(anna.delete("/api/me", &json!({})).await.fault(), "wrong-password");
    anna.delete("/api/me", &json!({ "password": PASSWORD })).await.ok();
    assert_eq!(anna.me().await.fault(), "signed-out");
    let mut other = site.account("Anna").await;
    assert_ne!(other.id().await, id, "the name is free, the number is not");
    let lobby = other.get("/api/lobby").await.ok();
    assert_eq!(lobby["open"][0]["id"], table["id"]);
    let sitter = &lobby["open"][0]["seats"][0]["person"];
    assert_eq!((&sitter["id"], &sitter["name"]), (&json!(id), &json!("")));
    let gone = other.get(&format!("/api/people/{id}/tables")).await;
    assert_eq!(gone.fault(), "not-found");
}

fn bearer(path: &str, secret: &str) -> Request<Body> {
    let request = Request::builder().uri(path).header("authorization", format!("Bearer {secret}"));
    request.body(Body::empty()).expect("a request")
}

#[tokio::test]
async fn a_program_plays_by_a_token_under_its_own_name() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let token = anna.post("/api/tokens", &json!({ "name": "Annas Rechner" })).await.ok();
    let secret = token["secret"].as_str().expect("told once");
    let me = site.send(bearer("/api/me", secret)).await.ok();
    assert_eq!((&me["name"], &me["rank"]), (&json!("Annas Rechner"), &json!("bot")));
    let list = anna.get("/api/tokens").await;
    assert!(!list.text().contains(secret), "the secret is told once");
    assert_eq!(list.ok()[0], token["info"]);
    let twice = anna.post("/api/tokens", &json!({ "name": "annas rechner" })).await;
    assert_eq!(twice.fault(), "name");
    assert_eq!(site.send(bearer("/api/tokens", secret)).await.fault(), "forbidden");
    assert_eq!(site.send(bearer("/api/me", "wrong")).await.fault(), "signed-out");
    let path = format!("/api/tokens/{}", token["info"]["id"]);
    assert_eq!(site.guest().await.delete(&path, &json!({})).await.fault(), "not-found");
    anna.delete(&path, &json!({})).await.ok();
    assert_eq!(site.send(bearer("/api/me", secret)).await.fault(), "signed-out");
}

#[tokio::test]
async fn no_secret_is_on_disk() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let token = anna.post("/api/tokens", &json!({ "name": "Rechner" })).await.ok();
    let cookie = anna.cookie.clone().expect("a cookie");
    let secrets = [
        PASSWORD.to_owned(),
        cookie.split_once('=').expect("a pair").1.to_owned(),
        token["secret"].as_str().expect("a secret").to_owned(),
    ];
    site.app.store.upkeep.close().await;
    for entry in std::fs::read_dir(site.folder.path()).expect("a folder").flatten() {
        let bytes = std::fs::read(entry.path()).expect("a file");
        for secret in &secrets {
            let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!found, "{} holds a secret", entry.path().display());
        }
    }
}

#[tokio::test]
async fn a_guest_has_no_programs() {
    let site = Site::new().await;
    let mut guest = site.guest().await;
    let wish = json!({ "name": "Rechner" });
    assert_eq!(guest.post("/api/tokens", &wish).await.fault(), "forbidden");
    assert_eq!(guest.get("/api/tokens").await.ok(), json!([]));
    guest.post("/api/register", &json!({ "name": "Anna", "password": PASSWORD })).await.ok();
    guest.post("/api/tokens", &wish).await.ok();
}
