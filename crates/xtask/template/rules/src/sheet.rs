//! What is printed on the components, as boards and the components page read it.

use serde::{Deserialize, Serialize};

use crate::NightMarket;
use crate::component::Coin;

/// What is printed on the components. A number in an event is a place in one of these lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sheet {
    /// The wares.
    pub wares: Vec<WareCard>,
    /// The coins.
    pub coins: Vec<CoinCard>,
}

/// A ware.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WareCard {
    /// Its plain name.
    pub name: String,
    /// What it counts at the end.
    pub points: u8,
    /// The paragraph of the rules digest behind it.
    pub rule: String,
}

/// A coin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CoinCard {
    /// Its plain name.
    pub name: Coin,
    /// Its number.
    pub number: u8,
    /// The paragraph of the rules digest behind it.
    pub rule: String,
}

impl Sheet {
    /// The sheet of a game's pack.
    pub(crate) fn of(game: &NightMarket) -> Sheet {
        let ware = |ware: &crate::component::Ware| WareCard {
            name: ware.id.clone(),
            points: ware.points,
            rule: "NM-1.1".to_owned(),
        };
        let coin = |number: u8| CoinCard {
            name: Coin(number),
            number,
            rule: "NM-1.2".to_owned(),
        };
        Sheet {
            wares: game.catalogue.wares.iter().map(ware).collect(),
            coins: game.catalogue.all_coins().iter().map(coin).collect(),
        }
    }
}
