use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, header};
use axum::response::AppendHeaders;
use axum::routing::get;
use axum::{Json, Router};
use mittwoch_kernel::Seat;
use mittwoch_protocol::{Fault, Preview, ScoreHistory, Snapshot};
use serde::Deserialize;

use crate::faults;
use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::table::LookBack;

/// What can be asked of a match without changing it.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/tables/{id}/snapshot", get(snapshot))
        .route("/tables/{id}/preview", get(preview))
        .route("/tables/{id}/history", get(history))
        .route("/tables/{id}/course", get(course))
        .route("/tables/{id}/record", get(record))
}

#[derive(Deserialize)]
struct SinceQuery {
    #[serde(default)]
    from: u32,
}

async fn snapshot(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(SinceQuery { from }): Query<SinceQuery>,
    caller: Option<Caller>,
) -> Result<Json<Snapshot>, Refused> {
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.snapshot(&id, person.as_ref(), from).await?))
}

#[derive(Deserialize)]
struct IntentQuery {
    seq: u32,
    action: String,
}

async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(IntentQuery { seq, action }): Query<IntentQuery>,
    caller: Caller,
) -> Result<Json<Preview>, Refused> {
    Ok(Json(app.tables.preview(&id, &caller.person, seq, &action).await?))
}

#[derive(Deserialize)]
struct MomentQuery {
    answers: u32,
    /// A seat, or `open`; absent for the own view.
    seat: Option<String>,
}

/// Who may look from where is for the table to decide.
async fn history(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(MomentQuery { answers, seat }): Query<MomentQuery>,
    caller: Option<Caller>,
) -> Result<Json<Snapshot>, Refused> {
    let angle = angle(seat.as_deref())?;
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.history(&id, person.as_ref(), answers, angle).await?))
}

fn angle(seat: Option<&str>) -> Result<LookBack, Fault> {
    let unknown = || Fault::from(faults::NO_SUCH_VIEW);
    match seat {
        None => Ok(LookBack::Own),
        Some("open") => Ok(LookBack::Open),
        Some(number) => {
            number.parse().map(|seat| LookBack::Seat(Seat(seat))).map_err(|_| unknown())
        }
    }
}

/// The course of the scores of a match that is over.
async fn course(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<ScoreHistory>, Refused> {
    Ok(Json(app.tables.course(&id).await?))
}

type LinesQuery = (AppendHeaders<[(HeaderName, String); 2]>, String);

/// The record as a file; there is one for others only once the match is over.
async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<LinesQuery, Refused> {
    let record = app.tables.record(&id).await?;
    let name: String = id.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    let file = format!("attachment; filename=\"mittwoch-{name}.jsonl\"");
    let kind = "application/jsonl; charset=utf-8".to_owned();
    let headers =
        AppendHeaders([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)]);
    Ok((headers, record))
}
