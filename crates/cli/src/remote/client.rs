//! Requests to a server, and what it says no to.

use std::fmt::Write as _;
use std::thread;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use mittwoch_protocol::{
    Acknowledged, ClientMessage, Command, ComponentSheet, Fault, Snapshot, TableInfo,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tungstenite::http::{Response, Uri};
use ureq::{Agent, Body};

use crate::edge;
use crate::problem::{Problem, system};

/// The longest that one request may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a command is sent again when no answer came, each time after a longer pause.
const TRIES: u32 = 6;
/// The first of those pauses.
const PAUSE: Duration = Duration::from_millis(250);

/// Why a request brought nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestFault {
    /// The server says no.
    Fault(Box<Fault>),
    /// The server could not be reached or did not speak the protocol.
    Lost(Phrase),
}

impl From<RequestFault> for Problem {
    fn from(trouble: RequestFault) -> Problem {
        Problem::Failure(match trouble {
            RequestFault::Fault(fault) => fault.phrase,
            RequestFault::Lost(why) => why,
        })
    }
}

/// Who asks: the header that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Pass {
    Nobody,
    Cookie(String),
    Token(String),
}

/// A server, spoken to in the name of one person.
#[derive(Clone)]
pub struct ApiClient {
    agent: Agent,
    base: String,
    pub(super) pass: Pass,
}

impl ApiClient {
    /// A server by its address; nobody is signed in yet.
    pub fn new(url: &str) -> Result<ApiClient, Problem> {
        let wrong = || Problem::Usage(Phrase::new("problem-address").word("text", url));
        let uri: Uri = url.trim_end_matches('/').parse().map_err(|_| wrong())?;
        let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme));
        let (scheme, host) = (scheme.ok_or_else(wrong)?, uri.authority().ok_or_else(wrong)?);
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(wrong());
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .user_agent(concat!("mittwoch/", env!("CARGO_PKG_VERSION")))
            .build();
        let base = format!("{scheme}://{host}").to_lowercase();
        Ok(ApiClient { agent: Agent::new_with_config(config), base, pass: Pass::Nobody })
    }

    /// The same person at a server that has moved to another address.
    pub fn moved_to(&self, url: &str) -> ApiClient {
        ApiClient { base: url.trim_end_matches('/').to_lowercase(), ..self.clone() }
    }

    /// The address of the server.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The address of a WebSocket of the server.
    pub(super) fn live_address(&self, path: &str) -> String {
        let base = self.base.replacen("http", "ws", 1);
        format!("{base}{path}")
    }

    /// The headers that say who asks, and with a cookie also that no other site does.
    pub(super) fn headers(&self) -> Vec<(&'static str, String)> {
        match &self.pass {
            Pass::Nobody => Vec::new(),
            Pass::Cookie(cookie) => {
                vec![("cookie", cookie.clone()), ("origin", self.base.clone())]
            }
            Pass::Token(token) => vec![("authorization", format!("Bearer {token}"))],
        }
    }

    /// Asks for something.
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestFault> {
        self.read(self.fetch(path)?)
    }

    /// Asks for a text.
    pub fn text(&self, path: &str) -> Result<String, RequestFault> {
        let mut response = self.fetch(path)?;
        if response.status().is_success() {
            return response.body_mut().read_to_string().map_err(|error| self.lost(&error));
        }
        self.read(response)
    }

    fn fetch(&self, path: &str) -> Result<Response<Body>, RequestFault> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        request.call().map_err(|error| self.lost(&error))
    }

    /// Sends something.
    pub fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RequestFault> {
        self.read(self.send(path, body)?)
    }

    /// Sends something and gives the whole response.
    pub(super) fn send(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Response<Body>, RequestFault> {
        let mut request = self.agent.post(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        request.send_json(body).map_err(|error| self.lost(&error))
    }

    /// What a response holds: what was asked for, or a fault.
    pub(super) fn read<T: DeserializeOwned>(
        &self,
        mut response: Response<Body>,
    ) -> Result<T, RequestFault> {
        let well = response.status().is_success();
        let text = response.body_mut().read_to_string().map_err(|error| self.lost(&error))?;
        if well {
            return edge::parsed(&text).map_err(|_| self.foreign());
        }
        let fault = edge::parsed::<Fault>(&text).map_err(|_| self.foreign())?;
        Err(RequestFault::Fault(Box::new(fault)))
    }

    fn lost(&self, error: &ureq::Error) -> RequestFault {
        let text = error.to_string();
        let cause = system(text.strip_prefix("io: ").unwrap_or(&text));
        let phrase = Phrase::new("problem-unreachable").word("server", &self.base);
        RequestFault::Lost(phrase.word("cause", &cause))
    }

    fn foreign(&self) -> RequestFault {
        RequestFault::Lost(Phrase::new("problem-foreign").word("server", &self.base))
    }

    /// Gives a command at a table; it is done once however often it has to be sent.
    pub fn command(&self, table: &str, command: Command) -> Result<Acknowledged, RequestFault> {
        let message = ClientMessage { key: key(), command };
        let path = format!("/api/tables/{table}/commands");
        let mut pause = PAUSE;
        for _ in 1..TRIES {
            match self.post(&path, &message) {
                Err(RequestFault::Lost(_)) => thread::sleep(pause),
                done => return done,
            }
            pause *= 2;
        }
        self.post(&path, &message)
    }

    /// What is printed on the components of a table.
    pub fn sheet(&self, table: &TableInfo) -> Result<ComponentSheet, RequestFault> {
        let TableInfo { id, game, pack, rules, options, seats, pack_label, .. } = table;
        let mut path = format!("/api/games/{}/sheets/{}", escaped(game), escaped(pack));
        let _ = write!(path, "?rules={rules}&players={}", seats.len());
        for (key, value) in options {
            let _ = write!(path, "&{}={}", escaped(key), escaped(value));
        }
        if pack_label.is_some() {
            let _ = write!(path, "&table={}", escaped(id));
        }
        self.get(&path)
    }

    /// How a match stands, with what was told from a number on.
    pub fn snapshot(&self, table: &str, from: usize) -> Result<Snapshot, RequestFault> {
        self.get(&format!("/api/tables/{table}/snapshot?from={from}"))
    }
}

/// A key that no other command has.
fn key() -> String {
    let mut bytes = [0; 16];
    // Without randomness the time has to do: a key must differ from this person's others only.
    if getrandom::fill(&mut bytes).is_err() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        bytes = now.map_or(0, |now| now.as_nanos()).to_le_bytes();
    }
    hex(&bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A text as it may stand in an address.
pub(super) fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            byte if plain(byte) => out.push(char::from(byte)),
            byte => drop(write!(out, "%{byte:02X}")),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Lang, Words};

    #[test]
    fn an_address_is_taken_apart_or_refused() {
        let client = ApiClient::new("https://Example.org:8443/").expect("it is one");
        assert_eq!(client.base(), "https://example.org:8443");
        assert_eq!(client.live_address("/x"), "wss://example.org:8443/x");
        for wrong in ["", "example.org", "ftp://example.org", "http://", "http://a b", "http://a/b"]
        {
            assert!(matches!(ApiClient::new(wrong), Err(Problem::Usage(_))), "{wrong}");
        }
    }

    #[test]
    fn keys_differ_and_texts_are_escaped() {
        assert_ne!(key(), key());
        assert_eq!(escaped("play ä/1"), "play%20%C3%A4%2F1");
    }

    #[test]
    fn a_server_that_is_not_there_is_named() {
        let client = ApiClient::new("http://127.0.0.1:9").expect("it is an address");
        let Err(RequestFault::Lost(why)) = client.get::<u8>("/health") else {
            panic!("it is there")
        };
        let why = Words::new(Lang::En).phrase(&why);
        assert!(why.starts_with("The server http://127.0.0.1:9 cannot be reached"), "{why}");
    }
}
