//! What is printed on the components: ids, raw data files, and the checked catalogue.

mod ability;
mod card;
mod catalogue;
mod check;
mod city;
mod naming;
mod page;
mod raw;
mod streets;

pub use ability::{Ability, Measure};
pub use card::{Card, Colour, Kind, Sector};
pub use catalogue::{
    Borough, Catalogue, Deck, Market, MarketId, Message, MessageKind, Person, PersonId,
};
pub use city::{HARBOUR, Layout, Pane, SetUp, Spot, Street};
pub use page::components_page;
pub use streets::Streets;

pub(crate) use streets::MOST_MARKETS;

/// The built-in component files.
pub static FILES: &[(&str, &str)] = &[
    ("action-cards.toml", include_str!("../../data/action-cards.toml")),
    ("colours.toml", include_str!("../../data/colours.toml")),
    ("messages.toml", include_str!("../../data/messages.toml")),
    ("persons.toml", include_str!("../../data/persons.toml")),
    ("streets.toml", include_str!("../../data/streets.toml")),
    ("table.toml", include_str!("../../data/table.toml")),
];
