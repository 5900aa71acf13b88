use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use mittwoch_kernel::{Bag, Seat, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

named! {
    /// One of the five colours (ND-1.1); seat 0 plays the first, seat 1 the second, and so on.
    pub enum Colour {
        /// Lapis.
        Lapis = "lapis",
        /// Amber.
        Amber = "amber",
        /// Brick.
        Brick = "brick",
        /// Jade.
        Jade = "jade",
        /// Aubergine.
        Aubergine = "aubergine",
    }

    /// One of the seven sectors of a borough (ND-1.2).
    pub enum Sector {
        /// Cloister school.
        CloisterSchool = "cloister-school",
        /// Bank.
        Bank = "bank",
        /// Residence.
        Residence = "residence",
        /// Carriage house.
        CarriageHouse = "carriage-house",
        /// Hotel.
        Hotel = "hotel",
        /// Park.
        Park = "park",
        /// Hospital.
        Hospital = "hospital",
    }
}

impl Colour {
    /// The colour of a seat.
    #[inline]
    pub fn of(seat: Seat) -> Colour {
        Colour::ALL[seat.index()]
    }
}

/// What an action card does (ND-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Place a marker on the cathedral and give coins.
    NotreDame,
    /// Place the trusted friend.
    TrustedFriend,
    /// Place a marker in a sector and carry out its action; it is written by its name.
    #[serde(untagged)]
    Sector(Sector),
}

impl Kind {
    /// The kinds of the nine action cards of a colour, those of the sectors first.
    pub(crate) fn all() -> impl Iterator<Item = Kind> {
        Sector::ALL.into_iter().map(Kind::Sector).chain([Kind::NotreDame, Kind::TrustedFriend])
    }

    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Sector(sector) => sector.name(),
            Kind::NotreDame => "notre-dame",
            Kind::TrustedFriend => "trusted-friend",
        }
    }

    /// The paragraph of the rules digest that says what it does.
    pub fn rule(self) -> &'static str {
        match self {
            Kind::Sector(Sector::CloisterSchool) => "ND-10.3",
            Kind::Sector(Sector::Bank) => "ND-10.5",
            Kind::Sector(Sector::Residence) => "ND-10.6",
            Kind::Sector(Sector::CarriageHouse) => "ND-10.7",
            Kind::Sector(Sector::Hotel) => "ND-10.15",
            Kind::Sector(Sector::Park) => "ND-10.22",
            Kind::Sector(Sector::Hospital) => "ND-10.24",
            Kind::NotreDame => "ND-10.25",
            Kind::TrustedFriend => "ND-10.18",
        }
    }
}

/// One of the 45 action cards, numbered by colour and then by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"), schemars(with = "String"))]
pub struct Card(pub u8);

/// The plain names of all cards in their order, put together once: they are written all the time.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let name = |card: Card| format!("{}-{}", Colour::of(card.owner()).name(), card.kind_name());
    Card::all().map(name).collect()
});

impl Card {
    /// How many action cards a colour has (ND-1.3).
    pub const EACH: u8 = 9;

    /// Every action card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::EACH * Colour::ALL.len() as u8).map(Card)
    }

    /// The nine cards of a seat's colour.
    #[inline]
    pub fn owned_by(seat: Seat) -> Bag {
        let first = seat.0 * Card::EACH;
        (first..first + Card::EACH).collect()
    }

    /// Its plain name, such as lapis-park.
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.0)).map_or("no-card", String::as_str)
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
            sector => Kind::Sector(Sector::ALL[usize::from(sector)]),
        }
    }

    /// The plain name of what it does, without the colour.
    pub fn kind_name(self) -> &'static str {
        self.kind().name()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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
        Card::all().find(|card| card.name() == text).ok_or_else(unknown)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
