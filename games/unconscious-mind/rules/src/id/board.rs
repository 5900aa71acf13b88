use mittwoch_kernel::{Bag, List};

use crate::component::Side;

/// What the solo game adds to the state; everybody sees all of it but the order of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdBoard {
    /// Where the compass arrow points (ID-3.4).
    pub compass: Side,
    /// The active notebook tiles, a bit for each cell.
    pub active: u16,
    /// The locked ideas on which a bright idea lies, a bit each from the left (ID-2.6).
    pub guards: u8,
    /// The meeting-table cards that may come.
    pub deck: Bag,
    /// Those that were turned.
    pub spent: Bag,
    /// The pairs of overlays from the top of their columns (ID-2.15).
    pub order: [u8; 4],
    /// The client under each routine overlay, then under each of their twins.
    pub covers: [Option<u8>; 8],
    /// The goals from the left (ID-2.2).
    pub goal_row: [u8; 7],
    /// The first clients from the left (ID-2.13).
    pub candidates: List<u8, 5>,
    /// The person's treatises from the left (ID-2.4).
    pub shelf: List<u8, 9>,
    /// The Id's research cards in play from the left (ID-3.7).
    pub row: List<u8, 36>,
    /// The room whose client gets the next box (ID-8.3).
    pub next_room: Option<u8>,
}

impl IdBoard {
    /// Whether the tile of a cell is active.
    #[inline]
    pub fn is_active(&self, cell: u8) -> bool {
        self.active >> cell & 1 != 0
    }

    /// How many of these cells have an active tile.
    #[inline]
    pub fn active_among(&self, cells: impl Iterator<Item = u8>) -> u8 {
        cells.filter(|cell| self.is_active(*cell)).count() as u8
    }

    /// The overlay on a client: routine ones 0 to 3, their twins 4 to 7.
    #[inline]
    pub fn overlay_on(&self, client: u8) -> Option<usize> {
        self.covers.iter().position(|covered| *covered == Some(client))
    }
}
