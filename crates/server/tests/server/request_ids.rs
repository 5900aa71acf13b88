//! What requests are called, in answers and in logs.

use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::Value;
use tracing::subscriber::DefaultGuard;

use super::helper::Site;

/// The log of a test, as JSON.
#[derive(Clone, Default)]
pub(crate) struct TestLog(Arc<Mutex<Vec<u8>>>);

impl Write for TestLog {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("one thread").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl TestLog {
    /// Keeps the log of this thread from now on.
    pub(crate) fn keep() -> (TestLog, DefaultGuard) {
        let log = TestLog::default();
        let writer = log.clone();
        let kept = tracing_subscriber::fmt()
            .json()
            .with_max_level(tracing::Level::DEBUG)
            .with_writer(move || writer.clone())
            .finish();
        let kept = tracing::subscriber::set_default(kept);
        // Another test may just be meeting an event for the first time, with nobody who listens.
        tracing::callsite::rebuild_interest_cache();
        (log, kept)
    }

    /// The lines of ours that belong to a request.
    pub(crate) fn of(&self, id: &str) -> Vec<String> {
        let log = self.0.lock().expect("one thread").clone();
        let lines = String::from_utf8(log).expect("text");
        let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let ours = |line: &Value| {
            line["target"].as_str().is_some_and(|target| target.starts_with("mittwoch"))
        };
        let own = lines.filter(ours).filter(|line| {
            line["spans"].as_array().is_some_and(|spans| spans.iter().any(|span| span["id"] == id))
        });
        own.map(|line| line["fields"]["message"].as_str().unwrap_or_default().to_owned()).collect()
    }
}

/// What a request is called in its answer that comes from an address with a name.
async fn named(site: &Site, peer: [u8; 4], brought: &str) -> String {
    let mut request = Request::get("/api/lobby").header("x-request-id", brought);
    let peer = std::net::SocketAddr::from((peer, 1));
    request.extensions_mut().expect("sound").insert(ConnectInfo(peer));
    let reply = site.send(request.body(Body::empty()).expect("a request")).await;
    let name = reply.headers.get("x-request-id").expect("a name");
    name.to_str().expect("text").to_owned()
}

#[tokio::test]
async fn a_trusted_proxy_names_requests_and_nobody_else_does() {
    let site = Site::with(|config| {
        config.trusted = vec!["10.0.0.0/8".parse().expect("a network")];
    })
    .await;
    assert_eq!(named(&site, [10, 0, 0, 1], "from-the-proxy_1.2").await, "from-the-proxy_1.2");
    let made = named(&site, [192, 0, 2, 1], "from-a-stranger").await;
    assert_ne!(made, "from-a-stranger");
    assert_ne!(named(&site, [10, 0, 0, 1], "two words").await, "two words");
    assert_ne!(named(&site, [192, 0, 2, 1], "from-a-stranger").await, made, "each has its own");
}

#[tokio::test]
async fn every_line_of_the_log_of_a_request_has_its_name() {
    let (log, _kept) = TestLog::keep();
    let site = Site::new().await;
    let mut guest = site.guest().await;
    let reply = guest.get("/api/tables/mine").await;
    let id = reply.headers["x-request-id"].to_str().expect("text").to_owned();
    assert_eq!(log.of(&id), ["request"]);
    // A file of the page and a fault have one as well.
    for path in ["/nothing", "/api/tables/nothing"] {
        assert!(site.browser().get(path).await.headers.contains_key("x-request-id"), "{path}");
    }
}
