//! What is printed on the components: raw data files, and the checked catalogue.

mod board;
mod card;
mod catalogue;
mod check;
mod cycle;
mod former;
mod id;
mod page;
mod piece;
mod printed;
mod raw;

pub use board::{Board, City, DistrictSlot, LocationTile, Reputation, SetUp, Space, Table, Zone};
pub use card::{
    Banner, Client, ClientId, Dream, DreamId, Goal, GoalId, Layer, LayerId, Power, ResearchCard,
    ResearchId, Start, Tile, TileId, TileKind, Treatise, TreatiseId, Volume,
};
pub use catalogue::{
    CASE_STUDIES, Catalogue, LEVEL_ONE, LEVEL_TWO, ROUTINE, STARTING, STARTING_LAYER,
};
pub(crate) use cycle::Link;
pub(crate) use former::FORMER;
pub use id::{Deed, Exchange, IdColour, IdParts, IdTile, MeetingCard, Overlay, Way};
pub use page::components_page;
pub use piece::{
    ClientKind, Colour, Column, Face, Glyph, Insight, Level, Location, Quality, Ring, Side, Symbol,
    Tag, Tags,
};
pub use printed::{Family, Printed};

/// The built-in component files.
pub static FILES: &[(&str, &str)] = &[
    ("case-studies.toml", include_str!("../../data/case-studies.toml")),
    ("city.toml", include_str!("../../data/city.toml")),
    ("goals.toml", include_str!("../../data/goals.toml")),
    ("grief-layers.toml", include_str!("../../data/grief-layers.toml")),
    ("id-cards.toml", include_str!("../../data/id-cards.toml")),
    ("id-exchange.toml", include_str!("../../data/id-exchange.toml")),
    ("id-overlays.toml", include_str!("../../data/id-overlays.toml")),
    ("id-tiles.toml", include_str!("../../data/id-tiles.toml")),
    ("latent-dreams.toml", include_str!("../../data/latent-dreams.toml")),
    ("location-tiles.toml", include_str!("../../data/location-tiles.toml")),
    ("manifest-dreams.toml", include_str!("../../data/manifest-dreams.toml")),
    ("meeting-table.toml", include_str!("../../data/meeting-table.toml")),
    ("notebook-level-i.toml", include_str!("../../data/notebook-level-i.toml")),
    ("notebook-level-ii.toml", include_str!("../../data/notebook-level-ii.toml")),
    ("notebook-starting.toml", include_str!("../../data/notebook-starting.toml")),
    ("pieces.toml", include_str!("../../data/pieces.toml")),
    ("player-board.toml", include_str!("../../data/player-board.toml")),
    ("reputation.toml", include_str!("../../data/reputation.toml")),
    ("research-cards.toml", include_str!("../../data/research-cards.toml")),
    ("routine-clients.toml", include_str!("../../data/routine-clients.toml")),
    ("set-up.toml", include_str!("../../data/set-up.toml")),
    ("treatises.toml", include_str!("../../data/treatises.toml")),
];
