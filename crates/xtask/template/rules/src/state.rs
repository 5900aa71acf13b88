use mittwoch_kernel::{Bag, Seat, Seats, Stack};

use crate::component::{Coin, WareId};

/// The most players.
pub const SEATS: usize = 4;

/// All that changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The current round, counted from 1.
    pub round: u8,
    /// The wares that were not shown yet.
    pub wares: Bag,
    /// The ware of this round, until it is sold (NM-3.2).
    pub stall: Option<WareId>,
    /// The wares that each player has bought.
    pub bought: [Bag; SEATS],
    /// The coins that nobody has seen (NM-2.2).
    pub purse: Bag,
    /// The coins in each hand.
    pub hands: [Bag; SEATS],
    /// The coins that lie open (NM-4.4, NM-5.1).
    pub spent: Bag,
    /// The coin that each player revealed last.
    pub shown: [Option<Coin>; SEATS],
    /// Who has not chosen a coin yet.
    pub waiting: Seats,
    /// The chosen coins, sealed until all have chosen (NM-4.1).
    pub bids: [Option<Coin>; SEATS],
    /// Where the game is.
    pub stack: Stack<Frame, 2>,
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Frame {
    /// The next round begins, or the game ends.
    #[default]
    Round,
    /// Bidding: everybody chooses a coin.
    Bid,
    /// Trading: one player may exchange a coin; the next round lies below.
    Trade {
        /// Who.
        seat: Seat,
    },
    /// Trading: a coin was laid down, and another is drawn.
    Draw {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl State {
    /// The coins in a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Bag {
        self.hands[seat.index()]
    }
}
