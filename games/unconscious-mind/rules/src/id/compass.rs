//! The compass arrow (ID-3.4, ID-3.5).

use mittwoch_kernel::Sink;

use super::{Did, Pick};
use crate::UnconsciousMind;
use crate::component::Side;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::state::State;

/// The outermost of several candidates on a side, and whether there was more than one.
pub(crate) fn outermost<T: Copy>(
    side: Side,
    mut row: impl DoubleEndedIterator<Item = T>,
) -> Option<(T, bool)> {
    let first = row.next()?;
    match (row.next_back(), side) {
        (None, _) => Some((first, false)),
        (Some(_), Side::Left) => Some((first, true)),
        (Some(last), Side::Right) => Some((last, true)),
    }
}

/// Chooses from a row; with two or more candidates the arrow decides and is turned.
pub(super) fn choose<T: Copy, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    sink: &mut S,
    pick: Pick,
    found: Option<(T, bool)>,
) -> Option<T> {
    let (chosen, used) = found?;
    if used {
        let from = state.id.compass;
        happen(game, state, sink, Open::Id(Did::Compass { pick, from }));
    }
    Some(chosen)
}
