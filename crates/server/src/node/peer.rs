//! How nodes speak with each other: over a door of their own, with a secret that lies in the store.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use serde::{Deserialize, Serialize};

use super::{ServerNode, SharedNode};
use crate::http::{App, RemoteAddress};
use crate::secret;

/// What a node proves with that it is one.
const SECRET: HeaderName = HeaderName::from_static("x-mittwoch-node");

/// For whom it speaks.
const CLIENT: HeaderName = HeaderName::from_static("x-mittwoch-client");

/// How long another node may take to let one in.
const CONNECT: Duration = Duration::from_secs(1);

/// How long a connection is kept that nobody uses; the other side keeps it for longer.
const IDLE: Duration = Duration::from_secs(10);

/// Why another node did not answer.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct PeerSilence(String);

/// Requests to other nodes.
pub(super) struct PeerClient(Client<HttpConnector, Body>);

impl PeerClient {
    pub(super) fn new() -> PeerClient {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        let mut builder = Client::builder(TokioExecutor::new());
        builder.pool_timer(TokioTimer::new()).pool_idle_timeout(IDLE);
        PeerClient(builder.build(connector))
    }

    pub(super) async fn send(&self, request: Request) -> Result<Response, PeerSilence> {
        #[cfg(feature = "simulation")]
        let request = match crate::simulation::to_peer(request) {
            Ok(answer) => return answer.await.map_err(|error| PeerSilence(error.to_string())),
            Err(request) => *request,
        };
        let answer = self.0.request(request).await;
        answer.map(|answer| answer.map(Body::new)).map_err(|error| PeerSilence(error.to_string()))
    }
}

/// Marks a request that another node has passed on, with where it comes from.
#[derive(Clone)]
pub(crate) struct PassedOn(pub RemoteAddress);

/// Where a request comes from, as nodes tell each other.
#[derive(Serialize, Deserialize)]
struct PassedClient {
    address: IpAddr,
    https: bool,
    host: Option<String>,
}

impl SharedNode {
    /// Says who passes a request on, and for whom.
    pub(super) fn introduce(&self, headers: &mut HeaderMap, client: &RemoteAddress) {
        let RemoteAddress { address, https, host } = client.clone();
        let client = serde_json::to_vec(&PassedClient { address, https, host }).ok();
        let client = client.and_then(|client| HeaderValue::from_bytes(&client).ok());
        let secret = self.secret.get().and_then(|secret| HeaderValue::from_str(secret).ok());
        if let (Some(client), Some(secret)) = (client, secret) {
            headers.insert(CLIENT, client);
            headers.insert(SECRET, secret);
        }
    }

    /// For whom another node speaks, if it is one.
    fn introduced(&self, headers: &mut HeaderMap) -> Option<RemoteAddress> {
        let (secret, client) = (headers.remove(SECRET)?, headers.remove(CLIENT)?);
        // Hashes are compared, so that the time it takes tells nothing of the secret.
        let given = secret::hash(secret.to_str().ok()?);
        if given != secret::hash(self.secret.get()?) {
            return None;
        }
        let PassedClient { address, https, host } =
            serde_json::from_slice(client.as_bytes()).ok()?;
        Some(RemoteAddress { address, https, host })
    }
}

/// Takes away what only nodes say to each other.
pub(super) fn unproved(headers: &mut HeaderMap) {
    headers.remove(SECRET);
    headers.remove(CLIENT);
}

fn introduced(node: &ServerNode, headers: &mut HeaderMap) -> Option<RemoteAddress> {
    node.shared()?.introduced(headers)
}

/// The door for nodes: for nobody else there is anything behind it.
pub(crate) async fn only_nodes(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(client) = introduced(app.tables.node(), request.headers_mut()) else {
        tracing::warn!("somebody who is no node came to the door for nodes");
        return StatusCode::NOT_FOUND.into_response();
    };
    request.extensions_mut().insert(PassedOn(client));
    next.run(request).await
}
