//! The thinkers that the host of a server has let in: a small file in the data folder.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use mittwoch_kernel::{Phrase, hex};
use serde::{Deserialize, Serialize};

use crate::{clock, secret};

/// The file in the data folder.
const FILE: &str = "thinkers.json";

/// How long a name can be.
const LONGEST: usize = 24;

/// A thinker that may connect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KnownThinker {
    /// The name under which it plays.
    pub name: String,
    /// The hash of its token, in hexadecimal: all that is kept of it.
    pub hash: String,
    /// When it was let in, in seconds since 1970.
    pub made: i64,
}

/// Why the list of thinkers was not read or changed.
#[derive(Debug, thiserror::Error)]
pub enum ThinkerListFault {
    /// It cannot be called so.
    #[error("a thinker cannot be called so")]
    Name,
    /// Another is called so.
    #[error("another thinker is called so")]
    Taken,
    /// The file cannot be used.
    #[error("the list of thinkers cannot be used: {0}")]
    Unusable(#[from] io::Error),
}

impl ThinkerListFault {
    /// The keys of what is said of them.
    pub const KEYS: [&str; 3] = ["thinkers-name", "thinkers-taken", "thinkers-unusable"];

    /// What the host is told of it.
    pub fn phrase(&self) -> Phrase {
        match self {
            ThinkerListFault::Name => Phrase::new("thinkers-name").number("most", LONGEST as i64),
            ThinkerListFault::Taken => Phrase::new("thinkers-taken"),
            ThinkerListFault::Unusable(error) => {
                Phrase::new("thinkers-unusable").word("cause", &error.to_string())
            }
        }
    }
}

/// The list of the thinkers of a data folder; it is read anew each time, for the host may change it
/// while the server runs.
#[derive(Clone, Debug)]
pub struct ThinkerList(PathBuf);

impl ThinkerList {
    /// The list of a data folder.
    pub fn of(data: &Path) -> ThinkerList {
        ThinkerList(data.join(FILE))
    }

    /// Everyone on it.
    pub fn all(&self) -> Result<Vec<KnownThinker>, ThinkerListFault> {
        match fs::read(&self.0) {
            Ok(text) => Ok(serde_json::from_slice(&text).map_err(io::Error::from)?),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error.into()),
        }
    }

    /// The name of the thinker with this token.
    pub fn named(&self, token: &str) -> Result<Option<String>, ThinkerListFault> {
        let hash = hex(&secret::hash(token));
        let known = self.all()?.into_iter().find(|known| known.hash == hash);
        Ok(known.map(|known| known.name))
    }

    /// Lets a thinker in; its token is told once and never again.
    pub fn add(&self, name: &str) -> Result<String, ThinkerListFault> {
        if !sound(name) {
            return Err(ThinkerListFault::Name);
        }
        let mut all = self.all()?;
        if all.iter().any(|known| known.name == name) {
            return Err(ThinkerListFault::Taken);
        }
        let token = secret::token();
        let hash = hex(&secret::hash(&token));
        all.push(KnownThinker { name: name.to_owned(), hash, made: clock::now() });
        self.write(&all)?;
        Ok(token)
    }

    /// Takes a thinker off the list; whether it was on it. A server that runs lets it go.
    pub fn remove(&self, name: &str) -> Result<bool, ThinkerListFault> {
        let mut all = self.all()?;
        let before = all.len();
        all.retain(|known| known.name != name);
        if all.len() == before {
            return Ok(false);
        }
        self.write(&all)?;
        Ok(true)
    }

    /// Writes the whole list beside the old one, which it then replaces: nobody reads half of it.
    fn write(&self, all: &[KnownThinker]) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = self.0.with_extension("json.new");
        let mut open = fs::OpenOptions::new();
        open.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
        let mut file = open.open(&beside)?;
        file.write_all(&serde_json::to_vec_pretty(all)?)?;
        file.sync_all()?;
        fs::rename(&beside, &self.0)
    }
}

/// Small letters, digits and hyphens: nobody mistakes such a name for a person's.
fn sound(name: &str) -> bool {
    let sign = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
    (2..=LONGEST).contains(&name.len())
        && name.bytes().all(sign)
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && !name.ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_told_once_and_holds_until_the_name_is_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = ThinkerList::of(folder.path());
        assert!(list.all().expect("read").is_empty());
        let token = list.add("deep-couch").expect("added");
        let other = list.add("other").expect("added");
        assert_eq!(list.named(&token).expect("read").as_deref(), Some("deep-couch"));
        assert_eq!(list.named("wrong").expect("read"), None);
        let text = fs::read_to_string(folder.path().join(FILE)).expect("read");
        assert!(!text.contains(&token) && !text.contains(&other), "only hashes are kept");
        assert!(matches!(list.add("other"), Err(ThinkerListFault::Taken)));
        assert!(list.remove("deep-couch").expect("removed"));
        assert!(!list.remove("deep-couch").expect("removed"));
        assert_eq!(list.named(&token).expect("read"), None);
        assert_eq!(list.named(&other).expect("read").as_deref(), Some("other"));
    }

    #[test]
    fn names_are_plain() {
        for name in ["", "a", "Anna", "-x", "x-", "a b", "zoé", "9lives", &"x".repeat(25)] {
            assert!(!sound(name), "{name}");
        }
        assert!(["ab", "deep-couch", "x9"].into_iter().all(sound));
    }

    #[test]
    fn a_damaged_list_lets_nobody_in() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(FILE), "{").expect("written");
        let list = ThinkerList::of(folder.path());
        assert!(matches!(list.named("x"), Err(ThinkerListFault::Unusable(_))));
        assert!(matches!(list.add("other"), Err(ThinkerListFault::Unusable(_))));
    }
}
