//! The routes, by what they are about.

mod advice;
mod companion;
mod export;
mod games;
mod lists;
mod looking;
mod packs;
mod people;
mod sheets;
mod tables;
mod tokens;
mod well;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, any, delete, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use super::{App, frame, page};
use crate::{live, thinkers};

pub(crate) use well::keeper_router;

/// The same for other nodes, which say for whom they ask.
pub(crate) fn node_router(app: App) -> Router {
    let door = from_fn_with_state(app.clone(), crate::node::only_nodes);
    router(app).layer(door)
}

/// Everything that a server answers.
pub fn router(app: App) -> Router {
    let limit = DefaultBodyLimit::max(app.config.limits.body);
    let inside = from_fn_with_state(app.clone(), frame::inside);
    let api = Router::new()
        .merge(identity())
        .merge(packs(app.config.limits.packs.body))
        .merge(play())
        .merge(looking::routes())
        .merge(advice::routes())
        .merge(reading())
        .fallback(nothing)
        .layer(limit)
        .layer(inside)
        .layer(CatchPanicLayer::custom(frame::panicked));
    Router::new()
        .nest("/api", api)
        // With a token of its own kind, which is nobody's elsewhere.
        .route("/api/thinkers", any(thinkers::upgrade))
        .merge(well::routes())
        .fallback(page::site)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), frame::outside))
        .with_state(app)
}

async fn nothing() -> StatusCode {
    StatusCode::NOT_FOUND
}

fn identity() -> Router<App> {
    Router::new()
        .route("/me", get(people::me).delete(people::depart))
        .route("/me/export", get(export::export))
        .route("/me/name", post(people::rename))
        .route("/me/profile", get(people::profile))
        .route("/guest", post(people::guest))
        .route("/register", post(people::register))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/logout-everywhere", post(people::logout_everywhere))
        .route("/password", post(people::password))
        .route("/tokens", get(tokens::list).post(tokens::add))
        .route("/tokens/{id}", delete(tokens::remove))
}

/// A pack is longer than any other message.
fn packs(body: usize) -> Router<App> {
    let install = post(packs::install).layer(DefaultBodyLimit::max(body));
    Router::new()
        .route("/packs", get(packs::list).merge(install))
        .route("/packs/{digest}", delete(packs::remove))
}

fn play() -> Router<App> {
    Router::new()
        .route("/tables", post(tables::create))
        .route("/tables/mine", get(lists::mine))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/commands", post(tables::command))
        .route("/tables/{id}/live", any(live::upgrade))
        .route("/codes/{code}", get(tables::by_code))
}

/// The companion is told a whole game each time.
fn accompany() -> MethodRouter<App> {
    post(companion::answer).layer(DefaultBodyLimit::max(companion::LONGEST))
}

fn reading() -> Router<App> {
    Router::new()
        .route("/games", get(games::list))
        .route("/games/{key}/rules", get(games::rules))
        .route("/games/{key}/components", get(games::components))
        .route("/games/{key}/sheets/{digest}", get(sheets::sheet))
        .route("/games/{key}/companion", accompany())
        .route("/texts/{lang}", get(games::texts))
        .route("/lobby", get(lists::lobby))
        .route("/people/{id}/tables", get(lists::of_person))
}
