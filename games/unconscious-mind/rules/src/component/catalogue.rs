use std::ops::Range;

use mittwoch_kernel::{DataFault, Pack};

use super::check::Check;
use super::{
    Board, City, Client, ClientId, Dream, Goal, IdParts, Layer, LayerId, LocationTile, Printed,
    Reputation, ResearchCard, SetUp, Table, Tile, TileId, Treatise,
};
use crate::config::Config;
use crate::effect::Effects;

/// The tiles of level I.
pub const LEVEL_ONE: Range<TileId> = 0..24;
/// The tiles of level II.
pub const LEVEL_TWO: Range<TileId> = 24..48;
/// The starting tiles.
pub const STARTING: Range<TileId> = 48..60;
/// The routine clients.
pub const ROUTINE: Range<ClientId> = 0..12;
/// The case studies.
pub const CASE_STUDIES: Range<ClientId> = 12..24;
/// The layer of the first clients, of which there are five; the others come before it.
pub const STARTING_LAYER: LayerId = 24;

/// The checked components, as one game needs them.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// The nodes of every effect.
    pub effects: Effects,
    /// Every printed effect with its place.
    pub printed: Vec<Printed>,
    /// The 36 research cards.
    pub research: Vec<ResearchCard>,
    /// The nine treatises.
    pub treatises: Vec<Treatise>,
    /// The notebook tiles: [`LEVEL_ONE`], [`LEVEL_TWO`], [`STARTING`].
    pub tiles: Vec<Tile>,
    /// The clients: [`ROUTINE`], [`CASE_STUDIES`].
    pub clients: Vec<Client>,
    /// The 24 grief layers and the starting one.
    pub layers: Vec<Layer>,
    /// The 24 latent dreams.
    pub latent: Vec<Dream>,
    /// The 24 manifest dreams.
    pub manifest: Vec<Dream>,
    /// The seven location goals.
    pub goals: Vec<Goal>,
    /// The city.
    pub city: City,
    /// The six location tiles of the module.
    pub location_tiles: Vec<LocationTile>,
    /// The reputation track.
    pub reputation: Reputation,
    /// The player board.
    pub board: Board,
    /// The meeting table.
    pub table: Table,
    /// The set-up.
    pub set_up: SetUp,
    /// What the solo game adds.
    pub id: IdParts,
}

impl Catalogue {
    /// Checks a pack for a configuration; every fault is named.
    pub fn new(pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        Check::default().run(pack, config)
    }
}
