//! The HTTP frame: routes, limits, origin checks, and faults that never show internals.

mod address;
mod app;
mod connections;
mod cookie;
mod frame;
mod headers;
mod health;
mod listing;
mod openings;
mod origin;
mod page;
mod rates;
mod refused;
mod request_id;
mod route;
mod wire;

pub use address::RemoteAddress;
pub use app::App;
pub use connections::{ConnectionLimits, ConnectionPermit};
pub use health::HealthProbe;
pub use openings::Openings;
pub use page::SiteCache;
pub use rates::Rates;
pub use refused::Refused;
pub use request_id::RequestId;
pub use route::router;
pub(crate) use route::{keeper_router, node_router};
pub use wire::Wire;
