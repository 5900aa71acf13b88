use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use mittwoch_protocol::{Fault, VERSION};
use serde::Serialize;

use crate::faults;
use crate::http::{App, Refused};
use crate::meter;

/// The form of the page of numbers.
const NUMBERS: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What the keeper of a server is told, at an address of its own: people have no business there.
pub(crate) fn keeper_router(app: App) -> Router {
    routes().route("/metrics", get(metrics)).with_state(app)
}

/// How the server is, for whoever wants to know.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/health", get(health)).route("/ready", get(ready))
}

async fn metrics(State(app): State<App>) -> ([(HeaderName, HeaderValue); 1], String) {
    ([(header::CONTENT_TYPE, HeaderValue::from_static(NUMBERS))], meter::page(&app))
}

/// Whether the server is well.
#[derive(Serialize)]
struct Health {
    well: bool,
    protocol: u32,
    version: &'static str,
}

/// A server that cannot keep anything is not well, though it could still show what it has.
async fn health(State(app): State<App>) -> Result<Json<Health>, Response> {
    if app.stopping() {
        return Err(Refused::from(faults::STOPPING).into_response());
    }
    if !app.tables.node().lives() {
        return Err(Refused::from(faults::NODE_LOST).into_response());
    }
    if !app.pulse.well(app.store.upkeep.as_ref()).await {
        let what = Fault::from(faults::CANNOT_SAVE);
        return Err((StatusCode::SERVICE_UNAVAILABLE, Json(what)).into_response());
    }
    Ok(Json(Health { well: true, protocol: VERSION, version: env!("CARGO_PKG_VERSION") }))
}

/// Whether people should be sent here, and if not, what is missing.
#[derive(Serialize)]
struct Readiness {
    ready: bool,
    /// It lives among the nodes of its store, or is alone.
    joined: bool,
    /// The store takes what is written.
    store: bool,
    stopping: bool,
}

/// The same by parts, for programs that start and stop servers; the two never contradict each other.
async fn ready(State(app): State<App>) -> (StatusCode, Json<Readiness>) {
    let (stopping, joined) = (app.stopping(), app.tables.node().lives());
    let store = app.pulse.well(app.store.upkeep.as_ref()).await;
    let ready = joined && store && !stopping;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready, joined, store, stopping }))
}
