use serde::{Deserialize, Serialize};

use super::raw;

/// The most of anything that a component gives at once.
pub(super) const MOST: u8 = 9;

/// What a person does for a coin (chapter 14 of the digest).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ability {
    /// ND-14.4 to ND-14.6: fixed gains.
    Gain {
        /// Prestige.
        prestige: u8,
        /// Coins.
        coins: u8,
        /// Markers from the general supply.
        markers: u8,
        /// Favours as in the hotel.
        favours: u8,
    },
    /// ND-14.7 to ND-14.15: prestige for what is counted.
    Score {
        /// What is counted.
        per: Measure,
        /// How many of it are worth once the prestige.
        every: u8,
        /// The prestige.
        prestige: u8,
    },
    /// ND-14.1.
    Fool,
    /// ND-14.2.
    Minstrel,
    /// ND-14.3.
    Doctor,
    /// ND-14.9.
    Bishop,
}

/// What a person counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Measure {
    /// Own pieces in the sectors and on the cathedral.
    Pieces,
    /// Own pieces in the fullest sector.
    PiecesInFullest,
    /// Sectors with at least so many pieces.
    Sectors {
        /// So many.
        at_least: u8,
    },
    /// Sectors without a piece.
    EmptySectors,
    /// Free steps in front of the rat.
    FreeSteps,
    /// Collected messages.
    Messages,
}

impl Ability {
    /// The paragraph of the rules digest that says what an ability of this kind does.
    pub fn rule(self) -> &'static str {
        match self {
            Ability::Fool => "ND-14.1",
            Ability::Minstrel => "ND-14.2",
            Ability::Doctor => "ND-14.3",
            Ability::Bishop => "ND-14.9",
            Ability::Gain { favours: 1.., .. } => "ND-14.6",
            Ability::Gain { coins: 1.., .. } => "ND-14.5",
            Ability::Gain { .. } => "ND-14.4",
            Ability::Score { per, .. } => per.rule(),
        }
    }
}

impl Measure {
    fn rule(self) -> &'static str {
        match self {
            Measure::Pieces => "ND-14.7",
            Measure::EmptySectors => "ND-14.8",
            Measure::FreeSteps => "ND-14.11",
            Measure::Messages => "ND-14.12",
            Measure::PiecesInFullest => "ND-14.13",
            Measure::Sectors { at_least: 0..=1 } => "ND-14.15",
            Measure::Sectors { at_least: 2 } => "ND-14.10",
            Measure::Sectors { .. } => "ND-14.14",
        }
    }
}

/// The ability that the written keys mean; they must fit exactly one kind.
pub(super) fn written(raw: &raw::Ability) -> Result<Ability, &'static str> {
    match raw {
        raw::Ability { special: Some(special), .. } => {
            let alone = raw::Ability { special: Some(*special), ..raw::Ability::default() };
            if *raw == alone { Ok(by_name(*special)) } else { Err(MIXED) }
        }
        raw::Ability { per: Some(per), .. } => score(raw, *per),
        raw::Ability { every: None, at_least: None, .. } => gain(raw),
        _ => Err("'every' and 'at-least' need 'per'"),
    }
}

const MIXED: &str = "the ability mixes two kinds";

fn by_name(special: raw::Special) -> Ability {
    match special {
        raw::Special::Fool => Ability::Fool,
        raw::Special::Minstrel => Ability::Minstrel,
        raw::Special::Doctor => Ability::Doctor,
        raw::Special::Bishop => Ability::Bishop,
    }
}

fn score(raw: &raw::Ability, per: raw::Per) -> Result<Ability, &'static str> {
    if raw.coins.is_some() || raw.markers.is_some() || raw.favours.is_some() {
        return Err(MIXED);
    }
    let at_least = match (per, raw.at_least) {
        (raw::Per::Sector, Some(at_least @ 1..)) => at_least,
        (raw::Per::Sector, _) => return Err("'sector' needs 'at-least', 1 or more"),
        (_, Some(_)) => return Err("'at-least' belongs to 'sector'"),
        (_, None) => 0,
    };
    let per = match per {
        raw::Per::Piece => Measure::Pieces,
        raw::Per::PieceInFullest => Measure::PiecesInFullest,
        raw::Per::Sector => Measure::Sectors { at_least },
        raw::Per::EmptySector => Measure::EmptySectors,
        raw::Per::FreeStep => Measure::FreeSteps,
        raw::Per::Message => Measure::Messages,
    };
    match (raw.every.unwrap_or(1), raw.prestige) {
        (0, _) => Err("'every' must be 1 or more"),
        (every, Some(prestige @ ..=MOST)) => Ok(Ability::Score { per, every, prestige }),
        (_, Some(_)) => Err("a person gives at most 9 of anything"),
        (_, None) => Err("'per' needs 'prestige'"),
    }
}

fn gain(raw: &raw::Ability) -> Result<Ability, &'static str> {
    let amount = |amount: Option<u8>| amount.unwrap_or(0);
    let (prestige, coins) = (amount(raw.prestige), amount(raw.coins));
    let (markers, favours) = (amount(raw.markers), amount(raw.favours));
    match prestige.max(coins).max(markers).max(favours) {
        0 => Err("this is none of the known kinds of ability"),
        1..=MOST => Ok(Ability::Gain { prestige, coins, markers, favours }),
        _ => Err("a person gives at most 9 of anything"),
    }
}
