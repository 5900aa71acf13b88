//! Live play over WebSockets: whoever looks at a table hears of every change and can command.

mod door;
mod reading;
mod writing;

use std::pin::pin;

use axum::Extension;
use axum::extract::ws::Message;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{Sink, Stream, StreamExt};
use mittwoch_protocol::{Fault, ServerMessage};
use serde::Deserialize;
use tokio::sync::mpsc;

use self::door::SocketDoor;

use crate::faults;
use crate::http::{App, ConnectionPermit, Refused, RemoteAddress};
use crate::identity::{Caller, RevocationWatch};
use crate::store::User;
use crate::table::Subscription;

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
    Extension(client): Extension<RemoteAddress>,
    caller: Option<Caller>,
    door: SocketDoor,
) -> Result<Response, Refused> {
    let place = app.live.take(client.address).ok_or(faults::CONNECTIONS)?;
    let watch = watch(&app, caller.as_ref()).await?;
    let person = caller.map(|caller| caller.person);
    let listening = app.tables.listen(&id, person.as_ref(), from).await?;
    let opened = Opened { id, person, watch, listening, place };
    Ok(door.open(app, opened))
}

/// Watches over the credential of whoever connects; it may have ended since it was admitted.
async fn watch(app: &App, caller: Option<&Caller>) -> Result<Option<RevocationWatch>, Fault> {
    let Some(caller) = caller else { return Ok(None) };
    let watch = app.identity.watch(caller);
    if watch.holds().await? {
        return Ok(Some(watch));
    }
    Err(faults::SIGNED_OUT.into())
}

/// What a connection is opened with.
struct Opened {
    id: String,
    person: Option<User>,
    watch: Option<RevocationWatch>,
    listening: Subscription,
    place: ConnectionPermit,
}

/// One connection, until either side ends it or the credential behind it holds no more.
async fn connection<S>(app: App, opened: Opened, socket: S)
where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error>,
{
    let Opened { id, person, mut watch, listening, place: _held } = opened;
    let _open = app.tables.meter().socket();
    let (sink, stream) = socket.split();
    let (answers, given) = mpsc::channel::<ServerMessage>(ANSWERS);
    let commands = reading::Commands { app: &app, table: &id, person, answers };
    let mut writing = pin!(writing::write(sink, listening, given, &app.tables.meter().messages));
    let mut reading = pin!(reading::read(stream, commands));
    // Whichever ends first ends the others: a reader without a writer has nobody to answer to.
    loop {
        tokio::select! {
            // While it is looked at, nothing is done with what may have been taken away.
            biased;
            () = hint(&mut watch) => if !holds(&watch).await { return },
            () = &mut writing => return,
            () = &mut reading => return,
        }
    }
}

/// Waits for a reason to look at a credential; for ever where there is none.
async fn hint(watch: &mut Option<RevocationWatch>) {
    #[cfg(feature = "simulation")]
    if crate::simulation::has(crate::simulation::Flaw::DeafToRevocation) {
        return std::future::pending().await;
    }
    match watch {
        Some(watch) => watch.hint().await,
        None => std::future::pending().await,
    }
}

/// Whether a credential holds; where nobody can tell, it does not.
async fn holds(watch: &Option<RevocationWatch>) -> bool {
    match watch {
        Some(watch) => matches!(watch.holds().await, Ok(true)),
        None => true,
    }
}
