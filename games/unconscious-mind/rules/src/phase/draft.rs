//! New clients (chapters 3 and 21): who can be taken, and what comes after.

use mittwoch_kernel::{Bag, Chance, Sink};

use crate::UnconsciousMind;
use crate::action::Action;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::state::{ROOMS, State};

/// Whether a room is open and empty (UM-21.5).
pub(crate) fn is_free(state: &State, room: u8) -> bool {
    let player = state.me();
    player.rooms[usize::from(room)].client.is_none() && !(room == 1 && player.blocked)
}

/// Whether a client must be drafted.
pub(crate) fn can_draft(_game: &UnconsciousMind, state: &State) -> bool {
    (0..ROOMS).any(|room| is_free(state, room)) && state.shown_clients.iter().any(Option::is_some)
}

/// The clients that can be taken, for each free room.
pub(crate) fn offer(state: &State, offers: &mut Vec<Action>) {
    for room in (0..ROOMS).filter(|room| is_free(state, *room)) {
        let shown = state.shown_clients.iter().flatten();
        offers.extend(shown.map(|shown| Action::Draft { room, client: shown.client }));
    }
}

/// Whether either client deck has a card left (UM-21.7).
pub(crate) fn has_client(state: &State) -> bool {
    state.routine.count > 0 || state.bottom.is_some() || state.cases.count > 0
}

/// Refills a place of the display from the deck of its kind, or else from the other one.
pub(crate) fn refill<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    place: u8,
    chance: &mut C,
    sink: &mut S,
) {
    let routine = (state.routine.count > 0 || state.bottom.is_some())
        && (place < 2 || state.cases.count == 0);
    let client = |id: u8| game.catalogue.clients[usize::from(id)].id.clone();
    let drawn = match (routine, state.routine.count, state.bottom) {
        (true, 0, Some(bottom)) => Some(bottom), // UM-23.5
        (true, ..) => peek(state.routine.bag, chance, "routine client", client),
        (false, ..) => peek(state.cases.bag, chance, "case-study client", client),
    };
    let name = |id: u8| game.catalogue.layers[usize::from(id)].id.clone();
    let layer = peek(state.layers.bag, chance, "grief layer", name);
    debug_assert!(layer.is_some(), "layers are dealt to clients alone (UM-21.10)");
    match (drawn, layer) {
        (Some(client), Some(layer)) => {
            happen(game, state, sink, Open::ClientShown { place, client, layer });
        }
        _ => drop(state.stack.pop()),
    }
}

/// Draws from a bag without taking it out: the event does that, for all who hear of it.
pub(crate) fn peek<C: Chance>(
    mut bag: Bag,
    chance: &mut C,
    what: &'static str,
    name: impl Fn(u8) -> String,
) -> Option<u8> {
    bag.draw(chance, what, name)
}
