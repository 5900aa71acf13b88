//! Phase 1, Play a Card: secret choice, reveal, and the choice after the Professor.

use mittwoch_kernel::{Chance, Folds, Seat, Seats, Sink};

use crate::Dreamworld;
use crate::component::{Card, Effect};
use crate::event::{Choice, Event, Open};
use crate::state::{Frame, Owner, State};

/// Begins the next round: open cards first, then everybody chooses (DW-5.1, DW-7.11).
pub(crate) fn begin<C: Chance, S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let round = state.round + 1;
    let (client, tile) = (state.client_at(round), state.tile_at(round));
    game.happen(state, sink, Open::RoundStarted { round, client, tile });
    if game.catalogue.non_player > 0 {
        turn_up(game, state, Owner::NonPlayer, "non-player card", chance, sink);
    }
    if game.tile(state) == Some(Effect::RandomBefore) {
        turn_up(game, state, Owner::Random, "random before", chance, sink);
    }
}

/// Seals a player's choice (DW-5.3).
#[inline]
pub(crate) fn choose<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    state.choices[seat.index()] = Some(choice);
    state.waiting.remove(seat);
    sink.emit(|| Event::Chose { seat, choice });
}

/// Reveals what was chosen; who showed the Professor chooses again (DW-5.4, DW-5.11).
pub(crate) fn reveal<C: Chance, S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let first = state.stack.top() == Some(Frame::Choose);
    let mut again = Seats::NONE;
    for seat in state.choosers.iter() {
        let choice = state.choices[seat.index()].expect("all have chosen before the reveal");
        if choice == Choice::Professor {
            again.insert(seat);
        }
        game.happen(state, sink, Open::Revealed { seat, choice });
    }
    if first && game.config.is_solo() {
        turn_up(game, state, Owner::Id, "card of the Id", chance, sink); // DW-10.3
    }
    if first && game.tile(state) == Some(Effect::RandomAfter) {
        turn_up(game, state, Owner::Random, "random after", chance, sink); // DW-7.12
    }
    let next = if again.is_empty() { Open::Arranged } else { Open::ChooseAgain { seats: again } };
    game.happen(state, sink, next);
}

/// Turns up a card that nobody has seen; the component check made sure that there is one.
fn turn_up<C: Chance, S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    owner: Owner,
    what: &'static str,
    chance: &mut C,
    sink: &mut S,
) {
    let card = state.pool.draw(chance, what, |card| Card(card).to_string());
    let card = Card(card.expect("the spare deck has a card for each that is turned up"));
    game.happen(state, sink, Open::TurnedUp { card, owner });
}
