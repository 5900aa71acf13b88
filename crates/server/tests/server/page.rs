//! The site: its headers, its files, and whether the server is well.

use std::borrow::Cow;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use flate2::read::GzDecoder;
use mittwoch_server::store::FILE;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::helper::{Reply, Site};

const TEXT: &str = "Wednesday ";

static READ: AtomicUsize = AtomicUsize::new(0);

/// A long page that counts how often it is read.
fn assets(path: &str) -> Option<Cow<'static, [u8]>> {
    match path {
        "index.html" => {
            READ.fetch_add(1, Ordering::Relaxed);
            Some(TEXT.repeat(1000).into_bytes().into())
        }
        "part.js" | "font.woff2" | "icon.svg" | "assets/part-x1.js" => Some(Cow::Borrowed(b"part")),
        "twin.js" => Some(Cow::Borrowed(b"a long text")),
        "twin.js.br" => Some(Cow::Borrowed(b"short")),
        "twin.js.gz" => Some(Cow::Borrowed(b"shorter")),
        "sw.js" => Some(Cow::Borrowed(b"kept")),
        "noise.bin" => Some(Cow::Borrowed(&[7, 1, 200])),
        _ => None,
    }
}

async fn get(site: &Site, path: &str, headers: &[(&str, &str)]) -> Reply {
    let request = Request::builder().uri(path).header("host", "10.0.0.1:7300");
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    site.send(request.body(Body::empty()).expect("a request")).await
}

fn value(reply: &Reply, name: &str) -> String {
    let value = reply.headers.get(name).map(|value| value.to_str().expect("text"));
    value.unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_file_in_its_short_forms_goes_to_whoever_reads_them() {
    let site = Site::with(|config| config.assets = assets).await;
    let small = get(&site, "/twin.js", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!((small.text(), value(&small, "content-encoding")), ("short".into(), "br".into()));
    let zipped = get(&site, "/twin.js", &[("accept-encoding", "gzip")]).await;
    let told = (zipped.text(), value(&zipped, "content-encoding"));
    assert_eq!(told, ("shorter".into(), "gzip".into()));
    for none in [&[][..], &[("accept-encoding", "br;q=0")]] {
        let plain = get(&site, "/twin.js", none).await;
        let told = (plain.text(), value(&plain, "content-encoding"));
        assert_eq!(told, ("a long text".into(), String::new()));
        assert_ne!(value(&plain, "etag"), value(&small, "etag"));
    }
}

#[tokio::test]
async fn a_file_is_read_and_compressed_once() {
    let site = Site::with(|config| config.assets = assets).await;
    let zipped = [("accept-encoding", "br, gzip;q=0.8")];
    let first = get(&site, "/", &zipped).await;
    assert_eq!(value(&first, "content-encoding"), "gzip");
    assert!(value(&first, "vary").contains("accept-encoding"));
    let mut text = String::new();
    GzDecoder::new(first.body.as_slice()).read_to_string(&mut text).expect("gzip");
    assert_eq!(text, TEXT.repeat(1000));
    for path in ["/", "/table/some-table", "/index.html"] {
        assert_eq!(get(&site, path, &zipped).await.body, first.body, "{path}");
    }
    for none in [&[][..], &[("accept-encoding", "gzip;q=0")]] {
        let plain = get(&site, "/", none).await;
        assert_eq!(
            (plain.text(), value(&plain, "content-encoding")),
            (text.clone(), String::new())
        );
        assert_ne!(value(&plain, "etag"), value(&first, "etag"), "another form, another tag");
    }
    assert_eq!(READ.load(Ordering::Relaxed), 1);
    let tag = value(&first, "etag");
    let again = get(&site, "/", &[("accept-encoding", "gzip"), ("if-none-match", &tag)]).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let noise = get(&site, "/noise.bin", &zipped).await;
    assert_eq!(value(&noise, "content-encoding"), "");
    assert_eq!(noise.body, [7, 1, 200]);
    assert_eq!(get(&site, "/no.js", &zipped).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_others_out() {
    let site = Site::new().await;
    for path in ["/", "/api/games", "/api/nothing", "/health"] {
        let reply = get(&site, path, &[]).await;
        let policy = value(&reply, "content-security-policy");
        let own = "connect-src 'self' ws://10.0.0.1:7300 wss://10.0.0.1:7300;";
        assert!(policy.contains(own), "{path}: {policy}");
        assert_eq!(value(&reply, "cross-origin-resource-policy"), "same-origin", "{path}");
        assert!(value(&reply, "permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(value(&reply, "strict-transport-security"), "", "plain http: {path}");
    }
    let url = "https://play.example.org".parse().expect("an address");
    let site = Site::with(|config| config.public_url = Some(url)).await;
    let reply = get(&site, "/", &[]).await;
    assert!(value(&reply, "strict-transport-security").starts_with("max-age="));
    assert!(value(&reply, "content-security-policy").contains(" wss://play.example.org;"));
}

#[tokio::test]
async fn parts_of_the_page_do_without_what_pages_need() {
    let site = Site::with(|config| config.assets = assets).await;
    for (path, is_part) in [("/part.js", true), ("/font.woff2", true), ("/icon.svg", false)] {
        let reply = get(&site, path, &[]).await;
        assert_eq!(value(&reply, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(value(&reply, "cross-origin-resource-policy"), "same-origin", "{path}");
        for name in ["content-security-policy", "permissions-policy", "x-frame-options"] {
            assert_eq!(value(&reply, name).is_empty(), is_part, "{path}: {name}");
        }
    }
}

#[tokio::test]
async fn what_is_named_by_its_contents_is_kept_for_good_and_nothing_else() {
    let site = Site::with(|config| config.assets = assets).await;
    let kept = async |path| value(&get(&site, path, &[]).await, "cache-control");
    assert_eq!(kept("/assets/part-x1.js").await, "public, max-age=31536000, immutable");
    for path in ["/", "/sw.js", "/icon.svg", "/table/some-table", "/assets/nothing"] {
        assert_eq!(kept(path).await, "no-cache", "{path}");
    }
    assert_eq!(get(&site, "/assets/gone-x1.js", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_browsers_keep_for_use_off_line_can_be_switched_off() {
    let on = Site::with(|config| config.assets = assets).await;
    assert_eq!(get(&on, "/sw.js", &[]).await.text(), "kept");
    let off = Site::with(|config| {
        config.assets = assets;
        config.offline = false;
    });
    let off = off.await;
    let reply = get(&off, "/sw.js", &[]).await;
    assert_eq!((reply.status, value(&reply, "cache-control")), (StatusCode::OK, "no-cache".into()));
    assert!(value(&reply, "content-type").contains("javascript"));
    let text = reply.text();
    assert!(text.contains("unregister()") && text.contains("caches.delete"), "{text}");
    assert!(!text.contains("fetch"), "it answers nothing");
}

#[tokio::test]
async fn a_server_that_can_keep_nothing_is_not_well() {
    let site = Site::new().await;
    let file = SqliteConnectOptions::new().filename(site.folder.path().join(FILE));
    let mut db = file.connect().await.expect("a second connection");
    let full = "CREATE TRIGGER full BEFORE UPDATE ON pulse
        BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END";
    sqlx::query(full).execute(&mut db).await.expect("made");
    let sick = get(&site, "/health", &[]).await;
    assert_eq!((sick.status, sick.fault().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "internal"));
    assert!(!sick.text().contains("full"), "why is for the log alone");
    sqlx::query("DROP TRIGGER full").execute(&mut db).await.expect("dropped");
    let well = async {
        while get(&site, "/health", &[]).await.status != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), well).await.expect("it is well again");
    assert!(get(&site, "/health", &[]).await.headers.contains_key(header::CONTENT_TYPE));
}
