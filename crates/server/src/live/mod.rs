//! Live play over WebSockets: whoever looks at a table hears of every change and can command.

mod reading;
mod writing;

use axum::extract::ws::WebSocket;
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::response::Response;
use futures_util::StreamExt;
use mittwoch_protocol::ServerMessage;
use serde::Deserialize;
use tokio::sync::mpsc;

use crate::http::{App, Refused};
use crate::identity::Caller;
use crate::store::Person;
use crate::table::Listening;

/// How many answers to commands wait for a slow client.
const ANSWERS: usize = 16;

/// From where a client has heard already.
#[derive(Deserialize)]
pub struct Since {
    /// The number of the first thing in the log that it has not heard.
    #[serde(default)]
    from: u32,
}

/// Opens the live connection of a table.
pub async fn upgrade(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Since { from }): Query<Since>,
    caller: Option<Caller>,
    ws: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let person = caller.map(|caller| caller.person);
    let listening = app.tables.listen(&id, person.as_ref(), from).await?;
    let limit = app.config.limits.body;
    let ws = ws.max_message_size(limit).max_frame_size(limit);
    Ok(ws.on_upgrade(move |socket| connection(app, id, person, listening, socket)))
}

/// One connection, until either side ends it.
async fn connection(
    app: App,
    id: String,
    person: Option<Person>,
    listening: Listening,
    socket: WebSocket,
) {
    let (sink, stream) = socket.split();
    let (answers, given) = mpsc::channel::<ServerMessage>(ANSWERS);
    let signed_out = app.until_signed_out(person.as_ref().map(|person| person.id));
    let commands = reading::Commands { app: &app, table: &id, person, answers };
    // Whichever ends first ends the other: a reader without a writer has nobody to answer to.
    tokio::select! {
        () = writing::write(sink, listening, given) => {}
        () = reading::read(stream, commands) => {}
        () = signed_out => {}
    }
}
