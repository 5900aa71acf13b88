use mittwoch_kernel::{Bag, List, Seat, Seats, Stack};

use crate::component::{CLIENTS, Card, ClientId, Effect, ROWS, Side, TileId};
use crate::{Dreamworld, event::Choice};

/// The most players.
pub const SEATS: usize = 4;
/// The number of the last round (DW-4.1).
pub const LAST_ROUND: u8 = 14;

/// All that changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The current round, 1 to 14.
    pub round: u8,
    /// The Clients from the top of the column down.
    pub clients: [ClientId; CLIENTS],
    /// The tiles of each Client in the column, for the Sun side and for the Moon side.
    pub tiles: [[TileId; 2]; CLIENTS],
    /// Face-down non-player cards and the deck, which nobody has seen (DW-3.8).
    pub pool: Bag,
    /// The Dream cards in each hand.
    pub hands: [Bag; SEATS],
    /// Those of them that were drawn openly (DW-11.4).
    pub open: [Bag; SEATS],
    /// The Dream cards of this round, farthest first.
    pub line: List<Placed, 8>,
    /// The face-up Dream cards of earlier rounds.
    pub lying: Bag,
    /// The round in which each card was laid, for cards that lie; 0 for others.
    pub laid_in: [u8; Card::COUNT as usize],
    /// The +1 tokens on each card (DW-6.9).
    pub plus_on: [u8; Card::COUNT as usize],
    /// What lies before each player.
    pub players: [Player; SEATS],
    /// The Id's flipped tokens, a bit each.
    pub id_flipped: u8,
    /// Who chooses in this step of the play phase.
    pub choosers: Seats,
    /// Which of them have not chosen yet.
    pub waiting: Seats,
    /// What they have chosen, sealed until the reveal (DW-5.3).
    pub choices: [Option<Choice>; SEATS],
    /// Where the game is.
    pub stack: Stack<Frame, 4>,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// How many tokens of each row are not flipped.
    pub left: [u8; ROWS],
    /// +1 tokens in the supply.
    pub supply: u8,
    /// Where the Professor card is.
    pub professor: Professor,
}

mittwoch_kernel::named! {
    /// Where a Professor card is.
    pub enum Professor {
        /// Face up in the play area.
        Table = "table",
        /// In the hand.
        Hand = "hand",
    }
}

/// A Dream card in the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// Whose card it is.
    pub owner: Owner,
}

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// A player's.
    Seat(Seat),
    /// The non-player card of the round.
    #[default]
    NonPlayer,
    /// A card turned up by a tile.
    Random,
    /// The Id's.
    Id,
}

impl Owner {
    /// Whether it is a player's card or the Id's, and so has a turn (DW-6.1, DW-10.4).
    #[inline]
    pub fn plays(self) -> bool {
        matches!(self, Owner::Seat(_) | Owner::Id)
    }
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Frame {
    /// The next round begins.
    #[default]
    Round,
    /// Play a Card: the first choice.
    Choose,
    /// Play a Card: the choice after showing the Professor.
    ChooseAgain,
    /// Determine Scoring: the card at `next` in the line is resolved next.
    Line {
        /// Its place, counted from the farthest.
        next: u8,
    },
    /// The owner of the card at `at` scores or draws.
    Turn {
        /// Its place, counted from the farthest.
        at: u8,
    },
    /// The owner of the card at `at` flips tokens.
    Flip {
        /// Its place, counted from the farthest.
        at: u8,
        /// What is left of the limit.
        left: u8,
        /// How many tokens were flipped this turn.
        flipped: u8,
    },
    /// Check for the End.
    Check,
    /// The game is over.
    Over,
}

/// The side of a round (DW-4.2).
#[inline]
pub(crate) fn side(round: u8) -> Side {
    if round % 2 == 1 { Side::Sun } else { Side::Moon }
}

/// The place of a round's Client in the column, or nothing at Freud (DW-4.1).
#[inline]
fn client_place(round: u8) -> Option<usize> {
    let place = usize::from(round.saturating_sub(1) / 2);
    (place < CLIENTS).then_some(place)
}

impl State {
    /// The side of the current round.
    #[inline]
    pub fn side(&self) -> Side {
        side(self.round)
    }

    /// The place of the current Client in the column, or nothing at Freud.
    #[inline]
    pub fn client_place(&self) -> Option<usize> {
        client_place(self.round)
    }

    /// The Client of a round, or nothing at Freud.
    #[inline]
    pub fn client_at(&self, round: u8) -> Option<ClientId> {
        client_place(round).map(|place| self.clients[place])
    }

    /// The tile that governs a round, if any (DW-7.1).
    #[inline]
    pub fn tile_at(&self, round: u8) -> Option<TileId> {
        client_place(round).map(|place| self.tiles[place][side(round) as usize])
    }

    /// The place, counted from the farthest, of the card whose owner has the turn.
    #[inline]
    pub fn turn_place(&self) -> Option<u8> {
        match self.stack.top() {
            Some(Frame::Turn { at } | Frame::Flip { at, .. }) => Some(at),
            _ => None,
        }
    }

    /// The seat that has the turn.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        match self.line.get(usize::from(self.turn_place()?))?.owner {
            Owner::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Player {
    /// Whether every Treatment token is flipped (DW-9.2).
    #[inline]
    pub fn is_done(&self) -> bool {
        self.left == [0; ROWS]
    }

    /// How many golden tokens are flipped: the golden one is the last of its row (DW-6.13).
    #[inline]
    pub fn golden(&self) -> u8 {
        self.left.iter().filter(|left| **left == 0).count() as u8
    }
}

impl Dreamworld {
    /// The tile that governs the current round, if any (DW-7.1).
    #[inline]
    pub fn tile(&self, state: &State) -> Option<Effect> {
        state.tile_at(state.round).map(|tile| self.catalogue.tiles[usize::from(tile)].1)
    }

    /// Whether a card may score at the current Client (DW-5.10).
    #[inline]
    pub fn is_on_suit(&self, state: &State, card: Card) -> bool {
        state
            .client_at(state.round)
            .is_none_or(|client| self.catalogue.clients[usize::from(client)].1 == card.suit())
    }
}
