//! Insights: what they are worth by themselves and for the dreams that wait.

use mittwoch_unconscious_mind::effect::Cost;
use mittwoch_unconscious_mind::{Insight, Player, Quality, Ring, Room, Spot};

use super::judge::Judge;
use super::tables::Bargain;

/// The insights on the rings that no dream has claimed yet.
pub(super) struct Rings([u8; Spot::COUNT]);

impl Rings {
    pub(super) fn of(player: &Player) -> Rings {
        let mut rings = Rings(std::array::from_fn(|at| player.at(Spot(at as u8))));
        rings.0[0] = 0;
        rings
    }

    /// Takes the cheapest insight that pays, or else the one nearest to it; tells how many rings
    /// of the price are there.
    fn claim(&mut self, wanted: Insight) -> i32 {
        let ring = wanted.ring as u8;
        let pays = (ring..3).find_map(|ring| self.find(ring, wanted.quality));
        if let Some(spot) = pays {
            self.0[spot.index()] -= 1;
            return i32::from(ring) + 1;
        }
        let near = (0..ring).rev().find_map(|ring| self.find(ring, wanted.quality));
        let other = || self.find(ring, None);
        let Some(spot) = near.or_else(other) else { return 0 };
        self.0[spot.index()] -= 1;
        spot.ring().map_or(0, |ring| i32::from(ring) + 1) * 4 / 5
    }

    fn find(&self, ring: u8, quality: Option<Quality>) -> Option<Spot> {
        let spots = Quality::ALL.iter().filter(|at| quality.is_none_or(|wanted| wanted == **at));
        let mut spots = spots.map(|at| Spot::at(Ring::ALL[usize::from(ring)], *at));
        spots.find(|spot| self.0[spot.index()] > 0)
    }
}

/// How much of a price is there: rings in hand and rings asked for.
pub(super) fn ready(rings: &mut Rings, price: &[Cost]) -> (i32, i32) {
    let mut ready = (0, 0);
    for cost in price {
        if let Cost::Insight(insight) = cost {
            ready.0 += rings.claim(*insight);
            ready.1 += insight.ring as i32 + 1;
        }
    }
    ready
}

impl Judge<'_> {
    /// Insights on the dial and the dreams they can pay.
    pub(super) fn dial(&self, player: &Player) -> i32 {
        let mut rings = Rings::of(player);
        let mut exposed = [0, 1].map(|room: usize| self.exposed(&player.rooms[room]));
        exposed.sort_by_key(|dream| dream.map_or(0, |dream| dream.cost));
        let behind = player.rooms.iter().filter_map(|room| self.behind(room));
        let exposed = exposed.iter().flatten();
        let mut worth: i32 = exposed.map(|dream| self.promise(&mut rings, dream, 100)).sum();
        worth +=
            behind.map(|dream| self.promise(&mut rings, &dream, self.weights.behind)).sum::<i32>();
        worth += self.weights.ring * plain(player) / 50;
        self.horizon.soon(worth)
    }

    pub(super) fn exposed(&self, room: &Room) -> Option<Bargain<'_>> {
        room.client?;
        let manifest = room.manifest.map(|dream| self.tables.manifest[usize::from(dream)]);
        manifest.or_else(|| room.latent.map(|dream| self.tables.latent[usize::from(dream)]))
    }

    /// The latent dream, unless the manifest one cures the client.
    pub(super) fn behind(&self, room: &Room) -> Option<Bargain<'_>> {
        room.client?;
        let before = self.tables.manifest[usize::from(room.manifest?)];
        let latent = self.tables.latent[usize::from(room.latent?)];
        (room.marker > before.therapy).then_some(latent)
    }

    /// A dream that waits: the more of its price is there, the nearer its profit.
    fn promise(&self, rings: &mut Rings, dream: &Bargain, percent: i32) -> i32 {
        let profit = (dream.gain - dream.cost).max(10);
        let weights = &self.weights;
        let (have, want) = ready(rings, dream.price);
        let partly = weights.dream + weights.price * have / want.max(1);
        let share = if have >= want { weights.payable } else { partly };
        profit * share / 100 * percent / 100
    }
}

/// Insights by themselves: each ring counts less the more there are.
fn plain(player: &Player) -> i32 {
    let rings = Spot::rings()
        .map(|spot| i32::from(player.at(spot)) * spot.ring().map_or(0, |ring| i32::from(ring) + 1));
    let rings: i32 = rings.sum();
    5 * rings.min(10) + 3 * (rings - 10).clamp(0, 8) + (rings - 18).max(0)
}
