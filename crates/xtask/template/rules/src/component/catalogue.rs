use mittwoch_kernel::{Bag, DataFault, Faults, Pack};

use super::raw;
use crate::config::Config;
use crate::state::SEATS;

/// A ware, by its place in the data file.
pub type WareId = u8;

/// The most points of a ware: so all of them together fit into a byte.
const MOST_POINTS: u8 = 20;
/// The most wares.
const MOST_WARES: usize = 12;

/// What is printed on a ware.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ware {
    /// Its id, which is its plain name.
    pub id: String,
    /// What it counts at the end.
    pub points: u8,
}

/// The checked components, as one game needs them.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// The wares, in the order of the file.
    pub wares: Vec<Ware>,
    /// The lowest and the highest coin.
    pub coins: [u8; 2],
    /// Coins per hand, and so the number of rounds (NM-2.1, NM-3.1).
    pub hand: u8,
}

impl Catalogue {
    /// Checks a pack; every fault is named.
    pub fn new(pack: &Pack, _config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        let mut faults = Faults::default();
        let wares: Option<raw::WareFile> = faults.read(pack, "wares.toml");
        let coins: Option<raw::CoinFile> = faults.read(pack, "coins.toml");
        let made = wares.zip(coins).map(|(wares, coins)| {
            check_wares(&mut faults, &wares.ware, coins.coins.hand);
            check_coins(&mut faults, &coins.coins);
            let ware = |ware: raw::Ware| Ware { id: ware.id, points: ware.points };
            Catalogue {
                wares: wares.ware.into_iter().map(ware).collect(),
                coins: [coins.coins.lowest, coins.coins.highest],
                hand: coins.coins.hand,
            }
        });
        faults.or(made)
    }

    /// What is printed on a ware.
    #[inline]
    pub fn ware(&self, ware: WareId) -> &Ware {
        &self.wares[usize::from(ware)]
    }

    /// The ware that a view names; a view of another pack is a fault of the program.
    pub(crate) fn named(&self, id: &str) -> WareId {
        let place = self.wares.iter().position(|ware| ware.id == id);
        place.expect("a view names wares of this pack") as WareId
    }

    /// Every ware.
    pub(crate) fn all_wares(&self) -> Bag {
        (0..self.wares.len() as WareId).collect()
    }

    /// Every coin.
    pub(crate) fn all_coins(&self) -> Bag {
        (self.coins[0]..=self.coins[1]).collect()
    }
}

fn check_wares(faults: &mut Faults, wares: &[raw::Ware], hand: u8) {
    let file = "wares.toml";
    faults.unique(file, wares.iter().map(|ware| ware.id.as_str()));
    if !(usize::from(hand)..=MOST_WARES).contains(&wares.len()) {
        let count = wares.len();
        let what = format!("there must be {hand} to {MOST_WARES} wares, not {count}");
        faults.push(DataFault::in_file(file, what));
    }
    for ware in wares {
        let what = format!("a ware has at most {MOST_POINTS} points");
        faults.require(ware.points <= MOST_POINTS, file, &ware.id, what);
    }
}

fn check_coins(faults: &mut Faults, coins: &raw::Coins) {
    let file = "coins.toml";
    let count = (usize::from(coins.highest) + 1).saturating_sub(usize::from(coins.lowest));
    let enough = coins.hand > 0 && count >= SEATS * usize::from(coins.hand);
    faults.require(enough, file, &coins.id, "there is a coin for every place in every hand");
}
