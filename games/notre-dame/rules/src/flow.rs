//! Where the game goes next; the work is done in the phases.

use mittwoch_kernel::{Chance, Folds, Seat, Seats, Sink};

use crate::NotreDame;
use crate::action::Action;
use crate::event::{Event, Open};
use crate::phase::{
    cathedral, choose_cards, gain, hire, person, plague, play_cards, ride, round_end, sector,
    show_persons,
};
use crate::state::{Frame, State};
use crate::{conserved, legal};

/// Goes on to the next question or to the end.
#[inline]
pub(crate) fn advance<C: Chance, S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        debug_assert_eq!(conserved::frame(game, state), Ok(()));
        let frame = state.stack.current();
        match frame {
            Frame::Round => {
                show_persons::begin(game, state, chance, sink);
                choose_cards::draw(game, state, chance, sink);
            }
            Frame::Draft { step } if state.waiting.is_empty() => {
                choose_cards::pass(game, state, step, sink);
            }
            Frame::Hire { turn } if !hire::can_pay(game, state, turn) => {
                let seat = game.at_turn(state, turn);
                game.happen(state, sink, Open::HiredNobody { seat }); // ND-7.2
            }
            Frame::Favour { seat, .. } if !legal::has_favour(game, state, seat) => {
                game.happen(state, sink, Open::NoFavour { seat }); // ND-16.6
            }
            Frame::Plague { turn } => plague::come(game, state, turn, sink),
            Frame::RoundEnd => round_end::end(game, state, sink),
            Frame::Over => return,
            _ => {
                debug_assert!(!asked(game, state).is_empty(), "{frame:?} asks nobody");
                return;
            }
        }
    }
}

/// Performs an answer.
#[inline]
pub(crate) fn perform<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    action: Action,
    sink: &mut S,
) {
    debug_assert_eq!(conserved::frame(game, state), Ok(()));
    let frame = state.stack.current();
    match (frame, action) {
        (_, Action::Keep(card)) => choose_cards::choose(state, seat, card, sink),
        (_, Action::Play(card)) => play_cards::play(game, state, seat, card, sink),
        (Frame::Source { to, .. }, Action::From(from)) => {
            play_cards::move_marker(game, state, seat, from, to, sink);
        }
        (Frame::Source { .. }, Action::Decline) => {
            game.happen(state, sink, Open::NoEffect { seat });
        }
        (Frame::Gift { placed, .. }, Action::Give(coins)) => {
            cathedral::give(game, state, seat, coins, placed, sink);
        }
        (Frame::Friend { .. }, Action::To(to)) => play_cards::friend(game, state, seat, to, sink),
        (_, Action::Ride(to)) => game.happen(state, sink, Open::Rode { seat, to }),
        (Frame::Message { .. }, Action::Accept) => ride::take(game, state, seat, sink),
        (Frame::Message { .. }, Action::Decline) => {
            game.happen(state, sink, Open::LeftMessage { seat });
        }
        (Frame::RatBack { .. }, Action::Accept) => sector::rat_back(game, state, seat, sink),
        (Frame::RatBack { .. }, Action::Decline) => {
            game.happen(state, sink, Open::RatStayed { seat });
        }
        (_, Action::Choose(favour)) => gain::favour(game, state, seat, favour, sink),
        (Frame::Payer { count, .. }, Action::Charge(payer)) => {
            gain::charge(game, state, seat, payer, count, sink);
        }
        (_, Action::Hire(person)) => hire::hire(game, state, seat, person, sink),
        (Frame::Hire { .. }, Action::Decline) => {
            game.happen(state, sink, Open::HiredNobody { seat });
        }
        (_, Action::Lose(sector)) => game.happen(state, sink, Open::LostMarker { seat, sector }),
        _ => person::perform(game, state, seat, frame, action, sink),
    }
}

/// Who is asked.
#[inline]
pub(crate) fn asked(game: &NotreDame, state: &State) -> Seats {
    match state.stack.top() {
        Some(Frame::Draft { .. }) => state.waiting,
        Some(frame) => asked_alone(game, state, frame).map_or(Seats::NONE, Seats::only),
        None => Seats::NONE,
    }
}

#[inline]
fn asked_alone(game: &NotreDame, state: &State, frame: Frame) -> Option<Seat> {
    match frame {
        Frame::Cards { turn } | Frame::Hire { turn } => Some(game.at_turn(state, turn)),
        Frame::Source { seat, .. }
        | Frame::Gift { seat, .. }
        | Frame::Friend { seat }
        | Frame::Ride { seat, .. }
        | Frame::Message { seat }
        | Frame::RatBack { seat }
        | Frame::Favour { seat, .. }
        | Frame::FoolFrom { seat }
        | Frame::FoolTo { seat, .. }
        | Frame::MinstrelFrom { seat }
        | Frame::MinstrelCarry { seat, .. }
        | Frame::MinstrelTo { seat, .. }
        | Frame::Bishop { seat }
        | Frame::Payer { seat, .. }
        | Frame::Lose { seat } => Some(seat),
        Frame::Round
        | Frame::Draft { .. }
        | Frame::Plague { .. }
        | Frame::RoundEnd
        | Frame::Over => None,
    }
}
