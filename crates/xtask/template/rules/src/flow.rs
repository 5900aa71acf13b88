//! Where the game goes next; the work is done in the phases.

use mittwoch_kernel::{Chance, Folds, Seat, Seats, Sink};

use crate::NightMarket;
use crate::action::Action;
use crate::conserved;
use crate::event::{Event, Open};
use crate::phase::{bidding, end, round, trading};
use crate::state::{Frame, State};

/// Goes on to the next question or to the end.
pub(crate) fn advance<C: Chance, S: Sink<Event>>(
    game: &NightMarket,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        debug_assert_eq!(conserved::frame(game, state), Ok(()));
        match state.stack.current() {
            Frame::Round if round::is_last(game, state) => end::end(game, state, sink),
            Frame::Round => round::begin(game, state, chance, sink),
            Frame::Draw { seat } => trading::draw(state, seat, chance, sink),
            Frame::Bid if state.waiting.is_empty() => bidding::reveal(game, state, sink),
            Frame::Bid | Frame::Trade { .. } | Frame::Over => return,
        }
    }
}

/// Performs an answer.
pub(crate) fn perform<S: Sink<Event>>(
    game: &NightMarket,
    state: &mut State,
    seat: Seat,
    action: Action,
    sink: &mut S,
) {
    match action {
        Action::Bid(coin) => bidding::bid(state, seat, coin, sink),
        Action::Trade(coin) => game.happen(state, sink, Open::Laid { seat, coin }),
        Action::Keep => game.happen(state, sink, Open::Kept { seat }),
    }
}

/// Who is asked.
#[inline]
pub(crate) fn asked(_game: &NightMarket, state: &State) -> Seats {
    match state.stack.current() {
        Frame::Bid => state.waiting,
        Frame::Trade { seat } => Seats::only(seat),
        Frame::Round | Frame::Draw { .. } | Frame::Over => Seats::NONE,
    }
}
