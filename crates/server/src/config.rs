//! What a server is started with.

use std::borrow::Cow;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::Uri;
use ipnet::IpNet;

use crate::node::NodePace;
use crate::pack::PackLimits;
use crate::store::{Ages, DatabaseUrl, StorePlace};
use crate::table::TablePolicy;

/// The files of a site: path without the leading slash, and contents; a file may have short forms
/// beside it, in Brotli (`<path>.br`) and in gzip (`<path>.gz`).
pub type Assets = fn(&str) -> Option<Cow<'static, [u8]>>;

/// All that a server needs to know before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; the loopback address unless somebody says otherwise.
    pub host: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// The data folder.
    pub data: PathBuf,
    /// The database, where it is not one of our own in the data folder.
    pub database: Option<DatabaseUrl>,
    /// The address under which people reach the server, if it is another.
    pub public_url: Option<PublicUrl>,
    /// The proxies whose `X-Forwarded-*` headers are believed.
    pub trusted: Vec<IpNet>,
    /// The site; none unless one is named.
    pub assets: Assets,
    /// Whether browsers may keep the page, so that it can be installed and opens off line.
    pub offline: bool,
    /// Limits on rate, size and time.
    pub limits: Limits,
    /// How tables behave where the rules leave it open.
    pub habits: TablePolicy,
    /// How long things are kept.
    pub ages: Ages,
    /// How often what has run out is forgotten.
    pub sweep_every: Duration,
    /// A folder with a folder for each pack that the host offers.
    pub packs: Option<PathBuf>,
    /// Where numbers about the server can be read; nowhere unless somebody says so.
    pub metrics: Option<SocketAddr>,
    /// Where other nodes reach this one, on a network of their own; port 0 takes a free one.
    pub node: SocketAddr,
    /// How it lives among other nodes.
    pub pace: NodePace,
}

impl Config {
    /// A server on the loopback address with a data folder.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            host: IpAddr::from([127, 0, 0, 1]),
            port: 0,
            data: data.into(),
            database: None,
            public_url: None,
            trusted: Vec::new(),
            assets: |_| None,
            offline: true,
            limits: Limits::default(),
            habits: TablePolicy::default(),
            ages: Ages::default(),
            sweep_every: Duration::from_secs(3600),
            packs: None,
            metrics: None,
            node: SocketAddr::from(([127, 0, 0, 1], 0)),
            pace: NodePace::default(),
        }
    }

    /// Where everything is kept.
    pub fn place(&self) -> StorePlace {
        match &self.database {
            Some(url) => StorePlace::Database(Box::new(url.clone())),
            None => StorePlace::Folder(self.data.clone()),
        }
    }
}

/// A web address without a path: scheme and authority.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    https: bool,
    authority: String,
}

impl PublicUrl {
    /// Whether it is reached by https, so that cookies are sent over nothing else.
    pub fn https(&self) -> bool {
        self.https
    }

    /// The value of `Origin` that belongs to it.
    pub fn origin(&self) -> String {
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }
}

/// A text that is no web address without a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAddress;

impl std::str::FromStr for PublicUrl {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<PublicUrl, NoAddress> {
        let uri: Uri = text.trim_end_matches('/').parse().map_err(|_| NoAddress)?;
        let authority = uri.authority().ok_or(NoAddress)?.as_str().to_lowercase();
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(NoAddress),
        };
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() || authority.contains('@') {
            return Err(NoAddress);
        }
        Ok(PublicUrl { https, authority })
    }
}

/// Reads an address or a network of trusted proxies.
pub fn trusted(text: &str) -> Option<IpNet> {
    text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))
}

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: NonZeroU32,
    /// A minute.
    pub per_minute: NonZeroU32,
}

impl Rate {
    /// A rate; nought counts as one.
    pub const fn new(burst: u32, per_minute: u32) -> Rate {
        const fn some(number: u32) -> NonZeroU32 {
            match NonZeroU32::new(number) {
                Some(number) => number,
                None => NonZeroU32::MIN,
            }
        }
        Rate { burst: some(burst), per_minute: some(per_minute) }
    }
}

/// Limits on rate, size and time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub address: Rate,
    /// Requests of one person.
    pub person: Rate,
    /// New guests, new accounts and sign-ins of one address.
    pub sign_in: Rate,
    /// Tries at the password of one name from one address, one known browser or one session.
    pub password: Rate,
    /// Tries at the password of one name from all that is not known, together.
    pub guesses: Rate,
    /// Tries at codes of one address.
    pub code: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Packs that one person wants to install.
    pub installs: Rate,
    /// How large packs may be, and how many there are.
    pub packs: PackLimits,
    /// How many open tables one person has made at once.
    pub open_tables: usize,
    /// How many of them were made from one address.
    pub open_tables_of_address: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How long a request may take.
    pub time: Duration,
    /// How many connections are open at once; fewer where the process may not have as many files.
    pub connections: usize,
    /// How many of them one address has, or one network of the longer addresses.
    pub connections_of_address: usize,
    /// How long the head of a request may take; also how long a connection waits for the next.
    pub head: Duration,
    /// How long a client may leave unread what it is sent.
    pub unread: Duration,
    /// How many passwords are hashed at once: each takes 19 MiB and a processor.
    pub hashing: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address: Rate::new(600, 3000),
            person: Rate::new(240, 1200),
            sign_in: Rate::new(30, 20),
            password: Rate::new(10, 2),
            guesses: Rate::new(40, 12),
            code: Rate::new(20, 20),
            tables: Rate::new(20, 10),
            installs: Rate::new(10, 6),
            packs: PackLimits::default(),
            open_tables: 10,
            open_tables_of_address: 30,
            body: 16 * 1024,
            time: Duration::from_secs(20),
            connections: 16_000,
            connections_of_address: 256,
            head: Duration::from_secs(20),
            unread: Duration::from_secs(20),
            hashing: 2,
        }
    }
}

impl Limits {
    /// Rates that nobody reaches, for load tests on one's own machine.
    pub fn unbounded_rates() -> Limits {
        let rate = Rate::new(u32::MAX / 64, u32::MAX / 64);
        Limits {
            address: rate,
            person: rate,
            sign_in: rate,
            password: rate,
            guesses: rate,
            code: rate,
            tables: rate,
            installs: rate,
            open_tables: usize::MAX,
            open_tables_of_address: usize::MAX,
            connections_of_address: usize::MAX,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_a_scheme_and_no_path() {
        let url: PublicUrl = "https://Play.example.org/".parse().expect("an address");
        assert!(url.https());
        assert_eq!(url.origin(), "https://play.example.org");
        let bad = ["play.example.org", "ftp://x.org", "https://x.org/games", "https://a@x.org", ""];
        for text in bad {
            assert!(text.parse::<PublicUrl>().is_err(), "{text} must be refused");
        }
    }

    #[test]
    fn proxies_are_addresses_or_networks() {
        assert!(trusted("10.0.0.0/8").expect("a network").contains(&IpAddr::from([10, 1, 2, 3])));
        assert!(trusted("::1").is_some() && trusted("127.0.0.1").is_some());
        assert!(trusted("localhost").is_none());
    }
}
