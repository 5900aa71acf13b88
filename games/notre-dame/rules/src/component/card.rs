use std::fmt;
use std::str::FromStr;

use mittwoch_kernel::{Bag, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the five colours (ND-1.1); seat 0 plays the first, seat 1 the second, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Lapis.
    Lapis,
    /// Amber.
    Amber,
    /// Brick.
    Brick,
    /// Jade.
    Jade,
    /// Aubergine.
    Aubergine,
}

/// The colours in the order of their ids.
pub const COLOURS: [Colour; 5] =
    [Colour::Lapis, Colour::Amber, Colour::Brick, Colour::Jade, Colour::Aubergine];

impl Colour {
    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Lapis => "lapis",
            Colour::Amber => "amber",
            Colour::Brick => "brick",
            Colour::Jade => "jade",
            Colour::Aubergine => "aubergine",
        }
    }

    /// The colour of a seat.
    #[inline]
    pub fn of(seat: Seat) -> Colour {
        COLOURS[seat.index() % COLOURS.len()]
    }
}

/// One of the seven sectors of a borough (ND-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sector {
    /// Cloister school.
    CloisterSchool,
    /// Bank.
    Bank,
    /// Residence.
    Residence,
    /// Carriage house.
    CarriageHouse,
    /// Hotel.
    Hotel,
    /// Park.
    Park,
    /// Hospital.
    Hospital,
}

/// The sectors in the order of their ids.
pub const SECTORS: [Sector; 7] = [
    Sector::CloisterSchool,
    Sector::Bank,
    Sector::Residence,
    Sector::CarriageHouse,
    Sector::Hotel,
    Sector::Park,
    Sector::Hospital,
];

impl Sector {
    /// The plain name.
    pub fn name(self) -> &'static str {
        KINDS[self as usize]
    }

    /// The sector with a plain name.
    pub fn named(name: &str) -> Option<Sector> {
        SECTORS.into_iter().find(|sector| sector.name() == name)
    }
}

/// What an action card does (ND-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Place a marker in a sector and carry out its action.
    Sector(Sector),
    /// Place a marker on the cathedral and give coins.
    NotreDame,
    /// Place the trusted friend.
    TrustedFriend,
}

/// The plain names of the nine action cards of a colour, those of the sectors first.
pub(crate) const KINDS: [&str; 9] = [
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
];

/// One of the 45 action cards, numbered by colour and then by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub u8);

impl Card {
    /// How many action cards a colour has (ND-1.3).
    pub const EACH: u8 = 9;

    /// Every action card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::EACH * COLOURS.len() as u8).map(Card)
    }

    /// The nine cards of a seat's colour.
    #[inline]
    pub fn owned_by(seat: Seat) -> Bag {
        let first = seat.0 * Card::EACH;
        (first..first + Card::EACH).collect()
    }

    /// The seat whose deck it belongs to.
    #[inline]
    pub fn owner(self) -> Seat {
        Seat(self.0 / Card::EACH)
    }

    /// What it does.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 % Card::EACH {
            7 => Kind::NotreDame,
            8 => Kind::TrustedFriend,
            sector => Kind::Sector(SECTORS[usize::from(sector)]),
        }
    }

    /// The plain name of what it does, without the colour.
    pub fn kind_name(self) -> &'static str {
        KINDS[usize::from(self.0 % Card::EACH)]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", Colour::of(self.owner()).name(), self.kind_name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let unknown = || format!("'{text}' is no action card; one is called lapis-park");
        Card::all().find(|card| card.to_string() == text).ok_or_else(unknown)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
