use std::net::SocketAddr;
use std::time::Instant;

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use mittwoch_protocol::Fault;

use super::{App, Refused, RemoteAddress, cookie, headers, origin};
use crate::config::PublicUrl;
use crate::faults;
use crate::identity::Caller;

/// The outermost frame: every answer has the headers, and every fault is one of the protocol.
pub(super) async fn outside(State(app): State<App>, request: Request, next: Next) -> Response {
    let (method, start) = (request.method().clone(), Instant::now());
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let client = client(&app, &request);
    let mut response = worded(next.run(request).await);
    headers::set(response.headers_mut(), &client, &app);
    let (status, ms) = (response.status().as_u16(), start.elapsed().as_millis());
    let path = path.as_deref().unwrap_or("-");
    // The path is logged as a pattern: the id of a table is a secret of those who have the link.
    tracing::debug!(%method, path, status, ms, "request");
    response
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
    if let Err(fault) = admit(&app, &mut request).await {
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
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or([127, 0, 0, 1].into(), |info| info.0.ip());
    RemoteAddress::read(peer, request.headers(), &app.config.trusted)
}

async fn admit(app: &App, request: &mut Request) -> Result<(), Fault> {
    if app.stopping() {
        return Err(faults::STOPPING.into());
    }
    let client = client(app, request);
    app.rates.address(client.address)?;
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
