//! Phase 3, Check for the End.

use mittwoch_kernel::{Folds, Sink};

use crate::event::{Event, Open};
use crate::state::{Frame, LAST_ROUND, State};
use crate::{Dreamworld, score};

/// Ends the game or goes on to the next round (DW-9.1, DW-9.4).
pub(crate) fn check<S: Sink<Event>>(game: &Dreamworld, state: &mut State, sink: &mut S) {
    if score::is_finished(game, state) || state.round == LAST_ROUND {
        let winners = score::winners(game, state);
        game.happen(state, sink, Open::Ended { winners });
    } else {
        state.stack.replace(Frame::Round);
    }
}
