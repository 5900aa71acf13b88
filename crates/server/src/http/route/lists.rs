use axum::Json;
use axum::extract::{Path, State};
use mittwoch_protocol::{Lobby, TableLists, Visibility};

use crate::faults;
use crate::http::listing::lines;
use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::store::{TableRow, UserId};

/// How many tables a list has at most.
const MOST: u32 = 100;

pub(super) async fn lobby(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<Json<Lobby>, Refused> {
    let viewer = caller.map(|caller| caller.person.id);
    let (people, lobby) = (app.store.people.as_ref(), app.store.lobby.as_ref());
    let open = lines(people, lobby.open_tables(MOST).await?, viewer).await?;
    let running = lines(people, lobby.running_tables(MOST).await?, viewer).await?;
    Ok(Json(Lobby { open, running }))
}

pub(super) async fn mine(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<TableLists>, Refused> {
    let id = caller.person.id;
    lists(&app, id, Some(id)).await
}

/// Others see of a person's tables only what anybody can find.
pub(super) async fn of_person(
    State(app): State<App>,
    Path(id): Path<UserId>,
    caller: Option<Caller>,
) -> Result<Json<TableLists>, Refused> {
    let known = app.store.people.person(id).await?.filter(|person| !person.departed);
    if known.is_none() {
        return Err(faults::NO_PERSON.into());
    }
    lists(&app, id, caller.map(|caller| caller.person.id)).await
}

async fn lists(app: &App, id: UserId, viewer: Option<UserId>) -> Result<Json<TableLists>, Refused> {
    let shown = |row: &TableRow| {
        let sits =
            row.standing.seats.iter().any(|seat| viewer.is_some() && seat.person() == viewer);
        sits || row.create.visibility == Visibility::Public
    };
    let (people, lobby) = (app.store.people.as_ref(), app.store.lobby.as_ref());
    let mut running = lobby.tables_of(id, false, MOST).await?;
    let mut over = lobby.tables_of(id, true, MOST).await?;
    running.retain(shown);
    over.retain(shown);
    let running = lines(people, running, viewer).await?;
    let over = lines(people, over, viewer).await?;
    Ok(Json(TableLists { running, over }))
}
