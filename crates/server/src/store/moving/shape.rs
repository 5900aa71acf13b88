//! The tables that both engines have, so that each row belongs to one that is there already.

use super::cell::MovedCell;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellKind {
    Number,
    /// A number in SQLite, a truth in PostgreSQL.
    Flag,
    Text,
    /// A document, whose text stays as it is.
    Json,
    Bytes,
    /// A text in SQLite, its bytes in PostgreSQL.
    Key,
}

/// A table: its name, how many of its first columns are its key, and its columns.
pub(super) struct TableShape {
    pub name: &'static str,
    pub key: usize,
    pub columns: &'static [(&'static str, CellKind)],
}

use CellKind::{Bytes, Flag, Json, Key, Number, Text};

const fn shape(
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, CellKind)],
) -> TableShape {
    TableShape { name, key, columns }
}

pub(super) static SHAPES: [TableShape; 15] = [
    shape(
        "people",
        1,
        &[
            ("id", Number),
            ("name", Text),
            ("folded", Text),
            ("rank", Text),
            ("password", Text),
            ("owner", Number),
            ("departed", Flag),
            ("made", Number),
            ("seen", Number),
            ("likeness", Text),
            ("small_likeness", Text),
        ],
    ),
    shape(
        "sessions",
        1,
        &[("hash", Bytes), ("person", Number), ("seen", Number), ("expires", Number)],
    ),
    shape(
        "tokens",
        1,
        &[("id", Number), ("owner", Number), ("person", Number), ("hash", Bytes), ("made", Number)],
    ),
    shape("packs", 1, &[("digest", Text), ("files", Text)]),
    shape(
        "installed",
        2,
        &[
            ("person", Number),
            ("digest", Text),
            ("game", Text),
            ("name", Text),
            ("original", Number),
            ("entries", Number),
            ("bytes", Number),
            ("made", Number),
        ],
    ),
    shape(
        "tables",
        1,
        &[
            ("id", Text),
            ("code", Text),
            ("stage", Text),
            ("public", Flag),
            ("free", Number),
            ("wish", Json),
            ("host", Number),
            ("made", Number),
            ("changed", Number),
            ("seed", Bytes),
            ("commitment", Text),
            ("pack", Text),
            ("version", Number),
            ("standing", Json),
            ("sealed", Json),
            ("chain", Bytes),
            ("digest", Bytes),
            ("table_chain", Bytes),
        ],
    ),
    shape("seated", 3, &[("person", Number), ("table_id", Text), ("seat", Number)]),
    shape("lines", 2, &[("table_id", Text), ("n", Number), ("text", Text)]),
    shape("table_lines", 2, &[("table_id", Text), ("n", Number), ("text", Text)]),
    shape(
        "done",
        3,
        &[
            ("table_id", Text),
            ("person", Number),
            ("key", Key),
            ("seq", Number),
            ("at", Number),
            ("digest", Bytes),
        ],
    ),
    shape(
        "chat",
        2,
        &[
            ("table_id", Text),
            ("n", Number),
            ("room", Text),
            ("person", Number),
            ("text", Text),
            ("at", Number),
            ("ready", Flag),
        ],
    ),
    shape("mutes", 2, &[("person", Number), ("other", Number)]),
    shape("reviews", 1, &[("table_id", Text), ("made", Number), ("text", Text)]),
    shape(
        "life",
        1,
        &[
            ("one", Number),
            ("believed", Number),
            ("clock", Number),
            ("steady", Number),
            ("lease", Number),
        ],
    ),
    shape("pulse", 1, &[("id", Number), ("beats", Number), ("seen", Number)]),
];

impl TableShape {
    /// The key of a row.
    pub(super) fn key_of(&self, row: &[MovedCell]) -> Vec<MovedCell> {
        row[..self.key].to_vec()
    }

    /// The names of the columns, each as a function writes it.
    pub(super) fn names(&self, write: impl Fn(&str, CellKind) -> String) -> String {
        let names = self.columns.iter().map(|(name, kind)| write(name, *kind));
        names.collect::<Vec<_>>().join(", ")
    }

    /// The names of the key.
    pub(super) fn key_names(&self) -> String {
        let names = self.columns[..self.key].iter().map(|(name, _)| *name);
        names.collect::<Vec<_>>().join(", ")
    }
}
