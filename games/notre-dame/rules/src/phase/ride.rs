//! Messages on the way of a carriage (ND-10.8 to ND-10.14).

use mittwoch_kernel::{Folds, Seat, Sink};

use super::gain;
use crate::NotreDame;
use crate::component::{Colour, MarketId};
use crate::event::{Event, Open};
use crate::state::{Source, State};

impl NotreDame {
    /// Whether a message lies on a market and a player may take it (ND-10.12, ND-10.13).
    #[inline]
    pub fn may_take(&self, state: &State, seat: Seat, market: MarketId) -> bool {
        state.messages[usize::from(market)].is_some()
            && self.may_take_colour(state, seat, self.catalogue.colour_of(market))
    }

    /// Whether the rule of full sets lets a player take a message of a colour.
    pub fn may_take_colour(&self, state: &State, seat: Seat, colour: Colour) -> bool {
        let taken = state.players.iter().fold(0, |taken, player| taken | player.messages);
        let (player, all) = (state.player(seat), self.catalogue.messages.len() as u32);
        self.catalogue.boroughs.iter().all(|borough| {
            let none_left = (taken >> (4 * borough.colour as u32) & 0b1111).count_ones() == all;
            none_left || player.messages_of(colour) <= player.messages_of(borough.colour)
        })
    }
}

/// Takes the message where the carriage stands and gets what it shows (ND-10.10, ND-10.11).
pub(crate) fn take<S: Sink<Event>>(game: &NotreDame, state: &mut State, seat: Seat, sink: &mut S) {
    let market = state.player(seat).carriage;
    let kind = state.messages[usize::from(market)].expect("a message lies where it is taken");
    game.happen(state, sink, Open::TookMessage { seat, market, kind });
    let message = &game.catalogue.messages[usize::from(kind)];
    let (prestige, coins, markers) = (message.prestige, message.coins, message.markers);
    gain::prestige(game, state, seat, Source::Messages, prestige, sink);
    gain::coins(game, state, seat, coins, sink);
    gain::markers(game, state, seat, markers, sink);
}
