use mittwoch_kernel::{Chance, Folds, Label, Seat, Sink};

use crate::NightMarket;
use crate::component::Coin;
use crate::config::Trade;
use crate::event::{Event, Open};
use crate::state::State;

// Chapter 5 of the rulebook: trading.

/// Asks a player who can trade (NM-5.1, NM-5.3, NM-5.4).
pub(crate) fn ask<S: Sink<Event>>(game: &NightMarket, state: &mut State, seat: Seat, sink: &mut S) {
    let has_coins = !state.hand(seat).is_empty() && !state.purse.is_empty();
    if has_coins && game.config.trade == Trade::Lowest {
        game.happen(state, sink, Open::MayTrade { seat });
    }
}

/// Draws a coin in secret for the one that was laid down (NM-5.1).
pub(crate) fn draw<C: Chance, S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    chance: &mut C,
    sink: &mut S,
) {
    let name = |coin| Coin(coin).to_string();
    let drawn = state.purse.draw(chance, Label::of("trade", seat), name);
    let coin = Coin(drawn.expect("nobody trades with an empty purse"));
    state.hands[seat.index()].insert(coin.0);
    state.stack.pop();
    sink.emit(|| Event::Drew { seat, coin });
}
