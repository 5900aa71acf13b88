//! What must hold at all times, whatever happens.

mod breach;
mod clock;
mod fold;
mod look;
mod record;
mod replay;
mod sent;

pub use breach::Breach;
pub(crate) use breach::{hear_panics, no_panic};
pub(crate) use record::TableModel;
