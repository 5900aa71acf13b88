//! The actions of the seven sectors (chapter 10).

use mittwoch_kernel::{Folds, Seat, Sink};

use super::gain;
use crate::NotreDame;
use crate::component::Sector;
use crate::event::{Event, Open};
use crate::state::{Frame, Source, State};

/// What a sector's action asks.
#[inline]
pub(crate) fn question(game: &NotreDame, seat: Seat, sector: Sector, pieces: u8) -> Option<Frame> {
    match sector {
        Sector::CarriageHouse => Some(Frame::Ride { seat, steps: pieces }), // ND-10.7
        Sector::Hotel => {
            let two = pieces >= game.catalogue.hotel_two_from; // ND-10.15, ND-10.16
            Some(Frame::Favour { seat, left: if two { 2 } else { 1 } })
        }
        Sector::CloisterSchool | Sector::Bank | Sector::Residence => None,
        Sector::Park | Sector::Hospital => None,
    }
}

/// Carries out a sector's action, up to what it asks.
pub(crate) fn act<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    sector: Sector,
    sink: &mut S,
) {
    let pieces = state.player(seat).pieces(sector);
    game.happen(state, sink, Open::Acted { seat, sector, pieces });
    match sector {
        Sector::CloisterSchool => gain::markers(game, state, seat, pieces, sink), // ND-10.3
        Sector::Bank => gain::coins(game, state, seat, pieces, sink),             // ND-10.5
        Sector::Residence => {
            gain::prestige(game, state, seat, Source::Residence, pieces, sink); // ND-10.6
        }
        Sector::Park | Sector::Hospital => rat_back(game, state, seat, sink), // ND-10.21, ND-10.24
        Sector::CarriageHouse | Sector::Hotel => {}
    }
}

/// Moves the rat one step back; on 0 it stays.
pub(crate) fn rat_back<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    sink: &mut S,
) {
    if let Some(to) = state.player(seat).rat.checked_sub(1) {
        game.happen(state, sink, Open::RatWentBack { seat, to });
    }
}
