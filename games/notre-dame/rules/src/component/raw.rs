//! The component files as they are written, before anything is checked.

use mittwoch_kernel::{entries, files};
use serde::Deserialize;

use super::{Colour, Deck};

entries! {
    CardEntry {}
    Hotel { two_from: u8 }
    Gift { prestige: Vec<u8> }
    ParkBonus { pieces: u8 }
    ColourEntry {}
    Message {
        prestige: u8,
        #[serde(default)] coins: u8,
        #[serde(default)] markers: u8,
        #[serde(default)] rat_back: bool,
    }
    Person {
        deck: Deck,
        rats: u8,
        ability: Ability,
    }
    Market { message: bool }
    Layout { boroughs: u8, streets: Vec<String> }
    Players { count: u8, cathedral: u8, boroughs: Vec<Colour> }
}

files! {
    ActionCards { card: Vec<CardEntry>, hotel: Hotel, gift: Gift, park: ParkBonus }
    Colours { colour: Vec<ColourEntry> }
    Messages { message: Vec<Message> }
    Persons { person: Vec<Person> }
    Streets { market: Vec<Market>, layout: Vec<Layout> }
    Table { players: Vec<Players> }
}

/// An ability as written; which keys stand together says which kind it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Ability {
    pub(super) prestige: Option<u8>,
    pub(super) coins: Option<u8>,
    pub(super) markers: Option<u8>,
    pub(super) favours: Option<u8>,
    pub(super) per: Option<Per>,
    pub(super) every: Option<u8>,
    pub(super) at_least: Option<u8>,
    pub(super) special: Option<Special>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Per {
    Piece,
    PieceInFullest,
    Sector,
    EmptySector,
    FreeStep,
    Message,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Special {
    Fool,
    Minstrel,
    Doctor,
    Bishop,
}
