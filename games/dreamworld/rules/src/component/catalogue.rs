use mittwoch_kernel::{Bag, DataFault, List, Pack};

use super::check::Check;
use super::{Effect, Side, Suit};
use crate::config::Config;

/// A Client, by its place in the data file.
pub type ClientId = u8;
/// A Therapy tile, by its place in the data file.
pub type TileId = u8;
/// A row of Treatment tokens, by its place in the data file.
pub type RowId = u8;

/// The checked components, as one game needs them.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// Client ids and suits.
    pub clients: Vec<(String, Suit)>,
    /// Tile ids and effects.
    pub tiles: Vec<(String, Effect)>,
    /// Row ids and token values, the golden one first.
    pub rows: Vec<(String, List<u8, MOST_TOKENS>)>,
    /// The values of the Id's tokens.
    pub id_tokens: List<u8, MOST_TOKENS>,
    /// The corner number of each side.
    pub corner: [u8; 2],
    /// The rank of each suit on each side among equal numbers; higher lies nearer.
    pub suit_rank: [[u8; 3]; 2],
    /// The Dream cards in use.
    pub deck: Bag,
    /// Cards per hand.
    pub hand: u8,
    /// Face-down non-player cards.
    pub non_player: u8,
    /// Professor ids and the names of the persons.
    pub professors: Vec<(String, String)>,
}

/// How many Clients there are (DW-1.3).
pub(crate) const CLIENTS: usize = 6;
/// How many Therapy tiles there are: one for each side of each Client (DW-3.3).
pub(crate) const TILES: usize = 2 * CLIENTS;
/// How many rows of Treatment tokens a player has (DW-2.3).
pub(crate) const ROWS: usize = 5;
/// The most tokens of a row, and of the Id.
pub(crate) const MOST_TOKENS: usize = 8;

impl Catalogue {
    /// Checks a pack for a configuration; every fault is named.
    pub fn new(pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        Check::default().run(pack, config)
    }

    /// The highest number that the rightmost token of a row with `left` tokens shows.
    #[inline]
    pub fn token(&self, row: RowId, left: u8) -> Option<u8> {
        self.rows[usize::from(row)].1.get(usize::from(left.checked_sub(1)?)).copied()
    }

    /// The corner number of a side.
    #[inline]
    pub fn corner(&self, side: Side) -> u8 {
        self.corner[side as usize]
    }
}
