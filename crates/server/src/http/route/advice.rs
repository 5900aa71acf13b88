use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use mittwoch_protocol::{Hint, ReviewState};
use serde::Deserialize;

use crate::http::{App, Refused};
use crate::identity::Caller;

/// What bots think of a question, and of a match that is over.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/tables/{id}/hint", get(hint)).route("/tables/{id}/review", get(review))
}

#[derive(Deserialize)]
struct HintQuery {
    seq: u32,
}

/// A hint for the seat of whoever asks, and for no other.
async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(HintQuery { seq }): Query<HintQuery>,
    caller: Caller,
) -> Result<Json<Hint>, Refused> {
    Ok(Json(app.tables.hint(&id, &caller.person, seq).await?))
}

/// How a match went, once it is over.
async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>, Refused> {
    Ok(Json(app.tables.review(&id).await?))
}
