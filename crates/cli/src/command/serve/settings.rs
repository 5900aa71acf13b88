//! Settings from flags, environment and file: a flag counts before a variable, both before a file.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use mittwoch_kernel::Phrase;
use serde::Deserialize;

use crate::args::{LogForm, PlaceText, ServeArgs};
use crate::problem::Problem;

/// What the file may say, under the names of the flags.
#[derive(Deserialize, Default, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SettingsFile {
    data: Option<PathBuf>,
    database: Option<PlaceText>,
    node_address: Option<SocketAddr>,
    metrics_address: Option<SocketAddr>,
    host: Option<IpAddr>,
    port: Option<u16>,
    public_url: Option<String>,
    trust_proxy: Option<Vec<String>>,
    connections: Option<usize>,
    connections_per_address: Option<usize>,
    packs: Option<PathBuf>,
    open: Option<bool>,
    offline: Option<bool>,
    log: Option<LogForm>,
}

/// The names that a file may use.
const KEYS: [&str; 14] = [
    "data",
    "database",
    "node-address",
    "metrics-address",
    "host",
    "port",
    "public-url",
    "trust-proxy",
    "connections",
    "connections-per-address",
    "packs",
    "open",
    "offline",
    "log",
];

/// What was said, wherever it was said.
#[derive(Default, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) data: Option<PathBuf>,
    pub(super) database: Option<PlaceText>,
    pub(super) node_address: Option<SocketAddr>,
    pub(super) metrics_address: Option<SocketAddr>,
    pub(super) host: Option<IpAddr>,
    pub(super) port: Option<u16>,
    pub(super) public_url: Option<String>,
    pub(super) trust_proxy: Vec<String>,
    pub(super) connections: Option<usize>,
    pub(super) connections_per_address: Option<usize>,
    pub(super) packs: Option<PathBuf>,
    pub(super) open: bool,
    pub(super) offline: Option<bool>,
    pub(super) log: LogForm,
    pub(super) unlimited: bool,
}

impl Settings {
    /// Puts the file under what was said on the command line and in the environment.
    pub(super) fn gather(said: ServeArgs) -> Result<Settings, Problem> {
        let file = said.config.as_deref().map(read).transpose()?.unwrap_or_default();
        Ok(Settings {
            data: said.data.or(file.data),
            database: said.database.or(file.database),
            node_address: said.node_address.or(file.node_address),
            metrics_address: said.metrics_address.or(file.metrics_address),
            host: said.host.or(file.host),
            port: said.port.or(file.port),
            public_url: said.public_url.or(file.public_url),
            trust_proxy: said.trust_proxy.or(file.trust_proxy).unwrap_or_default(),
            connections: said.connections.or(file.connections),
            connections_per_address: said.connections_per_address.or(file.connections_per_address),
            packs: said.packs.or(file.packs),
            open: said.open.or(file.open).unwrap_or_default(),
            offline: said.offline.or(file.offline),
            log: said.log.or(file.log).unwrap_or_default(),
            unlimited: said.unlimited,
        })
    }
}

fn read(path: &Path) -> Result<SettingsFile, Problem> {
    let text =
        fs::read_to_string(path).map_err(|error| Problem::file("problem-read", path, &error))?;
    let named = crate::edge::path(path);
    let wrong = |error: &toml::de::Error| {
        let what = error.message().trim_end_matches('.').replace('\n', " ");
        Problem::Usage(Phrase::new("problem-file").word("path", &named).word("detail", &what))
    };
    let table: toml::Table = toml::from_str(&text).map_err(|error| wrong(&error))?;
    let unknown: Vec<_> = table.keys().filter(|key| !KEYS.contains(&key.as_str())).collect();
    if !unknown.is_empty() {
        let unknown = unknown.iter().map(|key| format!("'{key}'")).collect::<Vec<_>>().join(", ");
        let known = KEYS.join(", ");
        let phrase = Phrase::new("problem-unknown-keys").word("path", &named);
        return Err(Problem::Usage(phrase.word("unknown", &unknown).word("known", &known)));
    }
    // A relative folder in a file is meant from where the file lies.
    let mut file: SettingsFile = toml::from_str(&text).map_err(|error| wrong(&error))?;
    let from_there = |folder: PathBuf| match path.parent() {
        Some(home) => home.join(folder),
        None => folder,
    };
    file.data = file.data.map(from_there);
    file.packs = file.packs.map(from_there);
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Lang, Words};

    fn gather(text: &str, said: ServeArgs) -> Result<Settings, Problem> {
        let name = format!("mittwoch-settings-{}-{}.toml", std::process::id(), text.len());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text).expect("a file can be written");
        let gathered = Settings::gather(ServeArgs { config: Some(path.clone()), ..said });
        fs::remove_file(path).expect("it is there");
        gathered
    }

    #[test]
    fn what_is_said_counts_before_the_file() {
        let text = "connections = 9\nport = 1\nhost = \"0.0.0.0\"\n\
                    trust-proxy = [\"10.0.0.0/8\"]\ndata = \"d\"\n";
        let said = ServeArgs { port: Some(2), ..ServeArgs::default() };
        let settings = gather(text, said).expect("the file is sound");
        assert_eq!((settings.port, settings.trust_proxy.len()), (Some(2), 1));
        assert_eq!(settings.host, Some(IpAddr::from([0, 0, 0, 0])));
        assert_eq!((settings.connections, settings.connections_per_address), (Some(9), None));
        assert_eq!(settings.data, Some(std::env::temp_dir().join("d")));
    }

    #[test]
    fn every_unknown_key_is_named_and_a_wrong_value_too() {
        let unknown = gather("prot = 1\nporr = 2\n", ServeArgs::default()).expect_err("unknown");
        let text = unknown.told(&Words::new(Lang::En));
        assert!(text.contains("'porr', 'prot'") && text.contains("public-url"), "{text}");
        for wrong in ["port = \"x\"", "port = 70000", "host = \"nowhere\"", "port ="] {
            let fault = gather(wrong, ServeArgs::default()).expect_err("wrong");
            assert_eq!(
                (fault.code(), fault.told(&Words::new(Lang::En)).lines().count()),
                (2, 1),
                "{fault}"
            );
        }
    }
}
