//! What the solo game adds.

use mittwoch_kernel::{Bag, Pen};

use super::{Eye, bits, placed};
use crate::component::Side;
use crate::id::IdBoard;
use crate::state::{CELLS, ROOMS};

/// The locked ideas that can be guarded (ID-2.6).
const GUARDS: u8 = 8;

impl Eye<'_> {
    pub(super) fn id<P: Pen>(&self, id: &IdBoard, turned: Bag, pen: &mut P) {
        let parts = &self.game.catalogue.id;
        let cards = parts.cards.len();
        pen.flag("arrow points right", id.compass == Side::Right);
        pen.some_of("active tiles", bits(id.active.into(), CELLS), CELLS.into());
        pen.some_of("guards", bits(id.guards.into(), GUARDS), GUARDS.into());
        pen.some_of("meeting-table cards that may come", id.deck, cards);
        pen.some_of("meeting-table cards turned", id.spent, cards);
        pen.some_of("meeting-table cards ever seen", turned, cards);
        pen.counts("order of the overlays", &id.order, parts.overlays.len() as u32);
        pen.counts("clients under overlays", &id.covers.map(placed), self.clients as u32);
        pen.counts("goals from the left", &id.goal_row, id.goal_row.len() as u32);
        pen.counts("first clients from the left", &row::<5>(&id.candidates), self.clients as u32);
        pen.counts("treatises from the left", &row::<9>(&id.shelf), 9);
        pen.counts("research from the left", &row::<36>(&id.row), self.research as u32);
        pen.one_of("room of the next box", id.next_room.map(usize::from), ROOMS.into());
    }
}

/// A row of fixed length: places in the pack counted from 1, then nothing.
fn row<const N: usize>(ids: &[u8]) -> [u8; N] {
    std::array::from_fn(|at| placed(ids.get(at).copied()))
}
