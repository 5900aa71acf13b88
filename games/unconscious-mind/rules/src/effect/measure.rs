use serde::{Deserialize, Serialize};

use crate::component::{ClientKind, Colour, Level, Location};

/// Which tags are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tagged {
    /// Those of one location.
    Location(Location),
    /// Those of both locations of a district.
    District(Colour),
}

/// Something of a player that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Location tags in play.
    Tags(Tagged),
    /// Different location tags in play.
    Kinds,
    /// Notebook tiles on the player board, of one level or all with the starting one.
    Tiles(Option<Level>),
    /// Completed notebook rows.
    Rows,
    /// Completed notebook columns.
    Columns,
    /// Published treatises.
    Treatises,
    /// Cured clients, of one kind or all.
    Cured(Option<ClientKind>),
    /// The space of the reputation track.
    Reputation,
    /// Own insights on the city map.
    Marks,
    /// Districts with an own insight.
    Districts,
    /// Research cards in play.
    Cards,
    /// Unlocked ideas.
    Ideas,
    /// Claimed location goals.
    Goals,
    /// Other figures at the location of the own professor.
    Company,
}

impl Count {
    /// The counts whose notation is a single word.
    pub(super) const PLAIN: [(&'static str, Count); 11] = [
        ("kinds", Count::Kinds),
        ("rows", Count::Rows),
        ("columns", Count::Columns),
        ("treatises", Count::Treatises),
        ("reputation", Count::Reputation),
        ("marks", Count::Marks),
        ("districts", Count::Districts),
        ("cards", Count::Cards),
        ("ideas", Count::Ideas),
        ("goals", Count::Goals),
        ("company", Count::Company),
    ];

    /// The word with which its notation begins.
    pub fn name(self) -> &'static str {
        match self {
            Count::Tags(_) => "tags",
            Count::Tiles(_) => "tiles",
            Count::Cured(_) => "cured",
            plain => {
                Count::PLAIN.iter().find(|(_, count)| *count == plain).map_or("", |(name, _)| name)
            }
        }
    }
}

/// A count, up to a highest value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Measure {
    /// What is counted.
    pub count: Count,
    /// The most that comes of it.
    pub max: Option<u8>,
}

impl Measure {
    /// The measured value of a count.
    #[inline]
    pub fn of(self, counted: u8) -> u8 {
        self.max.map_or(counted, |max| counted.min(max))
    }
}

/// A quantity: a number, or a number for each counted thing up to a highest sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    /// The number, or the number for each.
    pub each: u8,
    /// What is counted; its highest value is that of the sum.
    pub per: Option<Measure>,
}

impl Amount {
    /// The amount with `count` answering for what is counted.
    #[inline]
    pub fn value(self, count: impl FnOnce(Count) -> u8) -> u8 {
        match self.per {
            None => self.each,
            Some(measure) => measure.of(self.each.saturating_mul(count(measure.count))),
        }
    }
}

/// Something to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Condition {
    /// What is counted.
    pub count: Count,
    /// What it must reach.
    pub least: u8,
}
