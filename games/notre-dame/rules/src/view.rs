//! What a viewer sees. No field of these types can hold another player's cards.

use mittwoch_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::NotreDame;
use crate::component::{Card, Colour, MarketId, Sector};
use crate::score;
use crate::state::{Frame, Source, State};

/// What a viewer sees of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    /// The current round, 1 to 9.
    pub round: u8,
    /// The current period: a, b or c.
    pub period: char,
    /// The start player.
    pub start: Seat,
    /// The phase.
    pub phase: Frame,
    /// The question that is open above it, if any.
    pub question: Option<Frame>,
    /// The question that comes after that one, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub later: Option<Frame>,
    /// Who has not chosen a card yet.
    pub waiting: Seats,
    /// The persons shown.
    pub persons: Vec<PersonView>,
    /// The plague of the round.
    pub plague: u8,
    /// The prestige on the cathedral.
    pub cathedral: u8,
    /// The coins in the general supply, where they are limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub bank: Option<u8>,
    /// The boroughs clockwise round the cathedral.
    pub boroughs: Vec<BoroughView>,
    /// The streets, as pairs of markets.
    pub streets: Vec<[String; 2]>,
    /// What everybody sees of each player.
    pub players: Vec<PlayerView>,
    /// The prestige that the viewer may see.
    pub prestige: Vec<PrestigeView>,
    /// Who won, once the game is over.
    pub winners: Option<Seats>,
    /// What only the viewer sees.
    pub mine: Option<Mine>,
}

/// A person that is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PersonView {
    /// Its plain name.
    pub name: String,
    /// Its rats.
    pub rats: u8,
}

/// A borough.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoroughView {
    /// Its colour.
    pub colour: Colour,
    /// Its owner, if it has one.
    pub owner: Option<Seat>,
    /// Its markets.
    pub markets: Vec<MarketView>,
}

/// A market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarketView {
    /// Its plain name.
    pub name: String,
    /// The message that lies there.
    pub message: Option<String>,
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerView {
    /// The colour.
    pub colour: Colour,
    /// Coins.
    pub coins: u16,
    /// Markers in the own supply.
    pub supply: u8,
    /// Markers in the general supply of the colour.
    pub general: u8,
    /// Markers in each sector, in the order of the sectors.
    pub sectors: Vec<(Sector, u8)>,
    /// Where the trusted friend is, if in the borough.
    pub friend: Option<Sector>,
    /// Markers on the cathedral.
    pub cathedral: u8,
    /// The step of the rat.
    pub rat: u8,
    /// Where the plague of this round would bring it; beyond 9 means a hit.
    pub forecast: u8,
    /// Where the carriage stands.
    pub carriage: String,
    /// How many messages of each colour in play are collected.
    pub messages: Vec<(Colour, u8)>,
    /// The cards played in this round.
    pub played: Vec<Card>,
    /// How many cards are in the hand.
    pub hand: u8,
    /// Whom the player hired in this round.
    pub hired: Option<String>,
}

/// The prestige of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PrestigeView {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub total: u16,
    /// Where it came from.
    pub gained: Vec<(Source, u16)>,
    /// What was lost to the plague.
    pub lost: u16,
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mine {
    /// The viewer's seat.
    pub seat: Seat,
    /// The cards to choose from.
    pub looking: Vec<Card>,
    /// The cards in the hand.
    pub hand: Vec<Card>,
    /// The sealed choice, until all have chosen.
    pub choice: Option<Card>,
}

/// Projects a state, or what a viewer knows of one, onto what the viewer sees.
///
/// Of cards not yet played only the viewer's own are read.
pub(crate) fn project(game: &NotreDame, state: &State, viewer: Viewer) -> View {
    let [question, later] = questions(state);
    View {
        round: state.round,
        period: char::from(b'a' + state.period()),
        start: game.start(state),
        phase: state.phase(),
        question,
        later,
        waiting: state.waiting,
        persons: persons(game, state),
        plague: game.plague(state),
        cathedral: game.catalogue.cathedral,
        bank: game.config.limited_coins.then_some(state.bank.max(0) as u8),
        boroughs: boroughs(game, state),
        streets: streets(game),
        players: seats(game).map(|seat| player(game, state, seat)).collect(),
        prestige: prestige(game, state, viewer),
        winners: score::is_over(state).then(|| score::winners(game, state)),
        mine: seats(game).find(|seat| viewer.is(*seat)).map(|seat| mine(state, seat)),
    }
}

/// What is asked above the phase: now, and after that.
fn questions(state: &State) -> [Option<Frame>; 2] {
    let mut stack = state.stack;
    [(); 2].map(|()| if stack.depth() > 1 { stack.pop() } else { None })
}

fn seats(game: &NotreDame) -> impl Iterator<Item = Seat> + use<> {
    Seats::first_n(game.config.players).iter()
}

fn persons(game: &NotreDame, state: &State) -> Vec<PersonView> {
    let shown = state.shown.iter().map(|person| game.catalogue.person(*person));
    shown.map(|person| PersonView { name: person.id.clone(), rats: person.rats }).collect()
}

fn boroughs(game: &NotreDame, state: &State) -> Vec<BoroughView> {
    let markets = |at: u8| {
        let here = game.catalogue.markets.iter().zip(&state.messages);
        let here = here.filter(move |(market, _)| market.borough == at);
        here.map(move |(market, message)| {
            let colour = game.catalogue.boroughs[usize::from(at)].colour;
            let message = message.map(|kind| game.catalogue.message_name(colour, kind));
            MarketView { name: market.id.clone(), message }
        })
    };
    let all = game.catalogue.boroughs.iter().zip(0..);
    all.map(|(borough, at)| BoroughView {
        colour: borough.colour,
        owner: borough.owner,
        markets: markets(at).collect(),
    })
    .collect()
}

fn streets(game: &NotreDame) -> Vec<[String; 2]> {
    let name = |market: MarketId| game.catalogue.markets[usize::from(market)].id.clone();
    let pairs = game.catalogue.streets.pairs().iter();
    pairs.map(|(one, other)| [name(*one), name(*other)]).collect()
}

fn player(game: &NotreDame, state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let colours = game.catalogue.boroughs.iter().map(|borough| borough.colour);
    PlayerView {
        colour: Colour::of(seat),
        coins: player.coins,
        supply: player.supply,
        general: player.general,
        sectors: Sector::ALL.into_iter().zip(player.sectors).collect(),
        friend: player.friend,
        cathedral: player.cathedral,
        rat: player.rat,
        forecast: game.forecast(state, seat),
        carriage: game.catalogue.markets[usize::from(player.carriage)].id.clone(),
        messages: colours.map(|colour| (colour, player.messages_of(colour) as u8)).collect(),
        played: state.played[seat.index()].to_vec(),
        hand: hand_size(state, seat),
        hired: state.hired[seat.index()].map(|id| game.catalogue.person(id).id.clone()),
    }
}

/// How many cards are in a hand: everybody can tell from the phase and the cards played.
pub(crate) fn hand_size(state: &State, seat: Seat) -> u8 {
    match (state.phase(), state.played[seat.index()].len()) {
        (Frame::Draft { step }, _) => step,
        (Frame::Cards { .. }, 0) => 3,
        (Frame::Cards { .. }, 1) => 2,
        _ => 0,
    }
}

fn prestige(game: &NotreDame, state: &State, viewer: Viewer) -> Vec<PrestigeView> {
    let all = game.config.open_prestige || score::is_over(state);
    let seen = seats(game).filter(|seat| all || viewer.is(*seat));
    seen.map(|seat| {
        let player = state.player(seat);
        PrestigeView {
            seat,
            total: player.prestige(),
            gained: Source::ALL.into_iter().zip(player.gained).collect(),
            lost: player.lost,
        }
    })
    .collect()
}

fn mine(state: &State, seat: Seat) -> Mine {
    Mine {
        seat,
        looking: state.looking[seat.index()].iter().map(Card).collect(),
        hand: state.hands[seat.index()].iter().map(Card).collect(),
        choice: state.choices[seat.index()],
    }
}
