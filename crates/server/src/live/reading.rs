use std::time::Duration;

use axum::extract::ws::Message;
use futures_util::{Stream, StreamExt};
use mittwoch_protocol::{ClientMessage, Fault, ServerMessage};
use tokio::sync::mpsc::Sender;
use tokio::time::timeout;

use crate::faults;
use crate::http::App;
use crate::store::User;

/// After how long a client that says nothing, not even that it is there, is given up.
const SILENCE: Duration = Duration::from_secs(60);

/// How many messages that nobody understands are put up with.
const NONSENSE: u32 = 20;

/// What a client's commands need.
pub(super) struct Commands<'a> {
    pub app: &'a App,
    pub table: &'a str,
    pub person: Option<User>,
    pub answers: Sender<ServerMessage>,
}

/// Does what a client says until it leaves, falls silent or talks nonsense.
pub(super) async fn read(
    mut stream: impl Stream<Item = Result<Message, axum::Error>> + Unpin,
    commands: Commands<'_>,
) {
    let mut nonsense = 0;
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let answer = match message {
            Message::Text(text) => commands.done(&text).await,
            Message::Binary(_) => refused(None, faults::NOT_A_COMMAND),
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return,
        };
        let garbled = matches!(&answer, ServerMessage::Fault { key: None, .. });
        nonsense = if garbled { nonsense + 1 } else { 0 };
        if commands.answers.send(answer).await.is_err() || nonsense > NONSENSE {
            return;
        }
    }
}

impl Commands<'_> {
    async fn done(&self, text: &str) -> ServerMessage {
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            return refused(None, faults::NOT_A_COMMAND);
        };
        let key = message.key.clone();
        match self.command(message).await {
            Ok(done) => ServerMessage::Done { done },
            Err(fault) => {
                self.app.meter.refused(fault.code);
                refused(Some(key), fault)
            }
        }
    }

    async fn command(
        &self,
        message: ClientMessage,
    ) -> Result<mittwoch_protocol::Acknowledged, Fault> {
        let person = self.person.as_ref().ok_or(faults::SIGNED_OUT)?;
        self.app.rates.person(person.id)?;
        self.app.tables.command(self.table, person, message).await
    }
}

fn refused(key: Option<String>, fault: impl Into<Fault>) -> ServerMessage {
    ServerMessage::Fault { key, fault: fault.into() }
}
