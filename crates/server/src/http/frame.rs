use std::net::{IpAddr, SocketAddr};

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, OriginalUri, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use mittwoch_protocol::Fault;
use tokio::time::Instant;
use tracing::Instrument;

use super::refused::RefusedCode;
use super::{App, Refused, RemoteAddress, cookie, headers, origin};
use crate::config::PublicUrl;
use crate::faults;
use crate::identity::Caller;
use crate::meter::MeteredRequest;
use crate::node::{Passage, PassedOn, pass_on};

/// The outermost frame: every request has a name in the log, every answer has the headers and is
/// counted, and every fault is one of the protocol.
pub(super) async fn outside(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let id = app.ids.name(request.headers(), is_believed(&app, &request));
    let span = tracing::info_span!("request", %id);
    request.extensions_mut().insert(id.clone());
    let mut response = framed(&app, request, next).instrument(span).await;
    id.write(response.headers_mut());
    response
}

async fn framed(app: &App, request: Request, next: Next) -> Response {
    let (method, start) = (request.method().clone(), Instant::now());
    let path = request.extensions().get::<MatchedPath>().cloned();
    let path = path.as_ref().map(MatchedPath::as_str);
    let client = client(app, &request);
    let mut response = worded(next.run(request).await);
    headers::set(response.headers_mut(), &client, app);
    if let Some(RefusedCode(code)) = response.extensions().get() {
        app.meter.refused(*code);
    }
    let took = start.elapsed();
    app.meter.answered(MeteredRequest::of(path), response.status(), took.as_secs_f64());
    let (status, ms, path) = (response.status().as_u16(), took.as_millis(), path.unwrap_or("-"));
    // The path is logged as a pattern: the id of a table is a secret of those who have the link.
    tracing::debug!(%method, path, status, ms, "request");
    response
}

/// Whether somebody brings a request who may say what it is called: another node, or a proxy that
/// is trusted.
fn is_believed(app: &App, request: &Request) -> bool {
    let peer = peer(request).to_canonical();
    request.extensions().get::<PassedOn>().is_some()
        || app.config.trusted.iter().any(|net| net.contains(&peer))
}

/// A refusal that no handler has worded gets the words of the protocol.
fn worded(response: Response) -> Response {
    let status = response.status();
    let json = HeaderValue::from_static("application/json");
    let own = response.headers().get(header::CONTENT_TYPE) == Some(&json);
    if own || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let kind = match status {
        StatusCode::NOT_FOUND => faults::NOT_FOUND,
        StatusCode::PAYLOAD_TOO_LARGE => faults::TOO_LARGE,
        StatusCode::UNAUTHORIZED => faults::SIGNED_OUT,
        StatusCode::FORBIDDEN => faults::NOT_ALLOWED,
        _ if status.is_client_error() => faults::UNREADABLE_REQUEST,
        _ => faults::INTERNAL,
    };
    let mut worded = Refused::from(kind).into_response();
    *worded.status_mut() = status;
    worded
}

/// What a panic of a handler looks like from outside.
pub(super) fn panicked(_: Box<dyn std::any::Any + Send>) -> Response<Body> {
    tracing::error!("a handler panicked");
    Refused::from(faults::INTERNAL).into_response()
}

/// The inner frame of everything below `/api`: limits, origin, identity, time.
pub(super) async fn inside(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let client = client(&app, &request);
    if let Err(fault) = welcome(&app, &client) {
        return Refused(fault).into_response();
    }
    if let Some(table) = table_elsewhere(&app, &request) {
        request = match pass_on(&app, &client, &table, request).await {
            Passage::Here(request) => request,
            Passage::Answered(response) => return uncached(response),
        };
    }
    if let Err(fault) = admit(&app, &mut request, client).await {
        return Refused(fault).into_response();
    }
    match tokio::time::timeout(app.config.limits.time, next.run(request)).await {
        Ok(response) => uncached(response),
        Err(_) => {
            let mut late = StatusCode::REQUEST_TIMEOUT.into_response();
            late.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            late
        }
    }
}

/// Answers belong to one person at one moment.
fn uncached(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Who sends a request, from where.
fn client(app: &App, request: &Request) -> RemoteAddress {
    if let Some(PassedOn(client)) = request.extensions().get() {
        return client.clone();
    }
    RemoteAddress::read(peer(request), request.headers(), &app.config.trusted)
}

/// The other side of the connection.
fn peer(request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or([127, 0, 0, 1].into(), |info| info.0.ip())
}

/// Whether anybody is let in now, and this address not too often.
fn welcome(app: &App, client: &RemoteAddress) -> Result<(), Fault> {
    if app.stopping() {
        return Err(faults::STOPPING.into());
    }
    if !app.tables.node().lives() {
        return Err(faults::NODE_LOST.into());
    }
    app.rates.address(client.address)
}

/// The table that a request is about, if there are other nodes that may run it.
fn table_elsewhere(app: &App, request: &Request) -> Option<String> {
    app.tables.node().shared()?;
    let pattern = request.extensions().get::<MatchedPath>()?.as_str();
    pattern.strip_prefix("/api/tables/{id}")?;
    let path = request.extensions().get::<OriginalUri>().map_or(request.uri(), |uri| &uri.0);
    let table = path.path().strip_prefix("/api/tables/")?.split('/').next()?;
    Some(table.to_owned())
}

async fn admit(app: &App, request: &mut Request, client: RemoteAddress) -> Result<(), Fault> {
    let public = app.config.public_url.as_ref();
    if origin::matters(request.method(), request.headers()) {
        origin::check(request.headers(), &client, public)?;
    }
    let caller = identify(app, request.headers(), app.secure(&client)).await?;
    if let Some(caller) = caller {
        app.rates.person(caller.person.id)?;
        request.extensions_mut().insert(caller);
    }
    request.extensions_mut().insert(client);
    Ok(())
}

/// A token counts before a cookie, and a wrong token is not nobody.
async fn identify(app: &App, headers: &HeaderMap, secure: bool) -> Result<Option<Caller>, Fault> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = token.ok_or(faults::UNKNOWN_TOKEN)?;
        let known = app.identity.by_token(token.trim()).await?;
        return Ok(Some(known.ok_or(faults::UNKNOWN_TOKEN)?));
    }
    match cookie::secret(headers, secure) {
        Some(secret) => app.identity.by_cookie(&secret).await,
        None => Ok(None),
    }
}

impl App {
    /// Whether the client is reached by https, so that its cookie travels over nothing else.
    pub fn secure(&self, client: &RemoteAddress) -> bool {
        client.https || self.config.public_url.as_ref().is_some_and(PublicUrl::https)
    }
}
