use mittwoch_kernel::{Folds, Seat, Seats};

use crate::NightMarket;
use crate::component::{Coin, WareId};
use crate::state::{Frame, SEATS, State};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player chose a coin in secret.
    Bid {
        /// Who.
        seat: Seat,
        /// Which.
        coin: Coin,
    },
    /// A player drew a coin in secret.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        coin: Coin,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// What a viewer is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventView {
    /// The viewer chose a coin.
    Bid {
        /// The viewer.
        seat: Seat,
        /// Which.
        coin: Coin,
    },
    /// Somebody else chose a coin.
    HasBid {
        /// Who.
        seat: Seat,
    },
    /// The viewer drew a coin.
    Drew {
        /// The viewer.
        seat: Seat,
        /// Which.
        coin: Coin,
    },
    /// Somebody else drew a coin.
    HasDrawn {
        /// Who.
        seat: Seat,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// Something that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// A round began with a ware.
    RoundStarted {
        /// Its number.
        round: u8,
        /// The ware.
        ware: WareId,
    },
    /// A chosen coin was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The coin.
        coin: Coin,
    },
    /// A player bought the ware of the round.
    Sold {
        /// Who.
        seat: Seat,
        /// The ware.
        ware: WareId,
    },
    /// A player may trade.
    MayTrade {
        /// Who.
        seat: Seat,
    },
    /// A player laid a coin down in order to draw another.
    Laid {
        /// Who.
        seat: Seat,
        /// The coin.
        coin: Coin,
    },
    /// A player kept the hand.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winners: Seats,
    },
}

impl Folds for NightMarket {
    type Open = Open;

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
                state.stack.pop();
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
