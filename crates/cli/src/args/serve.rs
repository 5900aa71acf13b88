//! What the server can be told: each by a flag, a variable of the environment, or a file.

use std::ffi::OsString;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::ValueEnum;
use clap::builder::BoolishValueParser;
use serde::Deserialize;

/// What `serve` is asked. What is absent here may stand in the file.
#[derive(clap::Args, Debug, Default, Clone, PartialEq, Eq)]
pub struct ServeArgs {
    /// The folder of the database; else the usual place of the operating system.
    #[arg(long, value_name = "DIR", env = "MITTWOCH_DATA")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead of one in the folder, such as
    /// postgres://name:password@host/database; several servers may share it.
    #[arg(long, value_name = "URL", env = "MITTWOCH_DATABASE", hide_env_values = true)]
    pub database: Option<PlaceText>,
    /// The address and port at which other servers of the same database reach this one, on a
    /// network of their own [default: 127.0.0.1 and any port, this machine alone].
    #[arg(long, value_name = "IP:PORT", env = "MITTWOCH_NODE_ADDRESS")]
    pub node_address: Option<SocketAddr>,
    /// The address and port at which numbers about the server are read, in the form of Prometheus;
    /// keep it private [default: nowhere].
    #[arg(long, value_name = "IP:PORT", env = "MITTWOCH_METRICS_ADDRESS")]
    pub metrics_address: Option<SocketAddr>,
    /// The address to listen at [default: 127.0.0.1, this machine alone].
    #[arg(long, value_name = "IP", env = "MITTWOCH_HOST")]
    pub host: Option<IpAddr>,
    /// The port to listen at; 0 takes any that is free [default: 7300].
    #[arg(long, value_name = "N", env = "MITTWOCH_PORT")]
    pub port: Option<u16>,
    /// The address under which people reach the server, where that is another one.
    #[arg(long, value_name = "URL", env = "MITTWOCH_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// The proxies, by address or network, that are believed when they say who asks.
    #[arg(long, value_name = "IP,…", env = "MITTWOCH_TRUST_PROXY", value_delimiter = ',')]
    pub trust_proxy: Option<Vec<String>>,
    /// How many connections are open at once at most [default: 16000].
    #[arg(long, value_name = "N", env = "MITTWOCH_CONNECTIONS")]
    pub connections: Option<usize>,
    /// How many of them one address has [default: 256].
    #[arg(long, value_name = "N", env = "MITTWOCH_CONNECTIONS_PER_ADDRESS")]
    pub connections_per_address: Option<usize>,
    /// A folder with a folder for each pack that is offered to everybody.
    #[arg(long, value_name = "DIR", env = "MITTWOCH_PACKS")]
    pub packs: Option<PathBuf>,
    /// Open the page in the browser.
    #[arg(long, env = "MITTWOCH_OPEN", value_parser = BoolishValueParser::new())]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "YES", hide_possible_values = true)]
    pub open: Option<bool>,
    /// Whether browsers may keep the page, so that it can be installed and opens off line; with
    /// `no` they forget what they kept [default: yes].
    #[arg(long, env = "MITTWOCH_OFFLINE", value_parser = BoolishValueParser::new())]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "YES", hide_possible_values = true)]
    pub offline: Option<bool>,
    /// The form of the log on standard error [default: text].
    #[arg(long, value_name = "FORM", env = "MITTWOCH_LOG")]
    pub log: Option<LogForm>,
    /// No limits on the rate of requests: for load tests, on the loopback address alone.
    #[arg(long, hide = true)]
    pub unlimited: bool,
    /// A TOML file with any of these settings, named as the flags are.
    #[arg(long, value_name = "FILE", env = "MITTWOCH_CONFIG")]
    pub config: Option<PathBuf>,
}

/// Where data lie, as it was typed; it may hold a password and is shown nowhere.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub struct PlaceText(pub String);

impl From<String> for PlaceText {
    fn from(text: String) -> PlaceText {
        PlaceText(text)
    }
}

impl std::fmt::Debug for PlaceText {
    fn fmt(&self, form: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        form.write_str("…")
    }
}

/// How a server keeps its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
    /// None.
    None,
}

/// What `backup` is asked.
#[derive(clap::Args, Debug)]
pub struct BackupArgs {
    /// The new file.
    pub file: PathBuf,
    /// The folder of the database; else the usual place of the operating system.
    #[arg(long, value_name = "DIR", env = "MITTWOCH_DATA")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database, of which this program makes no copy.
    #[arg(long, hide = true, env = "MITTWOCH_DATABASE", hide_env_values = true)]
    pub database: Option<PlaceText>,
}

/// What `migrate` is asked.
#[derive(clap::Args, Debug)]
pub struct MigrateArgs {
    /// Where the data lie: a data folder, or postgres://name:password@host/database.
    #[arg(long, value_name = "FOLDER|URL", env = "MITTWOCH_FROM", hide_env_values = true)]
    pub from: PlaceText,
    /// Where they are to lie: an empty one of either kind.
    #[arg(long, value_name = "FOLDER|URL", env = "MITTWOCH_TO", hide_env_values = true)]
    pub to: PlaceText,
}

/// What `packs` is asked.
#[derive(clap::Args, Debug)]
pub struct PacksArgs {
    /// The folder of the database; else the usual place of the operating system.
    #[arg(long, value_name = "DIR", env = "MITTWOCH_DATA", global = true)]
    pub data: Option<PathBuf>,
    /// The PostgreSQL database, where the data lie in one.
    #[arg(long, value_name = "URL", env = "MITTWOCH_DATABASE", hide_env_values = true)]
    #[arg(global = true)]
    pub database: Option<PlaceText>,
    /// What to do with them.
    #[command(subcommand)]
    pub command: PacksCommand,
}

/// What can be done with installed packs.
#[derive(clap::Subcommand, Debug)]
pub enum PacksCommand {
    /// List them with their owners.
    List,
    /// Take one away from everybody; matches that play with it go on.
    Remove {
        /// Its digest, or the first eight digits or more.
        digest: String,
    },
}

/// What the thinkers outside of a server are asked for.
#[derive(clap::Args, Debug)]
pub struct ThinkersArgs {
    /// The folder of the database; else the usual place of the operating system.
    #[arg(long, value_name = "DIR", env = "MITTWOCH_DATA", global = true)]
    pub data: Option<PathBuf>,
    /// What to do with them.
    #[command(subcommand)]
    pub command: ThinkersCommand,
}

/// What can be done with thinkers.
#[derive(clap::Subcommand, Debug)]
pub enum ThinkersCommand {
    /// Let one in and print its token, which is told only once.
    Add {
        /// Its name at tables: small letters, digits and hyphens.
        name: String,
    },
    /// List those that are let in.
    List,
    /// Take one off the list; a server that runs lets it go at once.
    Remove {
        /// Its name.
        name: String,
    },
}

/// The same arguments with `serve` written out where only flags of the server are named.
#[cfg(feature = "server")]
pub(super) fn spelled_out(mut args: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(arg) = args.get(at).and_then(|arg| arg.to_str()) {
        match arg {
            "--lang" => at += 2,
            arg if arg.starts_with("--lang=") => at += 1,
            "-h" | "--help" | "-V" | "--version" => return args,
            arg if arg.starts_with('-') => {
                args.insert(at, "serve".into());
                return args;
            }
            _ => return args,
        }
    }
    args
}

/// Where there is no server, nothing is left out.
#[cfg(not(feature = "server"))]
pub(super) fn spelled_out(args: Vec<OsString>) -> Vec<OsString> {
    args
}

#[cfg(all(test, feature = "server"))]
mod tests {
    use super::*;

    fn said(args: &[&str]) -> Vec<String> {
        let args = spelled_out(args.iter().map(OsString::from).collect());
        args.into_iter().map(|arg| arg.into_string().expect("plain")).collect()
    }

    #[test]
    fn flags_alone_mean_the_server() {
        assert_eq!(said(&["m", "--port", "1"]), ["m", "serve", "--port", "1"]);
        assert_eq!(
            said(&["m", "--lang", "fr", "--open"]),
            ["m", "--lang", "fr", "serve", "--open"]
        );
        for plain in [&["m"][..], &["m", "games", "--json"], &["m", "--lang=pl"], &["m", "-h"]] {
            assert_eq!(said(plain), plain);
        }
    }
}
