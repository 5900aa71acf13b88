//! What is gained, whoever gives it.

use mittwoch_kernel::{Seat, Sink};

use crate::NotreDame;
use crate::component::Sector;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::state::{Source, State};

/// Takes markers from the general supply, as many as there are (ND-10.4).
pub(crate) fn markers<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    count: u8,
    sink: &mut S,
) {
    let count = count.min(state.player(seat).general);
    if count > 0 {
        happen(game, state, sink, Open::TookMarkers { seat, count });
    }
}

/// Takes coins; they never run out (ND-1.7).
pub(crate) fn coins<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    count: u8,
    sink: &mut S,
) {
    if count > 0 {
        happen(game, state, sink, Open::TookCoins { seat, count });
    }
}

/// Gains prestige, with the park's bonus if it is any (ND-10.22).
pub(crate) fn prestige<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    source: Source,
    prestige: u8,
    sink: &mut S,
) {
    if prestige > 0 {
        let park = state.player(seat).pieces(Sector::Park) / game.catalogue.park_pieces;
        happen(game, state, sink, Open::Scored { seat, source, prestige, park });
    }
}
