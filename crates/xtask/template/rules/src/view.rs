//! What a viewer sees. No field of these types can hold another player's hand.

use mittwoch_kernel::{Bag, Seat, Seats, Viewer, wired};
use serde::{Deserialize, Serialize};

use crate::NightMarket;
use crate::component::Coin;
use crate::score;
use crate::state::{Frame, SEATS, State};

wired! {
    /// What a viewer sees of the table.
    View {
        /// The current round, counted from 1.
        round: u8,
        /// The ware of this round, until it is sold.
        stall: Option<String>,
        /// What everybody sees of each player.
        players: Vec<PlayerView>,
        /// What only the viewer sees.
        mine: Option<Mine>,
        /// The coins that lie open.
        spent: Vec<Coin>,
        /// How many coins are in the purse.
        purse: u8,
        /// The wares that were not shown yet.
        wares: Vec<String>,
        /// Where the game is.
        now: Now,
    }

    /// What everybody sees of a player.
    PlayerView {
        /// How many coins are in the hand.
        coins: u8,
        /// The coin that was revealed last.
        shown: Option<Coin>,
        /// The wares.
        bought: Vec<String>,
        /// Their points.
        points: u8,
    }

    /// What only the viewer sees.
    Mine {
        /// The viewer's seat.
        seat: Seat,
        /// The coins in the hand.
        hand: Vec<Coin>,
        /// The sealed coin, until it is revealed.
        bid: Option<Coin>,
    }
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    /// Bidding.
    Bidding {
        /// Who has not bid yet.
        waiting: Seats,
    },
    /// Trading.
    Trading {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Seats,
    },
}

/// How many coins are where, as far as everybody can count them.
pub(crate) struct Counts {
    pub(crate) hands: [u8; SEATS],
    pub(crate) purse: u8,
}

impl Counts {
    pub(crate) fn of(state: &State) -> Counts {
        Counts { hands: state.hands.map(|hand| hand.len() as u8), purse: state.purse.len() as u8 }
    }
}

/// Projects a state onto what a viewer sees.
pub(crate) fn project(game: &NightMarket, state: &State, viewer: Viewer) -> View {
    counted(game, state, Counts::of(state), viewer)
}

/// Projects a state, or what a viewer knows of one, onto what the viewer sees.
///
/// Of the hands only the viewer's own is read, and of the sealed coins only the viewer's own.
pub(crate) fn counted(game: &NightMarket, state: &State, counts: Counts, viewer: Viewer) -> View {
    let ware = |ware: u8| game.catalogue.ware(ware).id.clone();
    let player = |seat: Seat| PlayerView {
        coins: counts.hands[seat.index()],
        shown: state.shown[seat.index()],
        bought: state.bought[seat.index()].iter().map(ware).collect(),
        points: score::points(game, state, seat),
    };
    View {
        round: state.round,
        stall: state.stall.map(ware),
        players: game.all().iter().map(player).collect(),
        mine: game.all().iter().find(|seat| viewer.is(*seat)).map(|seat| mine(state, seat)),
        spent: coins(state.spent),
        purse: counts.purse,
        wares: state.wares.iter().map(ware).collect(),
        now: now(game, state),
    }
}

fn coins(bag: Bag) -> Vec<Coin> {
    bag.iter().map(Coin).collect()
}

fn mine(state: &State, seat: Seat) -> Mine {
    Mine { seat, hand: coins(state.hand(seat)), bid: state.bids[seat.index()] }
}

fn now(game: &NightMarket, state: &State) -> Now {
    match state.stack.current() {
        Frame::Trade { seat } | Frame::Draw { seat } => Now::Trading { seat },
        Frame::Round | Frame::Bid => Now::Bidding { waiting: state.waiting },
        Frame::Over => Now::Over { winners: score::winners(game, state) },
    }
}
