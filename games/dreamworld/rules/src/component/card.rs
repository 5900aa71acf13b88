use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A suit of Dream cards and Clients (DW-1.1, DW-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Diamond.
    Diamond,
    /// Hex.
    Hex,
    /// Circle.
    Circle,
}

/// The suits in the order of their ids.
pub const SUITS: [Suit; 3] = [Suit::Diamond, Suit::Hex, Suit::Circle];

impl Suit {
    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Suit::Diamond => "diamond",
            Suit::Hex => "hex",
            Suit::Circle => "circle",
        }
    }
}

/// The sign on a Dream card that breaks ties (DW-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Sun.
    Sun,
    /// Moon.
    Moon,
}

/// A side of a Client: the Sun side is on the left, the Moon side on the right (DW-4.2).
pub type Side = Icon;

impl Icon {
    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Icon::Sun => "sun",
            Icon::Moon => "moon",
        }
    }
}

/// One of the 66 Dream cards, numbered by suit, then number, then icon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub u8);

impl Card {
    /// How many Dream cards exist (DW-1.1).
    pub const COUNT: u8 = 66;

    /// The card of a suit, number and icon.
    pub fn new(suit: Suit, number: u8, icon: Icon) -> Card {
        debug_assert!((1..=11).contains(&number));
        Card(suit as u8 * 22 + (number - 1) * 2 + icon as u8)
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

    /// Its suit.
    #[inline]
    pub fn suit(self) -> Suit {
        match self.0 {
            0..22 => Suit::Diamond,
            22..44 => Suit::Hex,
            _ => Suit::Circle,
        }
    }

    /// Its number, 1 to 11.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % 22 / 2 + 1
    }

    /// Its icon.
    #[inline]
    pub fn icon(self) -> Icon {
        if self.0.is_multiple_of(2) { Icon::Sun } else { Icon::Moon }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.suit().name(), self.number(), self.icon().name())
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
    let suit = SUITS.into_iter().find(|known| known.name() == suit)?;
    let icon = [Icon::Sun, Icon::Moon].into_iter().find(|known| known.name() == icon)?;
    let parsed: u8 = number.parse().ok()?;
    // Only the plain form: no sign, no leading zero.
    let plain = (1..=11).contains(&parsed) && number == parsed.to_string();
    plain.then(|| Card::new(suit, parsed, icon))
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
