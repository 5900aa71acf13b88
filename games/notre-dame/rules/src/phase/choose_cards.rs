//! Phase 2: draw three cards, keep one, pass two, keep one, pass one.

use mittwoch_kernel::{Bag, Chance, Folds, Label, Seat, Seats, Sink};

use crate::NotreDame;
use crate::component::Card;
use crate::event::{Event, Open};
use crate::state::{DRAWN, SEATS, State};

/// Everybody draws three cards of the own deck (ND-5.1).
pub(crate) fn draw<C: Chance, S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    for seat in Seats::first_n(game.config.players).iter() {
        let mut own = state.deck.both(game.owned[seat.index()]);
        let label = Label::of("action cards", seat);
        let cards = own.deal(u32::from(DRAWN), chance, label, |card| Card(card).to_string());
        state.deck = state.deck.minus(cards);
        state.looking[seat.index()] = cards;
        sink.emit(|| Event::Drew { seat, cards });
    }
}

/// Seals a player's choice (ND-5.4).
#[inline]
pub(crate) fn choose<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, sink: &mut S) {
    state.choices[seat.index()] = Some(card);
    state.waiting.remove(seat);
    sink.emit(|| Event::Chose { seat, card });
}

/// All have chosen: the other cards go to the left (ND-5.1 to ND-5.3).
pub(crate) fn pass<S: Sink<Event>>(game: &NotreDame, state: &mut State, step: u8, sink: &mut S) {
    let mut passed = [Bag::EMPTY; SEATS];
    for seat in Seats::first_n(game.config.players).iter() {
        let cards = &mut passed[seat.next(game.config.players).index()];
        *cards = state.looking[seat.index()];
        state.choices[seat.index()].into_iter().for_each(|card| cards.remove(card.0));
    }
    game.happen(state, sink, Open::Passed { step });
    for seat in Seats::first_n(game.config.players).iter() {
        sink.emit(|| Event::Received { seat, cards: passed[seat.index()] });
    }
}
