use mittwoch_kernel::{Bag, Seat, Seats, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::NotreDame;
use crate::action::Favour;
use crate::component::{Card, MarketId, MessageKind, PersonId, Sector};
use crate::state::{Place, Source};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player drew cards of the own deck.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Bag,
    },
    /// A player chose in secret which card to keep.
    Chose {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player looked at what was passed.
    Received {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Bag,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// What a viewer is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum EventView {
    /// The viewer drew cards of the own deck.
    Drew {
        /// The viewer.
        seat: Seat,
        /// The cards.
        #[serde(with = "cards")]
        #[cfg_attr(feature = "schema", ts(type = "Array<string>"), schemars(with = "Vec<Card>"))]
        cards: Bag,
    },
    /// The viewer chose which card to keep.
    Chose {
        /// The viewer.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Somebody else chose.
    HasChosen {
        /// Who.
        seat: Seat,
    },
    /// The viewer looked at what was passed.
    Received {
        /// The viewer.
        seat: Seat,
        /// The cards.
        #[serde(with = "cards")]
        #[cfg_attr(feature = "schema", ts(type = "Array<string>"), schemars(with = "Vec<Card>"))]
        cards: Bag,
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
    /// A round began; everybody draws.
    RoundStarted {
        /// Its number.
        round: u8,
    },
    /// A person was turned up.
    Shown {
        /// The person, by its place in the sheet.
        person: PersonId,
    },
    /// Everybody has kept a card and passed the others to the left.
    Passed {
        /// 0 for the two cards, 1 for the one.
        step: u8,
    },
    /// A player played a card, and with the second laid the third away.
    Played {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card has no effect.
    NoEffect {
        /// Whose.
        seat: Seat,
    },
    /// A marker or the friend was put or moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// Whether it is the friend.
        friend: bool,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// A sector's action began.
    Acted {
        /// Whose.
        seat: Seat,
        /// The sector.
        sector: Sector,
        /// The pieces there.
        pieces: u8,
    },
    /// A player took markers from the general supply.
    TookMarkers {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player took coins.
    TookCoins {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Coins were missing in the general supply.
    CoinsMissing {
        /// Who should take them.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many players could pay them; the taker chooses among several.
        payers: u8,
    },
    /// One of the richest paid coins that were missing.
    Charged {
        /// Who took them.
        seat: Seat,
        /// Who paid.
        payer: Seat,
        /// How many.
        count: u8,
    },
    /// A player gained prestige.
    Scored {
        /// Who.
        seat: Seat,
        /// What for.
        source: Source,
        /// How much, without the park.
        prestige: u8,
        /// The park's bonus.
        park: u8,
    },
    /// A player's rat went back.
    RatWentBack {
        /// Whose.
        seat: Seat,
        /// To which step.
        to: u8,
    },
    /// A player left the rat where it is.
    RatStayed {
        /// Who.
        seat: Seat,
    },
    /// A carriage ended its ride.
    Rode {
        /// Whose.
        seat: Seat,
        /// Where: a place among the markets of the view, borough by borough.
        to: MarketId,
    },
    /// A player took a message.
    TookMessage {
        /// Who.
        seat: Seat,
        /// Where: a place among the markets of the view, borough by borough.
        market: MarketId,
        /// Its kind, by its place in the sheet.
        kind: MessageKind,
    },
    /// A player left a message.
    LeftMessage {
        /// Who.
        seat: Seat,
    },
    /// A player chose a favour.
    Favoured {
        /// Who.
        seat: Seat,
        /// Which.
        favour: Favour,
    },
    /// A player chose a coin as a favour, but the general supply has none.
    WantedCoin {
        /// Who.
        seat: Seat,
    },
    /// There was no favour that a player could choose.
    NoFavour {
        /// Who.
        seat: Seat,
    },
    /// A player gave coins to Notre Dame.
    Gave {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// A player hired a person.
    Hired {
        /// Who.
        seat: Seat,
        /// Whom, by the place in the sheet.
        person: PersonId,
    },
    /// A player hired nobody.
    HiredNobody {
        /// Who.
        seat: Seat,
    },
    /// A player picked where a piece comes from.
    Picked {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// Whether it is the friend alone.
        friend: bool,
    },
    /// A player decided how many pieces to move.
    Gathered {
        /// Who.
        seat: Seat,
        /// How many markers.
        markers: u8,
        /// Whether the friend too.
        friend: bool,
    },
    /// Pieces were moved without an action.
    Shifted {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Sector,
        /// To where.
        to: Sector,
        /// How many markers.
        markers: u8,
        /// Whether the friend too.
        friend: bool,
    },
    /// The plague came to a player.
    PlagueCame {
        /// To whom.
        seat: Seat,
        /// The plague for this player.
        plague: u8,
        /// The pieces in the hospital.
        hospital: u8,
        /// Where the rat stands now.
        to: u8,
        /// Whether it went beyond the last step.
        hit: bool,
    },
    /// A player lost prestige to the plague.
    LostPrestige {
        /// Who.
        seat: Seat,
        /// How much.
        prestige: u8,
    },
    /// A player lost a marker to the plague.
    LostMarker {
        /// Who.
        seat: Seat,
        /// From where.
        sector: Sector,
    },
    /// Notre Dame was scored.
    CathedralScored {
        /// All markers there.
        markers: u8,
        /// The prestige for each.
        share: u8,
    },
    /// A period ended: the cathedral is cleared and all cards go back to their owners.
    PeriodEnded {
        /// Which, counted from 0.
        period: u8,
    },
    /// A player's prestige was counted at the end.
    Counted {
        /// Whose.
        seat: Seat,
        /// By where it came from.
        gained: [u16; 6],
        /// What was lost to the plague.
        lost: u16,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winners: Seats,
    },
}

/// Cards that are written by their plain names.
mod cards {
    use super::*;

    pub(super) fn serialize<S: Serializer>(cards: &Bag, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(cards.iter().map(Card))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bag, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        Ok(cards.into_iter().map(|card| card.0).collect())
    }
}

/// What a viewer is told of an event, if anything.
pub(crate) fn view(event: Event, viewer: Viewer) -> Option<EventView> {
    match event {
        Event::Drew { seat, cards } => viewer.is(seat).then_some(EventView::Drew { seat, cards }),
        Event::Received { seat, cards } => {
            viewer.is(seat).then_some(EventView::Received { seat, cards })
        }
        Event::Chose { seat, card } if viewer.is(seat) => Some(EventView::Chose { seat, card }),
        Event::Chose { seat, .. } => Some(EventView::HasChosen { seat }),
        Event::Open(open) => Some(EventView::Open(open)),
    }
}

/// Whether an event shows a viewer something that was hidden from them.
pub(crate) fn reveals(game: &NotreDame, event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Drew { seat, .. } | Event::Received { seat, .. } => viewer.is(seat),
        Event::Chose { .. } => false,
        Event::Open(Open::Shown { .. }) => true,
        Event::Open(Open::Played { seat, .. }) => !viewer.is(seat),
        Event::Open(Open::LostPrestige { seat, .. } | Open::Counted { seat, .. }) => {
            !viewer.is(seat) && !game.config.open_prestige
        }
        Event::Open(_) => false,
    }
}
