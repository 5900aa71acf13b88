//! What coins and markers in the own supply are worth.

use super::judge::{Judge, Position};

impl Judge<'_> {
    /// So many coins, kept for after this round: hires first, then gifts.
    pub(super) fn coins(self, at: Position, coins: i32) -> i32 {
        let hires = coins.min(at.ahead.rounds);
        let gifts = (coins - hires).min(at.ahead.plays);
        falling(hires, self.weights.hire_coin) + falling(gifts, self.weights.gift_coin) + coins
    }

    /// Markers in the own supply, as far as cards are left to place them.
    pub(super) fn supply(self, at: Position) -> i32 {
        let supply = i32::from(at.player.supply);
        falling(supply.min(at.ahead.plays), self.weights.supply) + supply
    }
}

/// The sum of a falling row that never goes below nothing.
fn falling(count: i32, [first, less]: [i32; 2]) -> i32 {
    let count = count.min(if less > 0 { first / less + 1 } else { count });
    count * first - less * (count * (count - 1) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_next_one_is_worth_less_but_never_less_than_nothing() {
        assert_eq!(falling(0, [100, 30]), 0);
        assert_eq!(falling(3, [100, 30]), 100 + 70 + 40);
        assert_eq!(falling(9, [100, 30]), 100 + 70 + 40 + 10);
        assert_eq!(falling(3, [50, 0]), 150);
    }
}
