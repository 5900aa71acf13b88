use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, header};
use axum::response::AppendHeaders;
use mittwoch_kernel::Seat;
use mittwoch_protocol::{Course, Fault, Preview, Snapshot};
use serde::Deserialize;

use crate::faults;
use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::table::Angle;

#[derive(Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    from: u32,
}

pub(super) async fn snapshot(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Since { from }): Query<Since>,
    caller: Option<Caller>,
) -> Result<Json<Snapshot>, Refused> {
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.snapshot(&id, person.as_ref(), from).await?))
}

#[derive(Deserialize)]
pub(super) struct Intent {
    seq: u32,
    action: String,
}

pub(super) async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Intent { seq, action }): Query<Intent>,
    caller: Caller,
) -> Result<Json<Preview>, Refused> {
    Ok(Json(app.tables.preview(&id, &caller.person, seq, &action).await?))
}

#[derive(Deserialize)]
pub(super) struct Moment {
    answers: u32,
    /// A seat, or `open`; absent for the own view.
    seat: Option<String>,
}

/// Who may look from where is for the table to decide.
pub(super) async fn history(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Moment { answers, seat }): Query<Moment>,
    caller: Option<Caller>,
) -> Result<Json<Snapshot>, Refused> {
    let angle = angle(seat.as_deref())?;
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.history(&id, person.as_ref(), answers, angle).await?))
}

fn angle(seat: Option<&str>) -> Result<Angle, Fault> {
    let unknown = || Fault::from(faults::NO_SUCH_VIEW);
    match seat {
        None => Ok(Angle::Own),
        Some("open") => Ok(Angle::Open),
        Some(number) => number.parse().map(|seat| Angle::Seat(Seat(seat))).map_err(|_| unknown()),
    }
}

/// The course of the scores of a match that is over.
pub(super) async fn course(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Course>, Refused> {
    Ok(Json(app.tables.course(&id).await?))
}

type Lines = (AppendHeaders<[(HeaderName, String); 2]>, String);

/// The record as a file; there is one for others only once the match is over.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Lines, Refused> {
    let record = app.tables.record(&id).await?;
    let name: String = id.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    let file = format!("attachment; filename=\"mittwoch-{name}.jsonl\"");
    let kind = "application/jsonl; charset=utf-8".to_owned();
    let headers =
        AppendHeaders([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)]);
    Ok((headers, record))
}
