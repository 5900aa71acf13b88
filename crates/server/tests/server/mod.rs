//! The server from outside: its store, its people, its limits and its routes.

mod helper;

mod backup;
mod export;
mod identity;
mod keeping;
mod limits;
mod malformed;
mod origin;
mod serving;
mod sound;
mod store;
mod whole;
