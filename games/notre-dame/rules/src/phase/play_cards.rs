//! Phase 3: play action cards, also without a marker in the supply (chapters 6, 10 and 11).

use mittwoch_kernel::{Folds, Seat, Sink};

use super::sector;
use crate::NotreDame;
use crate::component::{Card, Kind, Sector};
use crate::event::{Event, Open};
use crate::state::{Frame, Place, Player, State};

/// What a played card asks before anything is placed.
#[inline]
pub(crate) fn question(player: &Player, seat: Seat, kind: Kind) -> Option<Frame> {
    let to = match kind {
        Kind::TrustedFriend => return Some(Frame::Friend { seat }), // ND-10.18
        Kind::NotreDame if player.coins == 0 => return None,        // ND-10.27, ND-11.4
        Kind::NotreDame if player.supply > 0 => return Some(Frame::Gift { seat, placed: false }),
        Kind::NotreDame => Place::Cathedral,
        Kind::Sector(sector) => Place::Sector(sector),
    };
    let source = player.supply == 0 && has_source(player, to); // ND-11.1, ND-11.3
    source.then_some(Frame::Source { seat, to })
}

/// Whether a marker could be moved from elsewhere to a place.
fn has_source(player: &Player, to: Place) -> bool {
    let elsewhere = |place: Place| place != to && player.markers_at(place) > 0;
    Sector::ALL.into_iter().any(|sector| elsewhere(Place::Sector(sector)))
        || elsewhere(Place::Cathedral)
}

/// Plays a card: places a marker and acts, unless it asks something first or has no effect.
pub(crate) fn play<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    card: Card,
    sink: &mut S,
) {
    game.happen(state, sink, Open::Played { seat, card });
    if state.stack.depth() > 1 {
        return;
    }
    match card.kind() {
        Kind::Sector(sector) if state.player(seat).supply > 0 => {
            let to = Place::Sector(sector); // ND-10.1
            game.happen(state, sink, Open::Moved { seat, friend: false, from: Place::Supply, to });
            sector::act(game, state, seat, sector, sink);
        }
        _ => game.happen(state, sink, Open::NoEffect { seat }),
    }
}

/// Moves a marker because the supply is empty, and acts (ND-11.1); a gift is asked for next.
pub(crate) fn move_marker<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    from: Place,
    to: Place,
    sink: &mut S,
) {
    game.happen(state, sink, Open::Moved { seat, friend: false, from, to });
    if let Place::Sector(sector) = to {
        sector::act(game, state, seat, sector, sink);
    }
}

/// Puts the friend into a sector, which acts (ND-10.18).
pub(crate) fn friend<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    sector: Sector,
    sink: &mut S,
) {
    let from = state.player(seat).friend.map_or(Place::Beside, Place::Sector);
    let to = Place::Sector(sector);
    game.happen(state, sink, Open::Moved { seat, friend: true, from, to });
    sector::act(game, state, seat, sector, sink);
}
