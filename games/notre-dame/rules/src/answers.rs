//! The numbers of the answers: what machines answer with.
//!
//! Cards, markets and players are counted from the seat that answers: its own colour and borough
//! come first, the others follow clockwise.

use mittwoch_kernel::{Numbering, Seat, Viewer};

use crate::NotreDame;
use crate::action::{Action, Favour};
use crate::component::{Card, Catalogue, MarketId, Sector};
use crate::config::Config;
use crate::legal::{MOST_CARRIED, MOST_COINS};
use crate::state::Place;

/// The places from which something can be moved, before the sectors.
const PLACES: [Place; 4] = [Place::Supply, Place::General, Place::Beside, Place::Cathedral];
/// How many sectors a borough has.
const SECTORS: usize = Sector::ALL.len();

/// The blocks of numbers, one for each verb.
pub(crate) fn numbering(catalogue: &Catalogue, config: &Config) -> Numbering {
    let cards = usize::from(config.players * Card::EACH);
    let verbs: [(&'static str, &[usize]); 14] = [
        ("keep", &[cards]),
        ("play", &[cards]),
        ("from", &[PLACES.len() + SECTORS]),
        ("from friend", &[]),
        ("to", &[SECTORS]),
        ("carry", &[MOST_CARRIED as usize + 1, 2]),
        ("give", &[MOST_COINS as usize + 1]),
        ("ride", &[catalogue.markets.len()]),
        ("choose", &[Favour::ALL.len()]),
        ("hire", &[catalogue.persons.len()]),
        ("lose", &[SECTORS]),
        ("charge", &[usize::from(config.players)]),
        ("accept", &[]),
        ("decline", &[]),
    ];
    Numbering::new(verbs)
}

/// The number of an answer of a seat.
#[inline]
pub(crate) fn number(game: &NotreDame, seat: Seat, action: Action) -> Option<u32> {
    let (verb, argument) = match action {
        Action::Keep(card) => (0, game.card_from(seat, card)?),
        Action::Play(card) => (1, game.card_from(seat, card)?),
        Action::From(place) => (2, place_number(place)),
        Action::FromFriend => (3, 0),
        Action::To(sector) => (4, sector as u16),
        Action::Carry { markers, friend } => {
            return game.numbering.number(5, [markers.into(), friend.into(), 0]);
        }
        Action::Give(coins) => (6, coins.into()),
        Action::Ride(market) => (7, game.market_from(seat, market)?),
        Action::Choose(favour) => (8, favour as u16),
        Action::Hire(person) => (9, person.into()),
        Action::Lose(sector) => (10, sector as u16),
        Action::Charge(other) => (11, game.seat_from(seat, other)?),
        Action::Accept => (12, 0),
        Action::Decline => (13, 0),
    };
    game.numbering.simple(verb, argument)
}

/// The answer of a seat with a number.
pub(crate) fn numbered(game: &NotreDame, seat: Seat, number: u32) -> Option<Action> {
    let (verb, [argument, second, _]) = game.numbering.split(number)?;
    let (small, place) = (argument as u8, usize::from(argument));
    Some(match verb {
        0 => Action::Keep(game.card_at(seat, small)),
        1 => Action::Play(game.card_at(seat, small)),
        2 => Action::From(match place.checked_sub(PLACES.len()) {
            None => PLACES[place],
            Some(sector) => Place::Sector(Sector::ALL[sector]),
        }),
        3 => Action::FromFriend,
        4 => Action::To(Sector::ALL[place]),
        5 => Action::Carry { markers: small, friend: second == 1 },
        6 => Action::Give(small),
        7 => Action::Ride(game.market_at(seat, small)),
        8 => Action::Choose(Favour::ALL[place]),
        9 => Action::Hire(small),
        10 => Action::Lose(Sector::ALL[place]),
        11 => Action::Charge(Seat((seat.0 + small) % game.config.players)),
        12 => Action::Accept,
        _ => Action::Decline,
    })
}

fn place_number(place: Place) -> u16 {
    match place {
        Place::Supply => 0,
        Place::General => 1,
        Place::Beside => 2,
        Place::Cathedral => 3,
        Place::Sector(sector) => PLACES.len() as u16 + sector as u16,
    }
}

/// A place in a circle of so many, counted from another.
#[inline]
fn around(place: u16, from: u16, all: u16) -> u16 {
    if place >= from { place - from } else { place + all - from }
}

impl NotreDame {
    /// A seat, counted from another.
    #[inline]
    fn seat_from(&self, seat: Seat, other: Seat) -> Option<u16> {
        let players = self.config.players;
        (other.0 < players).then(|| Viewer::Seat(seat).place_of(other, players) as u16)
    }

    /// An action card, counted from a seat: first those of its own colour.
    #[inline]
    pub(crate) fn card_from(&self, seat: Seat, card: Card) -> Option<u16> {
        let (cards, own) = (self.config.players * Card::EACH, seat.0 * Card::EACH);
        (card.0 < cards).then(|| around(card.0.into(), own.into(), cards.into()))
    }

    fn card_at(&self, seat: Seat, number: u8) -> Card {
        let owner = (seat.0 + number / Card::EACH) % self.config.players;
        Card(owner * Card::EACH + number % Card::EACH)
    }

    /// A market, counted from a seat: first those of its own borough.
    #[inline]
    pub(crate) fn market_from(&self, seat: Seat, market: MarketId) -> Option<u16> {
        let (market, markets) = (u16::from(market), self.catalogue.markets.len() as u16);
        (market < markets).then(|| around(market, self.home(seat), markets))
    }

    /// The market with a number, counted from a seat.
    pub(crate) fn market_at(&self, seat: Seat, number: u8) -> MarketId {
        let markets = self.catalogue.markets.len() as u16;
        ((u16::from(number) + self.home(seat)) % markets) as MarketId
    }

    /// The first market of a seat's borough.
    #[inline]
    fn home(&self, seat: Seat) -> u16 {
        let spots = self.catalogue.spots.len() as u16;
        self.borough_of(seat) as u16 * spots
    }

    /// The borough of a seat, by its place in the ring.
    #[inline]
    pub(crate) fn borough_of(&self, seat: Seat) -> usize {
        usize::from(self.homes[seat.index()])
    }
}
