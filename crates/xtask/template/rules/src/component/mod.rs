//! What is printed on the components: ids, raw data files, and the checked catalogue.

// Chapter 1 of the rulebook.

mod catalogue;
mod coin;
mod former;
mod page;
mod raw;

pub use catalogue::{Catalogue, Ware, WareId};
pub use coin::Coin;
pub(crate) use former::FORMER;
pub use page::components_page;

/// The built-in component files.
pub static FILES: &[(&str, &str)] = &[
    ("coins.toml", include_str!("../../data/coins.toml")),
    ("wares.toml", include_str!("../../data/wares.toml")),
];
