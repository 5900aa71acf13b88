//! The channel of the thinkers: `/api/thinkers`, a WebSocket with a token that the host has issued.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::extract::{ConnectInfo, State, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use futures_util::StreamExt;
use mittwoch_protocol::{Fault, THINKERS_VERSION, ThinkerHears, ThinkerPlays, ThinkerSays};
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, Interval, interval, timeout};

use super::{OutsideThinkers, ThinkerLine};
use crate::faults;
use crate::http::{App, ConnectionPermit, Refused, RemoteAddress};
use crate::thinkers::ThinkerList;

/// How long a thinker may take to say what it plays.
const HELLO: Duration = Duration::from_secs(10);

/// How often a quiet thinker is asked whether it is there.
const PING: Duration = Duration::from_secs(20);

/// After how long one that says nothing, not even that it is there, is given up.
const SILENCE: Duration = Duration::from_secs(60);

/// How long it may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often it is looked whether the host still lets it in.
const RECHECK: Duration = Duration::from_secs(1);

/// How many messages that answer nothing are put up with; one is forgiven every second.
const NONSENSE: u32 = 20;

/// How many games a thinker can name.
const GAMES: usize = 64;

/// Opens the connection of a thinker.
pub async fn upgrade(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Result<Response, Refused> {
    if app.stopping() {
        return Err(faults::STOPPING.into());
    }
    let client = RemoteAddress::read(peer.ip(), &headers, &app.config.trusted);
    app.rates.address(client.address)?;
    let list = ThinkerList::of(&app.config.data);
    let token = token(&headers).ok_or(faults::UNKNOWN_TOKEN)?.to_owned();
    let name = named(&list, &token).ok_or(faults::UNKNOWN_TOKEN)?;
    let place = app.live.take(client.address).ok_or(faults::CONNECTIONS)?;
    let limit = app.config.limits.body;
    let ws = ws.max_message_size(limit).max_frame_size(limit);
    let thinker = Thinker { list, token, name, place };
    Ok(ws.on_upgrade(move |socket| {
        connection(app.tables.thinkers().outside.clone(), thinker, socket)
    }))
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

/// The thinker with a token; where nobody can tell, there is none.
fn named(list: &ThinkerList, token: &str) -> Option<String> {
    list.named(token).unwrap_or_else(|error| {
        tracing::error!(%error, "no thinker is let in");
        None
    })
}

/// Who connects, and by what right.
struct Thinker {
    list: ThinkerList,
    token: String,
    name: String,
    place: ConnectionPermit,
}

impl Thinker {
    fn holds(&self) -> bool {
        named(&self.list, &self.token).as_deref() == Some(&self.name)
    }
}

/// One connection, until either side ends it or the host takes the token away.
async fn connection(outside: OutsideThinkers, thinker: Thinker, mut socket: WebSocket) {
    let hello = ThinkerHears::Hello { version: THINKERS_VERSION, name: thinker.name.clone() };
    if !say(&mut socket, &hello).await {
        return;
    }
    let said = timeout(HELLO, greeting(&mut socket)).await;
    let (plays, at_once) = match said {
        Ok(Ok(said)) => said,
        Ok(Err(fault)) => return refuse(socket, fault).await,
        Err(_) => return,
    };
    let (line, heard) = outside.connect(&thinker.name, plays, at_once);
    tracing::info!(thinker = thinker.name, "a thinker has come");
    let mut talk =
        Talk { socket, line: &line, outside: &outside, nonsense: 0, said: Instant::now() };
    talk.go_on(heard, &thinker).await;
    outside.disconnect(&line);
    tracing::info!(thinker = thinker.name, "a thinker has gone");
    drop(thinker.place);
}

/// What a thinker plays, which is the first thing that it says.
async fn greeting(socket: &mut WebSocket) -> Result<(Vec<ThinkerPlays>, u16), Fault> {
    while let Some(Ok(message)) = socket.recv().await {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) | Message::Close(_) => break,
        };
        return match serde_json::from_str(&text) {
            Ok(ThinkerSays::Hello { version: THINKERS_VERSION, plays, at_once })
                if plays.len() <= GAMES =>
            {
                Ok((plays, at_once))
            }
            _ => Err(faults::NOT_PROTOCOL.word("detail", "hello")),
        };
    }
    Err(faults::NOT_A_COMMAND.into())
}

async fn say(socket: &mut WebSocket, what: &ThinkerHears) -> bool {
    let text = serde_json::to_string(what).unwrap_or_default();
    let sent = timeout(PATIENCE, socket.send(Message::Text(Utf8Bytes::from(text)))).await;
    matches!(sent, Ok(Ok(())))
}

async fn refuse(mut socket: WebSocket, fault: Fault) {
    say(&mut socket, &ThinkerHears::Fault { question: None, fault }).await;
    let close = CloseFrame { code: close_code::PROTOCOL, reason: "no hello".into() };
    let _gone = timeout(PATIENCE, socket.send(Message::Close(Some(close)))).await;
}

/// A connection on which questions are asked.
struct Talk<'a> {
    socket: WebSocket,
    line: &'a Arc<ThinkerLine>,
    outside: &'a OutsideThinkers,
    nonsense: u32,
    /// When the thinker last said anything.
    said: Instant,
}

impl Talk<'_> {
    async fn go_on(&mut self, mut heard: Receiver<ThinkerHears>, thinker: &Thinker) {
        let (mut ping, mut recheck): (Interval, Interval) = (interval(PING), interval(RECHECK));
        loop {
            let on = tokio::select! {
                biased;
                _ = recheck.tick() => self.may_stay(thinker),
                message = self.socket.next() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(_)) | None => false,
                },
                Some(what) = heard.recv() => say(&mut self.socket, &what).await,
                _ = ping.tick() => {
                    let ping = self.socket.send(Message::Ping(Default::default()));
                    matches!(timeout(PATIENCE, ping).await, Ok(Ok(())))
                }
            };
            if !on {
                break;
            }
        }
        let close = CloseFrame { code: close_code::AWAY, reason: "connect again".into() };
        let _gone = timeout(PATIENCE, self.socket.send(Message::Close(Some(close)))).await;
    }

    /// Whether the host still lets the thinker in, no other has come under its name, and it shows
    /// signs of life.
    fn may_stay(&mut self, thinker: &Thinker) -> bool {
        self.nonsense = self.nonsense.saturating_sub(1);
        let alive = self.said.elapsed() < SILENCE;
        alive && self.outside.is_current(self.line) && thinker.holds()
    }

    /// Takes what a thinker says; whether the connection goes on.
    async fn hear(&mut self, message: Message) -> bool {
        self.said = Instant::now();
        let (question, fault) = match message {
            Message::Text(text) => match self.taken(&text) {
                Ok(()) => return true,
                Err(refused) => refused,
            },
            Message::Binary(_) => (None, faults::NOT_A_COMMAND.into()),
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
        };
        self.nonsense += 1;
        let told = say(&mut self.socket, &ThinkerHears::Fault { question, fault }).await;
        told && self.nonsense <= NONSENSE
    }

    fn taken(&self, text: &str) -> Result<(), (Option<u32>, Fault)> {
        match serde_json::from_str(text) {
            Ok(ThinkerSays::Answer { question, action }) => {
                self.line.answer(question, &action).map_err(|fault| (Some(question), fault))
            }
            Ok(ThinkerSays::Hello { .. }) | Err(_) => Err((None, faults::NOT_A_COMMAND.into())),
        }
    }
}
