//! Tables on a server, played at this terminal.

mod client;
mod identity;
mod live;
mod lobby;
mod table;

pub use client::{ApiClient, RequestFault};
pub use lobby::{TableQuery, join};
pub use table::Remote;
