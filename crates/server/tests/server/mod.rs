//! The server from outside: its store, its people, its limits and its routes.

pub(crate) mod helper;

mod backup;
mod companion;
mod crowding;
mod export;
mod identity;
mod limits;
mod lobby;
mod malformed;
mod metrics;
mod moving;
mod names;
mod origin;
mod packs;
mod page;
mod postgres;
pub(crate) mod request_ids;
mod revoking;
mod serving;
mod sheets;
mod sound;
mod store;
mod unanswered;
mod whole;
