//! The component files as they are written, before anything is checked.

use mittwoch_kernel::{entries, files};
use serde::Deserialize;

use super::{Icon, Suit};

entries! {
    SuitEntry {}
    Deck { numbers: Span, icons: Vec<Icon>, copies: u8, removed_small: Vec<u8> }
    Client { suit: Suit }
    Corners { few: Corner, many: Corner }
    Freud { sun: Vec<Suit>, moon: Vec<Suit> }
    Tile { effect: Effect }
    Row { tokens: Vec<u8> }
    IdPattern { level: String, tokens: Vec<u8> }
    Professor { name: String }
    Players { count: u8, hand: u8, non_player: u8, spare: u8, corner: String }
}

files! {
    DreamCards { suit: Vec<SuitEntry>, deck: Deck }
    Clients { client: Vec<Client>, corner: Corners, freud: Freud }
    Tiles { tile: Vec<Tile> }
    Tokens { row: Vec<Row>, id_pattern: Vec<IdPattern> }
    Professors { professor: Vec<Professor> }
    Table { players: Vec<Players> }
    Span { lowest: u8, highest: u8 }
    Corner { sun: u8, moon: u8 }
}

/// An effect as written; which keys stand together says which kind it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Effect {
    pub(super) numbers: Option<Vec<u8>>,
    pub(super) icon: Option<Icon>,
    pub(super) add: Option<i8>,
    pub(super) other: Option<i8>,
    pub(super) farthest: Option<i8>,
    pub(super) closest: Option<i8>,
    pub(super) gap_at_most: Option<u8>,
    pub(super) skip: Option<u8>,
    pub(super) random: Option<When>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum When {
    Before,
    After,
}
