use mittwoch_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::NightMarket;
use crate::component::{Coin, WareId};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
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
    /// Something that everybody sees; it is written as what it is.
    #[serde(untagged)]
    Open(Open),
}

/// Something that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
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

/// What a viewer is told of an event.
pub(crate) fn view(event: Event, viewer: Viewer) -> Option<EventView> {
    Some(match event {
        Event::Bid { seat, coin } if viewer.is(seat) => EventView::Bid { seat, coin },
        Event::Bid { seat, .. } => EventView::HasBid { seat },
        Event::Drew { seat, coin } if viewer.is(seat) => EventView::Drew { seat, coin },
        Event::Drew { seat, .. } => EventView::HasDrawn { seat },
        Event::Open(open) => EventView::Open(open),
    })
}

/// Whether an event shows a viewer something that was hidden from them.
pub(crate) fn reveals(_game: &NightMarket, event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Open(Open::RoundStarted { .. }) => true,
        Event::Open(Open::Revealed { seat, .. } | Open::Laid { seat, .. }) => !viewer.is(seat),
        Event::Drew { seat, .. } => viewer.is(seat),
        Event::Open(_) | Event::Bid { .. } => false,
    }
}
