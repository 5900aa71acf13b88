use mittwoch_kernel::{Folds, Sink};

use crate::NightMarket;
use crate::event::{Event, Open};
use crate::score;
use crate::state::State;

// Chapter 6 of the rulebook: the end of the game. What counts is in `score`.

/// Ends the game (NM-6.1).
pub(crate) fn end<S: Sink<Event>>(game: &NightMarket, state: &mut State, sink: &mut S) {
    game.happen(state, sink, Open::Ended { winners: score::winners(game, state) });
}
