use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use mittwoch_protocol::{Acknowledged, ClientMessage, Create, Fault, TableInfo};

use crate::faults;
use crate::http::{App, Refused, RemoteAddress, RequestId, Wire};
use crate::identity::Caller;
use crate::node::{Passage, pass_on};

pub(super) async fn create(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Caller,
    Wire(wish): Wire<Create>,
) -> Result<Json<TableInfo>, Refused> {
    app.rates.table(caller.person.id)?;
    let limits = &app.config.limits;
    let own = (caller.person.id, limits.open_tables);
    // Each node counts those that were made on it.
    let many = app.tables.node().many() as usize;
    let there = (client.address, (limits.open_tables_of_address / many).max(1));
    let turn = app.openings.turn(app.store.lobby.as_ref(), own, there).await?;
    let table = app.tables.create(&caller.person, wish).await?;
    turn.made(table.id.clone());
    Ok(Json(table))
}

pub(super) async fn info(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
) -> Result<Json<TableInfo>, Refused> {
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.info(&id, person.as_ref()).await?))
}

/// A code is short, so tries are counted. People write it in groups, and old ones in capitals.
pub(super) async fn by_code(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(client): Extension<RemoteAddress>,
    Extension(name): Extension<RequestId>,
    caller: Option<Caller>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.rates.code(client.address)?;
    let signs = code.chars().filter(char::is_ascii_alphanumeric);
    let code: String = signs.map(|sign| sign.to_ascii_lowercase()).collect();
    let row = app.store.lobby.table_by_code(&code).await?;
    let unknown = || Fault::from(faults::NO_CODE);
    let row = row.ok_or_else(unknown)?;
    if let Passage::Answered(response) = elsewhere(&app, (&client, name), &row.id, headers).await? {
        return Ok(response);
    }
    let person = caller.map(|caller| caller.person);
    Ok(Json(app.tables.info(&row.id, person.as_ref()).await?).into_response())
}

/// The look at a table, by the node that runs it.
async fn elsewhere(
    app: &App,
    (client, name): (&RemoteAddress, RequestId),
    table: &str,
    headers: HeaderMap,
) -> Result<Passage, Refused> {
    let mut look = Request::new(Body::empty());
    *look.uri_mut() = format!("/api/tables/{table}").parse().map_err(|_| faults::NO_TABLE)?;
    *look.headers_mut() = headers;
    look.extensions_mut().insert(name);
    Ok(pass_on(app, client, table, look).await)
}

pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Wire(message): Wire<ClientMessage>,
) -> Result<Json<Acknowledged>, Refused> {
    Ok(Json(app.tables.command(&id, &caller.person, message).await?))
}
