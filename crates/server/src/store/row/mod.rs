//! Rows as every engine keeps them; their columns bear the same names.

mod chat;
mod pack;
mod person;
mod table;

pub(super) use chat::{ChatRow, phrase, room_text};
pub(super) use pack::{PackRow, pack_files, read_pack};
pub(super) use person::{Account, FoundSession, UserRow, rank_text};
pub(super) use table::{StoredRow, seed_of, tally};

use super::{CommandNote, DoneCommand, UserId};

/// A command as it was noted: its person, key, count of lines and digest.
pub(super) type DoneRow = (UserId, String, i64, Option<Vec<u8>>);

/// What is known of a command that was done.
pub(super) fn command_note((seq, digest): (i64, Option<Vec<u8>>)) -> CommandNote {
    let digest = digest.and_then(|digest| digest.try_into().ok());
    CommandNote { seq: number(seq), digest }
}

/// A command that was done, for the session that remembers it.
pub(super) fn done_command((person, key, seq, digest): DoneRow) -> DoneCommand {
    let digest = digest.and_then(|digest| digest.try_into().ok());
    DoneCommand::new(person, &key, number(seq), digest)
}

/// A count as the program has it; none is beyond.
pub(super) fn number(kept: i64) -> u32 {
    u32::try_from(kept).unwrap_or_default()
}
