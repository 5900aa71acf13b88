//! The rooms of the store, over memory.

mod chat;
mod credentials;
mod lobby;
mod packs;
mod people;
mod tables;
mod upkeep;

pub(super) use tables::append;
