//! The server: accounts, tables, live play and history in one process.
//!
//! [`serve`] is the whole of it. Inside, `store` keeps, `identity` knows people, `table` plays,
//! `live` speaks over WebSockets and `http` is the frame around all of them.

pub mod clock;
pub mod config;
pub mod faults;
pub mod http;
pub mod identity;
pub mod live;
mod meter;
pub mod node;
mod offload;
pub mod pack;
pub mod secret;
mod serve;
#[cfg(feature = "simulation")]
pub mod simulation;
pub mod store;
pub mod table;
pub mod thinkers;

pub use config::{Config, Limits, PublicUrl, Rate};
pub use node::NodePace;
pub use serve::{RunningServer, ServeFault, chores, serve, serve_on};
