use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

mittwoch_kernel::named! {
    /// A suit of Dream cards and Clients (DW-1.1, DW-1.3).
    pub enum Suit {
        /// Diamond.
        Diamond = "diamond",
        /// Hex.
        Hex = "hex",
        /// Circle.
        Circle = "circle",
    }

    /// The sign on a Dream card that breaks ties (DW-1.2).
    pub enum Icon {
        /// Sun.
        Sun = "sun",
        /// Moon.
        Moon = "moon",
    }
}

/// A side of a Client: the Sun side is on the left, the Moon side on the right (DW-4.2).
pub type Side = Icon;

/// One of the 66 Dream cards, numbered by suit, then number, then icon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"), schemars(with = "String"))]
pub struct Card(pub u8);

/// The plain names of all cards in their order, put together once: they are written all the time.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let name =
        |card: Card| format!("{}-{}-{}", card.suit().name(), card.number(), card.icon().name());
    Card::all().map(name).collect()
});

impl Card {
    /// How many Dream cards exist (DW-1.1).
    pub const COUNT: u8 = Card::OF_SUIT * Suit::ALL.len() as u8;
    /// The highest number (DW-1.1); the lowest is 1.
    pub const HIGHEST: u8 = 11;
    /// How many a suit has: each number with each icon (DW-1.2).
    const OF_SUIT: u8 = Card::HIGHEST * Icon::ALL.len() as u8;
    const TWO_SUITS: u8 = 2 * Card::OF_SUIT;

    /// The card of a suit, number and icon.
    pub fn new(suit: Suit, number: u8, icon: Icon) -> Card {
        debug_assert!((1..=Card::HIGHEST).contains(&number), "no Dream card bears {number}");
        Card(suit as u8 * Card::OF_SUIT + (number - 1) * 2 + icon as u8)
    }

    /// Every Dream card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }

    /// The card as an index into arrays by card.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its plain name, such as hex-4-moon.
    pub fn name(self) -> &'static str {
        NAMES.get(self.index()).map_or("no-card", String::as_str)
    }

    /// Its suit.
    #[inline]
    pub fn suit(self) -> Suit {
        match self.0 {
            0..Card::OF_SUIT => Suit::Diamond,
            Card::OF_SUIT..Card::TWO_SUITS => Suit::Hex,
            _ => Suit::Circle,
        }
    }

    /// Its number, 1 to the highest.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % Card::OF_SUIT / 2 + 1
    }

    /// Its icon.
    #[inline]
    pub fn icon(self) -> Icon {
        if self.0.is_multiple_of(2) { Icon::Sun } else { Icon::Moon }
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
        parse(text).ok_or_else(|| format!("'{text}' is no Dream card; one is called hex-4-moon"))
    }
}

fn parse(text: &str) -> Option<Card> {
    let mut parts = text.splitn(3, '-');
    let (suit, number, icon) = (parts.next()?, parts.next()?, parts.next()?);
    let (suit, icon) = (Suit::named(suit)?, Icon::named(icon)?);
    let parsed: u8 = number.parse().ok()?;
    // Only the plain form: no sign, no leading zero.
    let plain = (1..=Card::HIGHEST).contains(&parsed) && number == parsed.to_string();
    plain.then(|| Card::new(suit, parsed, icon))
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
