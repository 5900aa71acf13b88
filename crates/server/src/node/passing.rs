//! Passing requests on to the node that runs their table.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{OriginalUri, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use mittwoch_protocol::Fault;
use tokio::time::{Instant, sleep, timeout_at};

use super::{PassedOn, SharedNode, TablePlace, bridge, locked, peer};
use crate::faults;
use crate::http::{App, Refused, RemoteAddress, RequestId};
use crate::store::NodeInfo;

/// For how long a table is looked for that moves from node to node: longer than a node can be dead
/// without anybody knowing.
const PATIENCE: Duration = Duration::from_secs(10);

/// The first pause before it is looked for again, and the longest.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(400);

/// What concerns one connection alone.
const OF_ONE_CONNECTION: [HeaderName; 6] = [
    header::CONNECTION,
    header::CONTENT_LENGTH,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// What becomes of a request.
pub(crate) enum Passage {
    /// It is for this node.
    Here(Request),
    /// It was answered.
    Answered(Response),
}

/// Passes a request about a table on, if another node runs it; until it is found who does.
pub(crate) async fn pass_on(
    app: &App,
    client: &RemoteAddress,
    table: &str,
    request: Request,
) -> Passage {
    let Some(node) = app.tables.node().shared() else { return Passage::Here(request) };
    let place = node.place(table, false).await;
    if request.extensions().get::<PassedOn>().is_some() {
        return match place {
            Ok(TablePlace::Here) => Passage::Here(request),
            // Whoever has passed it on looks again.
            Ok(TablePlace::There(_)) | Err(_) => {
                Passage::Answered(StatusCode::MISDIRECTED_REQUEST.into_response())
            }
        };
    }
    match place {
        Ok(TablePlace::Here) => Passage::Here(request),
        Ok(TablePlace::There(holder)) => {
            let limit = app.config.limits.body;
            match Passing::new(client, request, limit).await {
                Ok(passing) => passing.look_for(node, table, holder).await,
                Err(fault) => Passage::Answered(Refused(fault).into_response()),
            }
        }
        Err(fault) => Passage::Answered(Refused(fault).into_response()),
    }
}

/// A request on its way, to be sent as often as needed.
struct Passing<'a> {
    client: &'a RemoteAddress,
    parts: Parts,
    body: Bytes,
    /// What becomes of the connection, if the answer changes what it is for.
    upgrade: Option<OnUpgrade>,
}

impl<'a> Passing<'a> {
    async fn new(
        client: &'a RemoteAddress,
        request: Request,
        limit: usize,
    ) -> Result<Passing<'a>, Fault> {
        let (mut parts, body) = request.into_parts();
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let body = to_bytes(body, limit).await.map_err(|_| faults::TOO_LARGE)?;
        Ok(Passing { client, parts, body, upgrade })
    }

    /// Asks one node after the other, until one runs the table or too much time has passed.
    async fn look_for(mut self, node: &SharedNode, table: &str, mut holder: NodeInfo) -> Passage {
        let (late, mut pause) = (Instant::now() + PATIENCE, PAUSE);
        while Instant::now() < late {
            if let Some(response) = self.ask(node, &holder, late).await {
                node.meter.passed_on.inc();
                return Passage::Answered(response);
            }
            locked(&node.leases).doubt(table, holder.id);
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
            match node.place(table, false).await {
                Ok(TablePlace::Here) => return Passage::Here(self.back()),
                Ok(TablePlace::There(next)) => holder = next,
                Err(fault) => return Passage::Answered(Refused(fault).into_response()),
            }
        }
        Passage::Answered(Refused::from(faults::TABLE_MOVES).into_response())
    }

    /// The answer of a node, if it runs the table and lives.
    async fn ask(
        &mut self,
        node: &SharedNode,
        holder: &NodeInfo,
        late: Instant,
    ) -> Option<Response> {
        let request = self.request(node, &holder.address)?;
        let answer = tokio::select! {
            biased;
            () = node.gone(holder.id) => return None,
            () = node.lost(*node.life.borrow()) => return None,
            answer = timeout_at(late, node.client.send(request)) => answer.ok()?,
        };
        let mut response = answer
            .inspect_err(|error| tracing::debug!(%error, "a node could not be reached"))
            .ok()?;
        let moves = [StatusCode::MISDIRECTED_REQUEST, StatusCode::SERVICE_UNAVAILABLE];
        if moves.contains(&response.status()) {
            return None;
        }
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            // A socket in memory has gone to the other node with the request.
            #[cfg(feature = "simulation")]
            if self.parts.extensions.get::<crate::simulation::SocketEnd>().is_some() {
                return Some(response);
            }
            let theirs = hyper::upgrade::on(&mut response);
            bridge::join(node, holder.id, self.upgrade.take()?, theirs);
        } else {
            without(response.headers_mut());
        }
        Some(response)
    }

    fn request(&self, node: &SharedNode, address: &str) -> Option<Request> {
        let path = self.parts.extensions.get::<OriginalUri>();
        let path = path.map_or(&self.parts.uri, |original| &original.0).path_and_query()?;
        let uri = Uri::builder().scheme("http").authority(address).path_and_query(path.clone());
        let mut headers = self.parts.headers.clone();
        peer::unproved(&mut headers);
        let kept = [header::CONNECTION, header::UPGRADE].map(|name| headers.remove(name));
        without(&mut headers);
        if self.upgrade.is_some() {
            for (name, value) in [header::CONNECTION, header::UPGRADE].into_iter().zip(kept) {
                value.map(|value| headers.insert(name, value));
            }
        }
        node.introduce(&mut headers, self.client);
        RequestId::carry(&self.parts.extensions, &mut headers);
        let mut request = Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.parts.method.clone();
        *request.uri_mut() = uri.build().ok()?;
        *request.headers_mut() = headers;
        #[cfg(feature = "simulation")]
        if let Some(end) = self.parts.extensions.get::<crate::simulation::SocketEnd>() {
            request.extensions_mut().insert(end.clone());
        }
        Some(request)
    }

    /// The request as it came.
    fn back(self) -> Request {
        let Passing { mut parts, body, upgrade, .. } = self;
        upgrade.map(|upgrade| parts.extensions.insert(upgrade));
        Request::from_parts(parts, Body::from(body))
    }
}

fn without(headers: &mut HeaderMap) {
    for name in OF_ONE_CONNECTION {
        headers.remove(name);
    }
}
