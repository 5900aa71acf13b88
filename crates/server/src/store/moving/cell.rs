use sha2::{Digest, Sha256};

use super::shape::CellKind;

/// A value of a row, the same in every engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum MovedCell {
    None,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl MovedCell {
    /// A text as every engine can keep it: PostgreSQL knows no null byte, and nobody can read one.
    pub(super) fn text(kind: CellKind, text: Option<String>) -> MovedCell {
        match (kind, text) {
            (_, None) => MovedCell::None,
            (CellKind::Key, Some(text)) => MovedCell::Bytes(text.into_bytes()),
            (_, Some(text)) => MovedCell::Text(text.replace('\0', "\u{fffd}")),
        }
    }

    pub(super) fn number(&self) -> Option<i64> {
        match self {
            MovedCell::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn words(&self) -> Option<&str> {
        match self {
            MovedCell::Text(text) => Some(text),
            MovedCell::Bytes(bytes) => std::str::from_utf8(bytes).ok(),
            _ => None,
        }
    }

    pub(super) fn bytes(&self) -> Option<&[u8]> {
        match self {
            MovedCell::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// Adds a row to a digest; no two rows are mistaken for each other.
    pub(super) fn hash(row: &[MovedCell], hash: &mut Sha256) {
        for cell in row {
            let (mark, bytes) = match cell {
                MovedCell::None => (0u8, Vec::new()),
                MovedCell::Number(number) => (1, number.to_le_bytes().to_vec()),
                MovedCell::Text(text) => (2, text.as_bytes().to_vec()),
                MovedCell::Bytes(bytes) => (3, bytes.clone()),
            };
            hash.update([mark]);
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
    }
}
