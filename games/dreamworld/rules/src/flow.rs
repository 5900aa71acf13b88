//! Where the game goes next; the work is done in the phases.

use mittwoch_kernel::{Chance, Folds, Seat, Seats, Sink};

use crate::Dreamworld;
use crate::action::Action;
use crate::conserved;
use crate::event::{Choice, Event, Open};
use crate::phase::{check_for_end, determine_scoring, play_a_card};
use crate::state::{Frame, State};

/// Goes on to the next question or to the end.
pub(crate) fn advance<C: Chance, S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        debug_assert_eq!(conserved::frame(game, state), Ok(()));
        match state.stack.current() {
            Frame::Round => play_a_card::begin(game, state, chance, sink),
            Frame::Choose | Frame::ChooseAgain if state.waiting.is_empty() => {
                play_a_card::reveal(game, state, chance, sink);
            }
            Frame::Line { next } => determine_scoring::next_card(game, state, next, sink),
            Frame::Check => check_for_end::check(game, state, sink),
            Frame::Choose | Frame::ChooseAgain => return,
            Frame::Turn { .. } | Frame::Flip { .. } | Frame::Over => return,
        }
    }
}

/// Performs an answer.
pub(crate) fn perform<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    seat: Seat,
    action: Action,
    sink: &mut S,
) {
    debug_assert_eq!(conserved::frame(game, state), Ok(()));
    match action {
        Action::Play(card) => play_a_card::choose(state, seat, Choice::Card(card), sink),
        Action::PlayProfessor => play_a_card::choose(state, seat, Choice::Professor, sink),
        Action::Score(spent) => determine_scoring::score(game, state, seat, spent, sink),
        Action::Flip(row) => determine_scoring::flip(game, state, seat, row, sink),
        Action::Stop => determine_scoring::stop(game, state, seat, sink),
        Action::Draw(card) => determine_scoring::draw(game, state, seat, card, sink),
        Action::DrawProfessor => game.happen(state, sink, Open::DrewProfessor { seat }),
        Action::Decline => game.happen(state, sink, Open::Declined { seat }),
    }
}

/// Who is asked.
#[inline]
pub(crate) fn asked(_game: &Dreamworld, state: &State) -> Seats {
    match state.stack.top() {
        Some(Frame::Choose | Frame::ChooseAgain) => state.waiting,
        Some(Frame::Turn { .. } | Frame::Flip { .. }) => {
            state.turn().map_or(Seats::NONE, Seats::only)
        }
        Some(Frame::Round | Frame::Line { .. } | Frame::Check | Frame::Over) | None => Seats::NONE,
    }
}
