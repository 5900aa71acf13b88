//! The end of a round, of a period and of the game (chapters 8 and 9).

use mittwoch_kernel::{Folds, Seats, Sink};

use super::cathedral;
use crate::event::{Event, Open};
use crate::state::{Frame, LAST_ROUND, PERIOD, State};
use crate::{NotreDame, score};

/// Ends a round; after every third one Notre Dame is scored (ND-8.2).
pub(crate) fn end<S: Sink<Event>>(game: &NotreDame, state: &mut State, sink: &mut S) {
    if state.in_period() + 1 == PERIOD {
        cathedral::score(game, state, sink);
        let period = state.period();
        game.happen(state, sink, Open::PeriodEnded { period });
    }
    if state.round < LAST_ROUND {
        return state.stack.replace(Frame::Round);
    }
    for seat in Seats::first_n(game.config.players).iter() {
        let (gained, lost) = (state.player(seat).gained, state.player(seat).lost);
        game.happen(state, sink, Open::Counted { seat, gained, lost });
    }
    let winners = score::winners(game, state);
    game.happen(state, sink, Open::Ended { winners });
}
