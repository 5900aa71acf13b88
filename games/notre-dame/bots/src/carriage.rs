//! What the carriage's place and the messages near it promise.

use mittwoch_notre_dame::{MarketId, Sector};

use super::judge::{Judge, PRESTIGE, Position};

impl Judge<'_> {
    /// The best message within the next ride, as far as a ride can be expected.
    pub(super) fn ride(self, at: Position) -> i32 {
        if at.ahead.plays == 0 {
            return 0;
        }
        let steps = at.player.pieces(Sector::CarriageHouse) + 1;
        let near = self.game.catalogue().streets.within(at.player.carriage, steps);
        let best = self.best_message(at, near);
        if best == 0 { 0 } else { (best + at.bonus) * at.ahead.plays * self.weights.message / 100 }
    }

    /// The best message that may be taken on some markets, given as bits.
    pub(super) fn best_message(self, at: Position, near: u32) -> i32 {
        let mut best = 0;
        for (market, message) in at.state.messages.iter().enumerate() {
            let Some(kind) = message.filter(|_| near >> market & 1 != 0) else { continue };
            let worth = self.message(usize::from(kind));
            if worth > best && self.game.may_take(at.state, at.seat, market as MarketId) {
                best = worth;
            }
        }
        best
    }

    fn message(self, kind: usize) -> i32 {
        let message = &self.game.catalogue().messages[kind];
        let [coin, _] = self.weights.hire_coin;
        let [marker, _] = self.weights.supply;
        let goods = i32::from(message.coins) * coin + i32::from(message.markers) * marker;
        i32::from(message.prestige) * PRESTIGE + goods / 2 + i32::from(message.rat_back) * 50
    }
}
