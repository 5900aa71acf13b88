//! What the rooms do in PostgreSQL; nothing is decided here but what may be repeated.

mod chat;
mod credentials;
mod lobby;
mod nodes;
mod packs;
mod people;
mod tables;
mod upkeep;
