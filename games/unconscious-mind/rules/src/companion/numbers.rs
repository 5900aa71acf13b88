//! The numbers of the Id's board, before and after a step.

use mittwoch_kernel::Change;

use crate::id::ID;
use crate::state::State;

/// What is counted, in the order of [`Numbers`].
const NAMES: [&str; 13] = [
    "coffee",
    "boxes",
    "ideas",
    "bright",
    "insights",
    "points",
    "reputation",
    "inkpot",
    "compass",
    "stack",
    "active",
    "room-1",
    "room-2",
];

/// The numbers of the Id's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers([i32; NAMES.len()]);

impl Numbers {
    /// Those of a table.
    pub(super) fn of(state: &State) -> Numbers {
        let id = state.player(ID);
        let counts = [id.coffee, id.boxes, id.ideas, id.bright, id.own_insights()].map(i32::from);
        let [coffee, boxes, ideas, bright, insights] = counts;
        Numbers([
            coffee,
            boxes,
            ideas,
            bright,
            insights,
            i32::from(id.points),
            i32::from(id.reputation),
            i32::from(id.inkpot),
            state.id.compass as i32,
            i32::from(id.hand_count),
            state.id.active.count_ones() as i32,
            i32::from(id.rooms[0].marker),
            i32::from(id.rooms[1].marker),
        ])
    }

    /// What is different later.
    pub(super) fn until(&self, later: &Numbers) -> Vec<Change> {
        let all = NAMES.iter().zip(self.0).zip(later.0);
        let changed = all.filter(|((_, from), to)| from != to);
        changed.map(|((what, from), to)| Change { what: (*what).to_owned(), from, to }).collect()
    }
}
