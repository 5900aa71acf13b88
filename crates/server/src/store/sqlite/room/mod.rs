//! What the rooms do in SQLite; nothing is decided here, only who reads and who writes.

mod chat;
mod credentials;
mod lobby;
mod packs;
mod people;
mod tables;
mod upkeep;
