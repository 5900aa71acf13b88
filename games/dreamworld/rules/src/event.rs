use mittwoch_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::Dreamworld;
use crate::component::{Card, ClientId, RowId, TileId};
use crate::state::Owner;

/// What a player chose to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// A Dream card.
    Card(Card),
    /// The Professor card.
    Professor,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player chose in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// What a viewer is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum EventView {
    /// The viewer chose.
    Chose {
        /// The viewer.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// Somebody else chose.
    HasChosen {
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
    /// A round began.
    RoundStarted {
        /// Its number.
        round: u8,
        /// The Client by its place in the sheet, or nothing at Freud.
        client: Option<ClientId>,
        /// The tile that governs the round by its place in the sheet, if any.
        tile: Option<TileId>,
    },
    /// A card was turned up and joined the line.
    TurnedUp {
        /// The card.
        card: Card,
        /// What it is there for.
        owner: Owner,
    },
    /// A chosen card was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The card.
        choice: Choice,
    },
    /// The players who showed the Professor choose again.
    ChooseAgain {
        /// Who.
        seats: Seats,
    },
    /// The line is final and scoring begins.
    Arranged,
    /// A player's turn to score or draw came.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The place of the card, counted from the farthest.
        at: u8,
        /// The gap.
        gap: u8,
        /// What the tile adds.
        add: i8,
    },
    /// A player declared to score.
    Scored {
        /// Who.
        seat: Seat,
        /// +1 tokens spent.
        spent: u8,
        /// The limit with them.
        limit: u8,
    },
    /// A player flipped a token.
    Flipped {
        /// Who.
        seat: Seat,
        /// The row, by its place in the sheet.
        row: RowId,
        /// The token's value.
        value: u8,
        /// Whether it is the golden one.
        golden: bool,
    },
    /// A player's scoring ended.
    TurnDone {
        /// Who.
        seat: Seat,
    },
    /// A player drew a Dream card.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The +1 tokens on it.
        plus: u8,
    },
    /// A player drew the Professor card.
    DrewProfessor {
        /// Who.
        seat: Seat,
    },
    /// A player could neither score nor draw.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player could draw nothing and did not want to score.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The Id's card came to score.
    IdTurn {
        /// The place of the card, counted from the farthest.
        at: u8,
        /// The gap.
        gap: u8,
        /// What the tile adds.
        add: i8,
        /// The limit.
        limit: u8,
    },
    /// The Id flipped a token.
    IdFlipped {
        /// Its place among the Id's tokens.
        token: u8,
        /// Its value.
        value: u8,
    },
    /// The game ended.
    Ended {
        /// Who won; nobody if the Id did.
        winners: Seats,
    },
}

/// What a viewer is told of an event, if anything.
pub(crate) fn view(event: Event, viewer: Viewer) -> Option<EventView> {
    Some(match event {
        Event::Chose { seat, choice } if viewer.is(seat) => EventView::Chose { seat, choice },
        Event::Chose { seat, .. } => EventView::HasChosen { seat },
        Event::Open(open) => EventView::Open(open),
    })
}

/// Whose turn begins with an event.
pub(crate) fn starts_turn(event: Event) -> Option<Seat> {
    match event {
        Event::Open(Open::TurnBegan { seat, .. }) => Some(seat),
        _ => None,
    }
}

/// Whether an event shows a viewer something that was hidden from them.
pub(crate) fn reveals(_game: &Dreamworld, event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Open(Open::TurnedUp { .. }) => true,
        Event::Open(Open::Revealed { seat, .. }) => !viewer.is(seat),
        Event::Open(_) | Event::Chose { .. } => false,
    }
}
