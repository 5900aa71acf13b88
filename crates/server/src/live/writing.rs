use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, close_code};
use futures_util::{Sink, SinkExt};
use mittwoch_protocol::ServerMessage;
use prometheus::IntCounter;
use tokio::sync::mpsc::Receiver;
use tokio::time::{interval, timeout};

use crate::table::{Subscription, wire};

/// How often a quiet client is asked whether it is there.
const PING: Duration = Duration::from_secs(20);

/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends what is heard and what was answered, until somebody does not want more.
pub(super) async fn write(
    mut sink: impl Sink<Message> + Unpin,
    mut listening: Subscription,
    mut answers: Receiver<ServerMessage>,
    sent: &IntCounter,
) {
    let mut ping = interval(PING);
    loop {
        let message = tokio::select! {
            // What happened comes before the answer to the command that made it happen.
            biased;
            heard = listening.next() => match heard {
                Some(text) => Message::Text(text),
                None => break,
            },
            Some(answer) = answers.recv() => {
                Message::Text(wire(&answer))
            }
            _ = ping.tick() => Message::Ping(Default::default()),
        };
        if !matches!(timeout(PATIENCE, sink.send(message)).await, Ok(Ok(()))) {
            return;
        }
        sent.inc();
    }
    let reason = "connect again".into();
    let close = CloseFrame { code: close_code::AWAY, reason };
    let _gone = timeout(PATIENCE, sink.send(Message::Close(Some(close)))).await;
}
