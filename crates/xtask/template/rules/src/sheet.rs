//! What is printed on the components, as boards and the components page read it.

use mittwoch_kernel::wired;

use crate::NightMarket;
use crate::component::{Coin, Ware};

wired! {
    /// What is printed on the components. A number in an event is a place in one of these lists.
    Sheet {
        /// The wares.
        wares: Vec<WareCard>,
        /// The coins.
        coins: Vec<CoinCard>,
    }

    /// A ware.
    WareCard {
        /// Its plain name.
        name: String,
        /// What it counts at the end.
        points: u8,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }

    /// A coin.
    CoinCard {
        /// Its plain name.
        name: Coin,
        /// Its number.
        number: u8,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }
}

impl Sheet {
    /// The sheet of a game's pack.
    pub(crate) fn of(game: &NightMarket) -> Sheet {
        let ware = |ware: &Ware| WareCard {
            name: ware.id.clone(),
            points: ware.points,
            rule: "NM-1.1".to_owned(),
        };
        let coin = |number: u8| CoinCard { name: Coin(number), number, rule: "NM-1.2".to_owned() };
        Sheet {
            wares: game.catalogue.wares.iter().map(ware).collect(),
            coins: game.catalogue.all_coins().iter().map(coin).collect(),
        }
    }
}
