//! The bots of Night Market.

use mittwoch_ai::{Bots, MindBudget, Mind, Random, MindScene, Thought};
use mittwoch_night_market::{Action, Knowledge, NightMarket};

/// The bots of Night Market, weakest first.
pub const BOTS: Bots<NightMarket> = Bots {
    names: &["random", "greedy"],
    make: |name| match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        _ => None,
    },
    takings: &[],
};

/// Bids high for what is worth much, and trades low coins away.
struct Greedy;

impl Mind<NightMarket> for Greedy {
    fn think(&mut self, scene: &MindScene<'_, NightMarket>, _budget: &MindBudget) -> Thought<Action> {
        let MindScene { game, knowledge, offers, .. } = *scene;
        scene.sure(match offers[0] {
            Action::Trade(coin) if is_low(knowledge, coin.0) => offers[0],
            Action::Trade(_) | Action::Keep => Action::Keep,
            Action::Bid(_) => offers[place(game, knowledge, offers.len())],
        })
    }
}

/// Whether most coins that were not seen are higher.
fn is_low(knowledge: &Knowledge, coin: u8) -> bool {
    let unseen = knowledge.unseen();
    let higher = unseen.iter().filter(|other| *other > coin).count();
    2 * higher > unseen.len() as usize
}

/// The place of the coin in the sorted hand that answers to the worth of the ware among all.
fn place(game: &NightMarket, knowledge: &Knowledge, hand: usize) -> usize {
    let wares = &game.catalogue().wares;
    let points = knowledge.stall().map_or(0, |ware| game.catalogue().ware(ware).points);
    let cheaper = wares.iter().filter(|ware| ware.points < points).count();
    (cheaper * hand / wares.len()).min(hand - 1)
}
