//! The lines of a table: what happened at it beside its match, one JSON object a line.

use mittwoch_kernel::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::document::TableState;
use crate::fact::TableFact;
use crate::{CommandEntry, CommandHash, UserId};

/// The version of the form of the lines.
const VERSION: u8 = 1;

/// One line of a table: when, by which command, and what is different from then on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FactLine {
    /// The version of its form.
    v: u8,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The command that was done by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<DoneCommand>,
    /// The whole table: in the first line, and where one from an earlier program is taken up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood: Option<TableState>,
    /// What is different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<TableFact>,
}

/// A line that cannot be read, or does not follow from those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactFault {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// What is wrong with it, for a log.
    pub what: String,
}

impl FactLine {
    /// The first line of a table.
    pub fn first(at: i64, stood: TableState) -> FactLine {
        FactLine { v: VERSION, at, done: None, stood: Some(stood), facts: Vec::new() }
    }

    /// The line of a step.
    pub(crate) fn step(at: i64, done: Option<DoneCommand>, facts: Vec<TableFact>) -> FactLine {
        FactLine { v: VERSION, at, done, stood: None, facts }
    }

    /// Whether it says nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.done.is_none() && self.stood.is_none() && self.facts.is_empty()
    }

    /// As it is kept.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("every line of a table is JSON")
    }

    fn read(text: &str) -> Result<FactLine, String> {
        let line: FactLine = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match line.v {
            VERSION => Ok(line),
            version => Err(format!("version {version} is not known here")),
        }
    }
}

/// A command that was done, as lines say it: by whom, and what tells it from any other.
///
/// Its key is kept as a digest: people choose keys, and lines are for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DoneCommand {
    /// Who sent it.
    pub by: UserId,
    /// The first half of the SHA-256 of its key, in hexadecimal digits.
    pub key: String,
    /// How many records the match had then.
    pub seq: u32,
    /// The first half of its SHA-256, in hexadecimal digits; marks of earlier servers have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl DoneCommand {
    /// What is kept of a command.
    pub fn new(by: UserId, key: &str, seq: u32, digest: Option<CommandHash>) -> DoneCommand {
        let digest = digest.map(|digest| hex(&digest[..16]));
        DoneCommand { by, key: hex(&key_hash(key)), seq, digest }
    }
}

impl From<&CommandEntry> for DoneCommand {
    fn from(entry: &CommandEntry) -> DoneCommand {
        let CommandEntry { person, acknowledged, digest } = entry;
        DoneCommand::new(*person, &acknowledged.key, acknowledged.seq, Some(*digest))
    }
}

/// What is kept of a key.
pub(crate) fn key_hash(key: &str) -> [u8; 16] {
    let whole: [u8; 32] = Sha256::digest(key).into();
    let mut half = [0; 16];
    half.copy_from_slice(&whole[..16]);
    half
}

/// All that the lines of a table say together.
pub fn fold_lines(lines: &[String]) -> Result<(TableState, Vec<DoneCommand>), FactFault> {
    let (mut state, mut done) = (None::<TableState>, Vec::new());
    for (text, number) in lines.iter().zip(1..) {
        let fault = |what: String| FactFault { line: number, what };
        let line = FactLine::read(text).map_err(fault)?;
        if let Some(stood) = line.stood {
            state = Some(stood);
        }
        let known = state.as_mut().ok_or_else(|| fault("it comes before the first".to_owned()))?;
        if !line.facts.into_iter().all(|fact| fact.apply(known)) {
            return Err(fault("it speaks of a seat that is not there".to_owned()));
        }
        done.extend(line.done);
    }
    let nothing = || FactFault { line: 0, what: "there is none".to_owned() };
    Ok((state.ok_or_else(nothing)?, done))
}
