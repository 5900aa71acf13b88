use mittwoch_kernel::{Bag, DataFault, Pack, Seat, named};

use super::check::Check;
use super::streets::Streets;
use super::{Ability, Colour, Layout, SetUp, Spot};
use crate::config::Config;

/// A person, by its place in the data file.
pub type PersonId = u8;
/// A market, by its borough (clockwise) and its place in the data file.
pub type MarketId = u8;
/// A kind of message, by its place in the data file.
pub type MessageKind = u8;

/// The checked components, as one game needs them.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// The persons.
    pub persons: Vec<Person>,
    /// The brown persons.
    pub brown: Bag,
    /// The grey persons of each period.
    pub grey: [Bag; 3],
    /// The four kinds of message.
    pub messages: Vec<Message>,
    /// The boroughs clockwise round the cathedral.
    pub boroughs: Vec<Borough>,
    /// The markets, borough by borough.
    pub markets: Vec<Market>,
    /// The streets between the markets.
    pub streets: Streets,
    /// The markets of a borough, whichever it is.
    pub spots: Vec<Spot>,
    /// The streets for each number of boroughs.
    pub layouts: Vec<Layout>,
    /// The set-up for each number of players.
    pub set_ups: Vec<SetUp>,
    /// The prestige on the cathedral (ND-1.8).
    pub cathedral: u8,
    /// The prestige for a gift of one, two and three coins (ND-10.26).
    pub gift: [u8; 3],
    /// From how many pieces on the hotel gives two favours (ND-10.16).
    pub hotel_two_from: u8,
    /// How many pieces in the park give one more prestige (ND-10.22).
    pub park_pieces: u8,
}

named! {
    /// The deck of a person: a grey one of a period, or the brown one.
    pub enum Deck {
        /// The first period.
        A = "a",
        /// The second period.
        B = "b",
        /// The third period.
        C = "c",
        /// Every period.
        Brown = "brown",
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Its plain name.
    pub id: String,
    /// Its deck.
    pub deck: Deck,
    /// Its rats.
    pub rats: u8,
    /// What it does for a coin.
    pub ability: Ability,
}

/// A kind of message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its plain name.
    pub id: String,
    /// Prestige.
    pub prestige: u8,
    /// Coins.
    pub coins: u8,
    /// Markers from the general supply.
    pub markers: u8,
    /// Whether the rat may go one step back.
    pub rat_back: bool,
}

/// A borough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Borough {
    /// Its colour.
    pub colour: Colour,
    /// Its owner, if it has one.
    pub owner: Option<Seat>,
}

/// A market.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Market {
    /// Its plain name.
    pub id: String,
    /// Its plain name within a borough.
    pub spot: String,
    /// The borough it lies in, by its place in the ring.
    pub borough: u8,
    /// Whether a message is laid here at the start.
    pub message: bool,
}

impl Catalogue {
    /// Checks a pack for a configuration; every fault is named.
    pub fn new(pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        Check::default().run(pack, config)
    }

    /// A person by its id.
    #[inline]
    pub fn person(&self, person: PersonId) -> &Person {
        &self.persons[usize::from(person)]
    }

    /// The colour of the borough in which a market lies.
    #[inline]
    pub fn colour_of(&self, market: MarketId) -> Colour {
        self.boroughs[usize::from(self.markets[usize::from(market)].borough)].colour
    }

    /// The market in the centre of a seat's borough, where the carriage starts (ND-2.4).
    pub fn centre(&self, seat: Seat) -> MarketId {
        let own = |market: &Market| {
            !market.message && self.boroughs[usize::from(market.borough)].owner == Some(seat)
        };
        self.markets.iter().position(own).expect("each borough has a market without a message")
            as u8
    }

    /// The plain name of a message.
    pub fn message_name(&self, colour: Colour, kind: MessageKind) -> String {
        [colour.name(), "-message-", &self.messages[usize::from(kind)].id].concat()
    }

    /// The kind of a message of a colour that has this plain name.
    pub fn message_kind(&self, colour: Colour, name: &str) -> Option<MessageKind> {
        let id = name.strip_prefix(colour.name())?.strip_prefix("-message-")?;
        let kind = self.messages.iter().position(|message| message.id == id)?;
        Some(kind as MessageKind)
    }
}
