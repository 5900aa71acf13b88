//! What a server says by itself: heard in a thread of its own, which reconnects as often as needed.

use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use mittwoch_protocol::ServerMessage;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

use super::client::ApiClient;
use crate::edge;

/// A line on which nothing is heard for so long is taken for dead.
const SILENCE: Duration = Duration::from_secs(75);
/// The first pause before connecting again, and the longest.
const PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// What comes over the line.
#[derive(Debug)]
pub(super) enum LiveNews {
    /// The line is up.
    Up,
    /// A message.
    Message(Box<ServerMessage>),
    /// The line is down; it is being tried again.
    Down,
    /// The server will not be heard again, and why.
    Refused(Phrase),
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Listens to a table, from a number of the log on.
pub(super) fn listen(client: ApiClient, table: &str, from: usize) -> Receiver<LiveNews> {
    let (sender, heard) = channel();
    let path = format!("/api/tables/{table}/live");
    let mut line = LiveSocket { client, path, from, sender };
    thread::spawn(move || line.hold());
    heard
}

struct LiveSocket {
    client: ApiClient,
    path: String,
    /// How much of the log has been heard.
    from: usize,
    sender: Sender<LiveNews>,
}

impl LiveSocket {
    /// Keeps the line up until nobody listens or the server says no.
    fn hold(&mut self) {
        let mut pause = PAUSE;
        loop {
            match self.connect() {
                Ok(socket) => {
                    pause = PAUSE;
                    if self.sender.send(LiveNews::Up).is_err() || self.hear(socket).is_err() {
                        return;
                    }
                }
                Err(Error::Http(response)) if response.status().is_client_error() => {
                    let status = i64::from(response.status().as_u16());
                    let why = Phrase::new("problem-refused").number("status", status);
                    let _ = self.sender.send(LiveNews::Refused(why));
                    return;
                }
                Err(_) => {}
            }
            if self.sender.send(LiveNews::Down).is_err() {
                return;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    fn connect(&self) -> Result<Socket, Error> {
        let address = self.client.live_address(&format!("{}?from={}", self.path, self.from));
        let mut request = address.into_client_request()?;
        for (name, value) in self.client.headers() {
            let value = HeaderValue::from_str(&value).map_err(|_| Error::Utf8(name.to_owned()))?;
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        let (socket, _) = tungstenite::connect(request)?;
        let plain = match socket.get_ref() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(stream.get_ref()),
            _ => None,
        };
        plain.map_or(Ok(()), |stream| stream.set_read_timeout(Some(SILENCE)))?;
        Ok(socket)
    }

    /// Hands messages on until the line breaks; an error if nobody listens any more.
    fn hear(&mut self, mut socket: Socket) -> Result<(), ()> {
        while let Ok(message) = socket.read() {
            let Message::Text(text) = message else { continue };
            // A message of a newer server that is not understood here is no reason to leave.
            let Ok(message) = edge::parsed::<ServerMessage>(&text) else { continue };
            if let ServerMessage::Match { snapshot } = &message {
                self.from = snapshot.log.from as usize + snapshot.log.told.len();
            }
            self.sender.send(LiveNews::Message(Box::new(message))).map_err(|_| ())?;
        }
        Ok(())
    }
}
