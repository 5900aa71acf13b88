//! A server of one's own for a chore: the released program on the loopback address.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use mittwoch_protocol::{Acknowledged, ClientMessage, Create, Fault, Snapshot, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::{Agent, Body};

/// How the server says where it is.
const ADDRESS: &str = "Mittwoch is served at ";
/// The longest that one request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder on the disk that holds the sources, gone afterwards.
pub(crate) struct DataFolder(pub(crate) PathBuf);

impl DataFolder {
    /// A new folder; memory disguised as a disk would say nothing about durability.
    pub(crate) fn new(chore: &str) -> Result<DataFolder, String> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let target = target.unwrap_or_else(|| crate::shell::root().join("target"));
        let folder = target.join(format!("{chore}-{}", std::process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        Ok(DataFolder(folder))
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that runs, killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts the program on a folder, at any free port, without limits on the rate of requests.
    pub(crate) fn start(program: &Path, data: &Path) -> Result<Server, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--unlimited", "--log", "none", "--data"]).arg(data);
        Server::of(&mut command)
    }

    /// The same with the limits that a server has by default.
    pub(crate) fn limited(program: &Path, data: &Path) -> Result<Server, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--log", "none", "--data"]).arg(data);
        Server::of(&mut command)
    }

    /// What starts a node on a database, at any free port.
    pub(crate) fn node(program: &Path, data: &Path, database: &str) -> Command {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--node-address", "127.0.0.1:0"]);
        command.args(["--database", database, "--data"]).arg(data);
        command
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Starts a server by a command and waits until it says where it is.
    pub(crate) fn of(command: &mut Command) -> Result<Server, String> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the server could not be started: {error}"))?;
        let out = child.stdout.take().ok_or("the server says nothing")?;
        let mut first = String::new();
        let read = BufReader::new(out).read_line(&mut first);
        let address = first.trim().strip_prefix(ADDRESS).map(str::to_owned);
        match (read, address) {
            (Ok(_), Some(address)) => Ok(Server { child, address }),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("the server did not say where it is: {first}"))
            }
        }
    }

    /// Whether its process has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it as a power cut ends a process: at once, with nothing put in order.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// One person at a server.
#[derive(Clone)]
pub(crate) struct Guest {
    agent: Agent,
    base: String,
    pub(crate) cookie: String,
}

/// Why a request brought nothing.
#[derive(Debug)]
pub(crate) enum Missed {
    /// The server says no.
    Fault(Fault),
    /// No answer came.
    Lost(String),
}

impl std::fmt::Display for Missed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Missed::Fault(fault) => write!(f, "the server refused: {fault}"),
            Missed::Lost(why) => write!(f, "the server was lost: {why}"),
        }
    }
}

impl Guest {
    /// A new guest.
    pub(crate) fn enter(address: &str) -> Result<Guest, Missed> {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        let agent = Agent::new_with_config(config);
        let mut guest = Guest { agent, base: address.to_owned(), cookie: String::new() };
        let response = guest.send("/guest", &serde_json::json!({}))?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|text| text.split(';').next()).unwrap_or_default().to_owned();
        read::<serde_json::Value>(response)?;
        guest.cookie = cookie;
        Ok(guest)
    }

    /// The same person at the server after it was started again.
    pub(crate) fn at(&self, address: &str) -> Guest {
        Guest { base: address.to_owned(), ..self.clone() }
    }

    fn send(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<ureq::http::Response<Body>, Missed> {
        let mut request = self.agent.post(format!("{}/api{path}", self.base));
        if !self.cookie.is_empty() {
            request = request.header("cookie", &self.cookie).header("origin", &self.base);
        }
        request.send_json(body).map_err(|error| Missed::Lost(error.to_string()))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Missed> {
        let request = self.agent.get(format!("{}/api{path}", self.base));
        let request = request.header("cookie", &self.cookie);
        read(request.call().map_err(|error| Missed::Lost(error.to_string()))?)
    }

    /// Makes a table.
    pub(crate) fn create(&self, wish: &Create) -> Result<TableInfo, Missed> {
        read(self.send("/tables", wish)?)
    }

    /// Gives a command.
    pub(crate) fn command(&self, id: &str, it: &ClientMessage) -> Result<Acknowledged, Missed> {
        read(self.send(&format!("/tables/{id}/commands"), it)?)
    }

    /// Looks at a match.
    pub(crate) fn snapshot(&self, id: &str, from: usize) -> Result<Snapshot, Missed> {
        self.get(&format!("/tables/{id}/snapshot?from={from}"))
    }

    /// The record of a match that is over.
    pub(crate) fn record(&self, id: &str) -> Result<String, Missed> {
        let request = self.agent.get(format!("{}/api/tables/{id}/record", self.base));
        let response = request.header("cookie", &self.cookie).call();
        let mut response = response.map_err(|error| Missed::Lost(error.to_string()))?;
        let text = response.body_mut().read_to_string();
        text.map_err(|error| Missed::Lost(error.to_string()))
    }
}

fn read<T: DeserializeOwned>(mut response: ureq::http::Response<Body>) -> Result<T, Missed> {
    let well = response.status().is_success();
    let text = response.body_mut().read_to_string();
    let text = text.map_err(|error| Missed::Lost(error.to_string()))?;
    if well {
        return serde_json::from_str(&text).map_err(|error| Missed::Lost(error.to_string()));
    }
    let fault = serde_json::from_str(&text);
    Err(fault.map_or_else(|error| Missed::Lost(error.to_string()), Missed::Fault))
}

/// Numbers that look random and follow from a seed: moments and choices, nothing more.
pub(crate) struct Numbers(u64);

impl Numbers {
    /// From a seed, or from the time.
    pub(crate) fn new(seed: Option<u64>) -> Numbers {
        let now =
            || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |t| t.as_nanos() as u64);
        Numbers(seed.unwrap_or_else(now) | 1)
    }

    /// A number below a bound.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        // The step of Knuth's MMIX generator; its high bits are the good ones.
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// The value below which so many thousandths of sorted numbers lie.
pub(crate) fn quantile(sorted: &[f64], thousandths: usize) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get(last * thousandths / 1000).copied().unwrap_or_default()
}
