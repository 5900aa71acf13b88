//! What an open event does to a state.

use mittwoch_kernel::{Folds, Seat};

use crate::NightMarket;
use crate::component::Coin;
use crate::event::{Event, Open};
use crate::state::{Frame, SEATS, State};

impl Folds for NightMarket {
    type Open = Open;

    #[inline]
    fn event(event: Open) -> Event {
        Event::Open(event)
    }

    #[inline]
    fn apply(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { round, ware } => {
                state.round = round;
                state.wares.remove(ware);
                state.stall = Some(ware);
                state.shown = [None; SEATS];
                state.waiting = self.all();
                state.stack.replace(Frame::Bid);
            }
            Open::Revealed { seat, coin } => {
                state.bids[seat.index()] = None;
                state.shown[seat.index()] = Some(coin);
                lay_open(state, seat, coin);
            }
            Open::Sold { seat, ware } => {
                state.stall = None;
                state.bought[seat.index()].insert(ware);
                state.stack.replace(Frame::Round);
            }
            Open::MayTrade { seat } => state.stack.push(Frame::Trade { seat }),
            Open::Laid { seat, coin } => {
                lay_open(state, seat, coin);
                state.stack.replace(Frame::Draw { seat });
            }
            Open::Kept { .. } => drop(state.stack.pop()),
            Open::Ended { .. } => state.stack.replace(Frame::Over),
        }
    }
}

/// A coin comes out of a hand; to whoever did not know where it was, out of what is unseen.
fn lay_open(state: &mut State, seat: Seat, coin: Coin) {
    state.hands[seat.index()].remove(coin.0);
    state.purse.remove(coin.0);
    state.spent.insert(coin.0);
}
