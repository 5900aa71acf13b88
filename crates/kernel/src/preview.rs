use std::cell::Cell;

use crate::{Chance, Knowing, Seat, Sink, Viewer};

/// What a seat would be told if it gave this answer, up to the first thing it cannot know.
///
/// The answer must be legal. It is performed on a copy; the curtain falls before the first draw
/// and before the first event that shows the seat something hidden.
pub fn preview<G: Knowing>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Vec<G::EventView> {
    let (mut copy, mut events) = (*state, Vec::new());
    foresee(game, &mut copy, seat, action, &mut events);
    events
}

/// Performs an answer as far as its seat can foresee it, and adds what the seat would be told;
/// whether it can foresee all of it. Where it cannot, the state is of no use any more.
pub fn foresee<G: Knowing>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    events: &mut Vec<G::EventView>,
) -> bool {
    let fallen = Cell::new(false);
    let viewer = Viewer::Seat(seat);
    let mut seen = Watching { game, viewer, fallen: &fallen, events };
    game.perform(state, seat, action, &mut LuckProbe(&fallen), &mut seen);
    !fallen.get()
}

/// Luck that only notices that somebody wants some.
pub struct LuckProbe<'a>(pub &'a Cell<bool>);

impl Chance for LuckProbe<'_> {
    fn below(&mut self, _bound: u32) -> u32 {
        self.0.set(true);
        0
    }
}

struct Watching<'a, G: Knowing> {
    game: &'a G,
    viewer: Viewer,
    fallen: &'a Cell<bool>,
    events: &'a mut Vec<G::EventView>,
}

impl<G: Knowing> Sink<G::Event> for Watching<'_, G> {
    fn emit(&mut self, make: impl FnOnce() -> G::Event) {
        if self.fallen.get() {
            return;
        }
        let event = make();
        if self.game.reveals(&event, self.viewer) {
            self.fallen.set(true);
            return;
        }
        self.events.extend(self.game.event_view(&event, self.viewer));
    }
}
