use mittwoch_kernel::{Folds, Seat, Sink};

use crate::NightMarket;
use crate::component::Coin;
use crate::event::{Event, Open};
use crate::phase::trading;
use crate::state::State;

// Chapter 4 of the rulebook: bidding.

/// Seals a coin (NM-4.1).
pub(crate) fn bid<S: Sink<Event>>(state: &mut State, seat: Seat, coin: Coin, sink: &mut S) {
    state.bids[seat.index()] = Some(coin);
    state.waiting.remove(seat);
    sink.emit(|| Event::Bid { seat, coin });
}

/// Reveals all coins (NM-4.2), sells the ware (NM-4.3) and lets somebody trade (NM-5.1).
pub(crate) fn reveal<S: Sink<Event>>(game: &NightMarket, state: &mut State, sink: &mut S) {
    for seat in game.all().iter() {
        let coin = state.bids[seat.index()].expect("everybody has bid");
        game.happen(state, sink, Open::Revealed { seat, coin });
    }
    let ware = state.stall.expect("a ware is shown in every round");
    let shown = |seat: &Seat| state.shown[seat.index()];
    let highest = game.all().iter().max_by_key(shown).expect("somebody plays");
    let lowest = game.all().iter().min_by_key(shown).expect("somebody plays");
    game.happen(state, sink, Open::Sold { seat: highest, ware });
    trading::ask(game, state, lowest, sink);
}
