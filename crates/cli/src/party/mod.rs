//! One match and those who sit at it: people are asked, bots and forced answers go by themselves.

mod keeper;
mod local;

use std::path::{Path, PathBuf};

use mittwoch_kernel::{Pack, Phrase};
use mittwoch_match::{RecordFault, Title};
use serde::{Deserialize, Serialize};

use crate::edge;
use crate::pack_dir;
use crate::problem::Problem;
use crate::save::Saved;
use crate::speech;

pub(crate) use keeper::{now, person_of};
pub use local::LocalMatch;

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Who {
    /// A person at this terminal.
    Human,
    /// A bot, by name.
    Bot(String),
}

impl From<String> for Who {
    fn from(text: String) -> Who {
        if text == "human" { Who::Human } else { Who::Bot(text) }
    }
}

impl From<Who> for String {
    fn from(who: Who) -> String {
        match who {
            Who::Human => "human".to_owned(),
            Who::Bot(name) => name,
        }
    }
}

/// What is wrong with a file, in the words of whoever read it.
pub fn detail(path: &Path, what: &str) -> Problem {
    let phrase = Phrase::new("problem-file").word("path", &edge::path(path));
    Problem::Failure(phrase.word("detail", what.trim_end_matches('.')))
}

/// What is wrong with a record, and in which line.
pub fn record_fault(path: &Path, fault: &RecordFault) -> Problem {
    detail(path, &fault.to_string())
}

/// The game that a file is a record of.
pub fn title_of(path: &Path, saved: &Saved) -> Result<&'static dyn Title, Problem> {
    let wrong = |key: &str| Phrase::new(key).word("path", &edge::path(path));
    let key = saved.game().ok_or_else(|| Problem::Failure(wrong("problem-no-head")))?;
    let unknown = || Problem::Failure(wrong("problem-head-game").word("game", &key));
    mittwoch_games::title(&key).ok_or_else(unknown)
}

/// The components that the match of a file was played with: of one of the named folders, or else
/// of the program's own.
pub fn components(
    path: &Path,
    title: &dyn Title,
    saved: &Saved,
    named: &[PathBuf],
) -> Result<Pack, Problem> {
    let Some(digest) = saved.pack() else {
        // The record itself says what is wrong with its head.
        return pack_dir::pack(title, None);
    };
    for folder in named {
        if let Some(pack) = pack_dir::of_owner(title, &digest, folder)? {
            return Ok(pack);
        }
    }
    let own = || pack_dir::of_owner(title, &digest, saved.own_pack(path)?).ok().flatten();
    let other = || Phrase::new("problem-other-pack").word("path", &edge::path(path));
    let pack = pack_dir::of_match(title, &digest).or_else(own);
    pack.ok_or_else(|| Problem::Failure(other()))
}

/// Who sits where: what is named, then the usual bot; seat 0 is a person if nobody is named.
pub fn seats(title: &dyn Title, players: u8, named: &[Who]) -> Result<Vec<Who>, Problem> {
    if named.len() > usize::from(players) {
        let phrase = Phrase::new("problem-seats").number("named", named.len() as i64);
        return Err(Problem::Usage(phrase.number("players", players)));
    }
    for who in named {
        if let Who::Bot(name) = who {
            check_bot(title, name)?;
        }
    }
    let usual = Who::Bot(title.usual_bot().to_owned());
    let mut all = if named.is_empty() { vec![Who::Human] } else { named.to_vec() };
    all.resize(usize::from(players), usual);
    Ok(all)
}

/// Says no to a bot that the game does not have.
pub fn check_bot(title: &dyn Title, name: &str) -> Result<(), Problem> {
    if title.bots().contains(&name) {
        return Ok(());
    }
    let phrase = Phrase::new("problem-no-bot").word("game", title.about().key).word("name", name);
    Err(Problem::Usage(phrase.word("known", &title.bots().join(", "))))
}

/// With which pack a match is played, where that is not built in.
pub fn played(title: &dyn Title, pack: &Pack) -> Option<Phrase> {
    let digest = pack.digest();
    if title.pack_of(None, &digest).is_some() {
        return None;
    }
    let share = pack.originality();
    let name = pack.name().unwrap_or_else(|| digest.get(..8).unwrap_or(&digest));
    Some(speech::pack_played(name, share.original, share.entries))
}
