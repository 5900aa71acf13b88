//! The HTTP frame: routes, limits, origin checks, and faults that never show internals.

mod address;
mod app;
mod cookie;
mod frame;
mod headers;
mod health;
mod listing;
mod openings;
mod origin;
mod page;
mod places;
mod rates;
mod refused;
mod route;
mod wire;

pub use address::Client;
pub use app::App;
pub use health::Pulse;
pub use openings::Openings;
pub use page::Pages;
pub use places::{Place, Places};
pub use rates::Rates;
pub use refused::Refused;
pub use route::router;
pub use wire::Wire;
