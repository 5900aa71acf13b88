//! Ids that an owner's component cannot have.

use super::{Colour, HARBOUR, Kind};

/// Whether an id would stand for two things: places are called by their kind, and cards, messages
/// and markets by their colour first.
pub(super) fn is_taken(id: &str) -> bool {
    let of_colour = |colour: &str| {
        id.strip_prefix(colour).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    id == HARBOUR
        || Kind::all().any(|kind| kind.name() == id)
        || Colour::NAMES.iter().any(|colour| of_colour(colour))
}
