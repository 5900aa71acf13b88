//! The commands that were done: a resent one is acknowledged again and changes nothing.

use std::collections::BTreeMap;

use mittwoch_protocol::Acknowledged;

use crate::line::{DoneCommand, key_hash};
use crate::{CommandHash, TableResult, UserId, faults, no};

/// The first half of a SHA-256: enough to tell keys and commands apart.
type HalfHash = [u8; 16];

/// What is remembered of the commands that were done, by person and key.
#[derive(Default, Debug)]
pub(crate) struct DoneCommands(BTreeMap<(UserId, HalfHash), (u32, Option<HalfHash>)>);

impl DoneCommands {
    /// Remembers a command that a line tells of; one whose line is damaged is not remembered.
    pub(crate) fn insert(&mut self, done: &DoneCommand) {
        let digest = done.digest.as_deref().and_then(half);
        if let Some(key) = half(&done.key) {
            self.0.insert((done.by, key), (done.seq, digest));
        }
    }

    /// What was acknowledged under a key, which belongs to one command for ever.
    pub(crate) fn again(
        &self,
        by: UserId,
        key: &str,
        digest: &CommandHash,
    ) -> Option<TableResult<Acknowledged>> {
        let (seq, known) = self.0.get(&(by, key_hash(key)))?;
        if known.is_some_and(|known| known != digest[..16]) {
            return Some(no(faults::KEY_USED));
        }
        Some(Ok(Acknowledged { key: key.to_owned(), seq: *seq }))
    }
}

/// Sixteen bytes of hexadecimal digits.
fn half(text: &str) -> Option<HalfHash> {
    let number = u128::from_str_radix(text, 16).ok().filter(|_| text.len() == 32)?;
    Some(number.to_be_bytes())
}
