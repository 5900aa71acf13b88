//! The HTTP frame: routes, limits, origin checks, and faults that never show internals.

mod address;
mod app;
mod cookie;
mod frame;
mod listing;
mod origin;
mod page;
mod places;
mod rates;
mod refused;
mod route;
mod wire;

pub use address::Client;
pub use app::App;
pub use page::plain_page;
pub use places::{Place, Places};
pub use rates::Rates;
pub use refused::Refused;
pub use route::router;
pub use wire::Wire;
