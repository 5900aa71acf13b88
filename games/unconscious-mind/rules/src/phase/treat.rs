//! Treat Clients (chapter 19): who can be treated, and what a dream does.

use crate::UnconsciousMind;
use crate::effect::reach::Reach;
use crate::phase::state_ideas;
use crate::state::{Price, State};

/// Whether the client of a room has an exposed dream and was not treated this turn (UM-19.1).
pub(crate) fn is_untreated(state: &State, room: u8) -> bool {
    let chamber = state.me().rooms[usize::from(room)];
    chamber.client.is_some()
        && (chamber.manifest.is_some() || chamber.latent.is_some())
        && state.therapy.treated >> room & 1 == 0
}

/// Whether the client of a room can be treated now (UM-19.2).
pub(crate) fn can_treat(game: &UnconsciousMind, state: &State, room: u8) -> bool {
    is_untreated(state, room) && state_ideas::can_pay_dream(game, state, room)
}

/// Whether there is still something to ask about the client of a room: its dream is within reach
/// (UM-19.1). The Id pays for none.
pub(crate) fn is_open(game: &UnconsciousMind, state: &State, room: u8, reach: Reach) -> bool {
    let always = game.config.asks_of_every_client() || game.is_id(state.turn);
    is_untreated(state, room) && (always || game.is_payable(state, Price::Dream(room), reach))
}

/// Whether the exposed dream bears the symbol of the client's layer (UM-19.6).
pub(crate) fn is_matching(game: &UnconsciousMind, state: &State, room: u8) -> bool {
    let chamber = state.me().rooms[usize::from(room)];
    let (Some(dream), Some(layer)) = (chamber.manifest, chamber.layer) else { return false };
    let symbol = game.catalogue.manifest[usize::from(dream)].symbol;
    symbol.is_some() && symbol == game.catalogue.layers[usize::from(layer)].symbol
}
