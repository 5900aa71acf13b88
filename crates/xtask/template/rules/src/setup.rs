use mittwoch_kernel::{Bag, Chance, Label, Seats, Stack};

use crate::NightMarket;
use crate::component::Coin;
use crate::state::{Frame, SEATS, State};

// Chapter 2 of the rulebook: everything up to the start of the first round.

/// The table before the first round.
pub(crate) fn set_up<C: Chance>(game: &NightMarket, chance: &mut C) -> State {
    let mut state = State {
        round: 0,
        wares: game.catalogue.all_wares(),
        stall: None,
        bought: [Bag::EMPTY; SEATS],
        purse: game.catalogue.all_coins(),
        hands: [Bag::EMPTY; SEATS],
        spent: Bag::EMPTY,
        shown: [None; SEATS],
        waiting: Seats::NONE,
        bids: [None; SEATS],
        stack: Stack::new(),
    };
    state.stack.push(Frame::Round);
    for seat in game.all().iter() {
        let label = Label::of("hand", seat);
        let name = |coin| Coin(coin).to_string();
        let hand = u32::from(game.catalogue.hand);
        state.hands[seat.index()] = state.purse.deal(hand, chance, label, name); // NM-2.1
    }
    state
}
