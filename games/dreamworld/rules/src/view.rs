//! What a viewer sees. No field of these types can hold another player's hand.

use mittwoch_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::Dreamworld;
use crate::component::{Card, Icon, Side, Suit};
use crate::event::Choice;
use crate::phase::{arrange, therapy};
use crate::score;
use crate::state::{Frame, Owner, Professor, SEATS, State};

/// What a viewer sees of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    /// The current round, 1 to 14.
    pub round: u8,
    /// The side of the current round.
    pub side: Side,
    /// The Clients from the top of the column down.
    pub clients: Vec<ClientView>,
    /// The corner numbers of Clients and Freud: Sun side, Moon side.
    pub corner: [u8; 2],
    /// The Dream cards of this round, farthest first.
    pub line: Vec<LineCard>,
    /// The face-up Dream cards of earlier rounds.
    pub lying: Vec<LyingCard>,
    /// What everybody sees of each player.
    pub players: Vec<PlayerView>,
    /// The Id, in solo.
    pub id: Option<IdView>,
    /// Cards in the deck.
    pub deck: u8,
    /// Non-player cards that still lie face down.
    pub non_player: u8,
    /// Where the game is.
    pub now: Now,
    /// What only the viewer sees.
    pub mine: Option<Mine>,
}

/// A Client in the column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ClientView {
    /// Its plain name.
    pub name: String,
    /// Its suit.
    pub suit: Suit,
    /// Its tiles: Sun side, Moon side.
    pub tiles: [String; 2],
}

/// A Dream card of this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LineCard {
    /// The card.
    pub card: Card,
    /// Whose it is.
    pub owner: Owner,
    /// Whether it is on-suit.
    pub on_suit: bool,
    /// Its gap.
    pub gap: u8,
    /// What the tile adds.
    pub add: i8,
    /// +1 tokens on it.
    pub plus: u8,
}

/// A face-up Dream card of an earlier round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LyingCard {
    /// The card.
    pub card: Card,
    /// The round in which it was laid.
    pub round: u8,
    /// +1 tokens on it.
    pub plus: u8,
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerView {
    /// The plain name of the Professor.
    pub professor: String,
    /// Where the Professor card is.
    pub professor_card: Professor,
    /// How many Dream cards are in the hand.
    pub hand: u8,
    /// Those of them that everybody knows, because they were drawn openly.
    pub known: Vec<Card>,
    /// The unflipped tokens of each row, the golden one first.
    pub rows: Vec<Vec<u8>>,
    /// Flipped golden tokens.
    pub golden: u8,
    /// The sum of the unflipped tokens.
    pub remaining: u8,
    /// +1 tokens in the supply.
    pub supply: u8,
}

/// What everybody sees of the Id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IdView {
    /// Its tokens, and whether each is flipped.
    pub tokens: Vec<(u8, bool)>,
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    /// Play a Card.
    Choosing {
        /// Who chooses in this step.
        choosers: Seats,
        /// Who has not chosen yet.
        waiting: Seats,
        /// Whether this is the choice after the Professor.
        again: bool,
    },
    /// Somebody scores or draws.
    Turn {
        /// Who.
        seat: Seat,
        /// The place of the card, counted from the farthest.
        at: u8,
    },
    /// Somebody flips tokens.
    Flipping {
        /// Who.
        seat: Seat,
        /// The place of the card, counted from the farthest.
        at: u8,
        /// What is left of the limit.
        left: u8,
        /// Tokens flipped this turn.
        flipped: u8,
    },
    /// The game is over.
    Over {
        /// Who won; nobody if the Id did.
        winners: Seats,
    },
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mine {
    /// The viewer's seat.
    pub seat: Seat,
    /// The Dream cards in the hand.
    pub hand: Vec<Card>,
    /// The sealed choice, until the reveal.
    pub choice: Option<Choice>,
}

/// How many cards are where, as far as everybody can count them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    pub(crate) hands: [u8; SEATS],
    pub(crate) pool: u8,
}

impl Counts {
    pub(crate) fn of(state: &State) -> Counts {
        Counts { hands: state.hands.map(|hand| hand.len() as u8), pool: state.pool.len() as u8 }
    }
}

/// Projects a state onto what a viewer sees.
pub(crate) fn project(game: &Dreamworld, state: &State, viewer: Viewer) -> View {
    counted(game, state, Counts::of(state), viewer)
}

/// Projects a state, or what a viewer knows of one, onto what the viewer sees.
///
/// Of the hands only the viewer's own is read, and of choices only the viewer's own.
pub(crate) fn counted(game: &Dreamworld, state: &State, counts: Counts, viewer: Viewer) -> View {
    let non_player = game.catalogue.non_player.saturating_sub(state.round);
    View {
        round: state.round,
        side: state.side(),
        clients: clients(game, state),
        corner: game.catalogue.corner,
        line: line(game, state),
        lying: state.lying.iter().map(|card| lying(state, Card(card))).collect(),
        players: seats(game).map(|seat| player(game, state, counts, seat)).collect(),
        id: game.config.is_solo().then(|| id(game, state)),
        deck: counts.pool - non_player,
        non_player,
        now: now(game, state),
        mine: seats(game).find(|seat| viewer.is(*seat)).map(|seat| mine(state, seat)),
    }
}

fn seats(game: &Dreamworld) -> impl Iterator<Item = Seat> + use<> {
    Seats::first_n(game.config.players).iter()
}

fn clients(game: &Dreamworld, state: &State) -> Vec<ClientView> {
    let tile = |tile: u8| game.catalogue.tiles[usize::from(tile)].0.clone();
    let column = state.clients.iter().zip(state.tiles);
    column
        .map(|(client, tiles)| {
            let (name, suit) = game.catalogue.clients[usize::from(*client)].clone();
            ClientView { name, suit, tiles: tiles.map(tile) }
        })
        .collect()
}

fn line(game: &Dreamworld, state: &State) -> Vec<LineCard> {
    let places = state.line.iter().zip(0..);
    places
        .map(|(placed, at)| {
            let gap = arrange::gap(game, state, at);
            LineCard {
                card: placed.card,
                owner: placed.owner,
                on_suit: game.is_on_suit(state, placed.card),
                gap,
                add: therapy::add(game, state, at, gap),
                plus: state.plus_on[placed.card.index()],
            }
        })
        .collect()
}

fn lying(state: &State, card: Card) -> LyingCard {
    LyingCard { card, round: state.laid_in[card.index()], plus: state.plus_on[card.index()] }
}

fn player(game: &Dreamworld, state: &State, counts: Counts, seat: Seat) -> PlayerView {
    let player = &state.players[seat.index()];
    let rows = game.catalogue.rows.iter().zip(player.left);
    PlayerView {
        professor: game.catalogue.professors[seat.index()].0.clone(),
        professor_card: player.professor,
        hand: counts.hands[seat.index()],
        known: state.open[seat.index()].iter().map(Card).collect(),
        rows: rows.map(|((_, row), left)| row[..usize::from(left)].to_vec()).collect(),
        golden: player.golden(),
        remaining: score::remaining(game, state, seat),
        supply: player.supply,
    }
}

fn id(game: &Dreamworld, state: &State) -> IdView {
    let tokens = game.catalogue.id_tokens.iter().zip(0..);
    IdView {
        tokens: tokens.map(|(value, bit)| (*value, state.id_flipped >> bit & 1 != 0)).collect(),
    }
}

fn now(game: &Dreamworld, state: &State) -> Now {
    let seat = || state.turn().expect("a turn belongs to a seat");
    let choosing =
        |again| Now::Choosing { choosers: state.choosers, waiting: state.waiting, again };
    match state.stack.current() {
        Frame::Choose => choosing(false),
        Frame::ChooseAgain => choosing(true),
        Frame::Turn { at } => Now::Turn { seat: seat(), at },
        Frame::Flip { at, left, flipped } => Now::Flipping { seat: seat(), at, left, flipped },
        // The others ask nothing: a view is looked at when something is asked, or at the end.
        Frame::Round | Frame::Line { .. } | Frame::Check | Frame::Over => {
            Now::Over { winners: score::winners(game, state) }
        }
    }
}

fn mine(state: &State, seat: Seat) -> Mine {
    Mine {
        seat,
        hand: state.hands[seat.index()].iter().map(Card).collect(),
        choice: state.choices[seat.index()],
    }
}

impl View {
    /// Every card that the viewer sees or knows to be in a hand.
    pub(crate) fn seen(&self) -> impl Iterator<Item = Card> {
        let line = self.line.iter().map(|placed| placed.card);
        let lying = self.lying.iter().map(|lying| lying.card);
        let known = self.players.iter().flat_map(|player| player.known.iter().copied());
        let mine = self.mine.iter().flat_map(|mine| mine.hand.iter().copied());
        line.chain(lying).chain(known).chain(mine)
    }

    /// The icon that names the side of the round.
    pub fn favoured_icon(&self) -> Icon {
        self.side
    }
}
