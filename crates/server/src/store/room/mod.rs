//! The rooms of a store: each is one concern, small enough to be written again for another engine.

mod chat;
mod credentials;
mod lobby;
mod nodes;
mod packs;
mod people;
mod tables;
mod upkeep;

pub use chat::ChatStore;
pub use credentials::CredentialStore;
pub use lobby::LobbyStore;
pub use nodes::NodeStore;
pub use packs::PackStore;
pub use people::PeopleStore;
pub use tables::TableStore;
pub use upkeep::UpkeepStore;
