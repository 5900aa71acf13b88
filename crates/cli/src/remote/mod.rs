//! Tables on a server, played at this terminal.

mod client;
mod identity;
mod live;
mod lobby;
mod table;

pub use client::{Client, Trouble};
pub use lobby::{Wish, join};
pub use table::Remote;
