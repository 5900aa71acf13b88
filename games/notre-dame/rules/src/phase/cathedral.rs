//! Gifts to Notre Dame, and its scoring (ND-10.25 to ND-10.31).

use mittwoch_kernel::{Folds, Seat, Seats, Sink};

use super::gain;
use crate::NotreDame;
use crate::event::{Event, Open};
use crate::state::{Place, Source, State};

/// Gives coins and gains prestige; without coins no marker is placed (ND-10.27).
pub(crate) fn give<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    coins: u8,
    placed: bool,
    sink: &mut S,
) {
    let Some(at) = coins.checked_sub(1) else {
        return game.happen(state, sink, Open::NoEffect { seat });
    };
    if !placed {
        let (from, to) = (Place::Supply, Place::Cathedral);
        game.happen(state, sink, Open::Moved { seat, friend: false, from, to });
    }
    game.happen(state, sink, Open::Gave { seat, coins });
    let prestige = game.catalogue.gift[usize::from(at)]; // ND-10.26
    gain::prestige(game, state, seat, Source::Gifts, prestige, sink);
}

/// Shares the prestige of the cathedral among all markers there (ND-10.30).
pub(crate) fn score<S: Sink<Event>>(game: &NotreDame, state: &mut State, sink: &mut S) {
    let markers: u8 = state.players.iter().map(|player| player.cathedral).sum();
    let Some(share) = game.catalogue.cathedral.checked_div(markers) else {
        return; // Nobody has a marker there (ND-10.30).
    };
    game.happen(state, sink, Open::CathedralScored { markers, share });
    for seat in Seats::first_n(game.config.players).iter() {
        let prestige = share * state.player(seat).cathedral;
        gain::prestige(game, state, seat, Source::Cathedral, prestige, sink);
    }
}
