use mittwoch_kernel::{Chance, Folds, Sink};

use crate::NightMarket;
use crate::event::{Event, Open};
use crate::state::State;

// Chapter 3 of the rulebook: the course of a round.

/// Whether the last round is over (NM-3.1).
pub(crate) fn is_last(game: &NightMarket, state: &State) -> bool {
    state.round == game.catalogue.hand
}

/// Shows the ware of the round (NM-3.2).
pub(crate) fn begin<C: Chance, S: Sink<Event>>(
    game: &NightMarket,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let name = |ware| game.catalogue.ware(ware).id.clone();
    let ware = state.wares.draw(chance, "ware", name).expect("there is a ware for every round");
    game.happen(state, sink, Open::RoundStarted { round: state.round + 1, ware });
}
