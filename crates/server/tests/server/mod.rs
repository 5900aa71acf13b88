//! The server from outside: its store, its people, its limits and its routes.

mod helper;

mod backup;
mod identity;
mod keeping;
mod limits;
mod malformed;
mod origin;
mod serving;
mod store;
mod whole;
