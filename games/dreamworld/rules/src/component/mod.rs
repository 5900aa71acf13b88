//! What is printed on the components: ids, raw data files, and the checked catalogue.

mod card;
mod catalogue;
mod check;
mod effect;
mod former;
mod page;
mod raw;

pub use card::{Card, Icon, Side, Suit};
pub(crate) use catalogue::{CLIENTS, MOST_TOKENS, ROWS, TILES};
pub use catalogue::{Catalogue, ClientId, RowId, TileId};
pub use effect::Effect;
pub(crate) use former::FORMER;
pub use page::components_page;

/// The built-in component files.
pub static FILES: &[(&str, &str)] = &[
    ("clients.toml", include_str!("../../data/clients.toml")),
    ("dream-cards.toml", include_str!("../../data/dream-cards.toml")),
    ("professors.toml", include_str!("../../data/professors.toml")),
    ("table.toml", include_str!("../../data/table.toml")),
    ("therapy-tiles.toml", include_str!("../../data/therapy-tiles.toml")),
    ("tokens.toml", include_str!("../../data/tokens.toml")),
];
