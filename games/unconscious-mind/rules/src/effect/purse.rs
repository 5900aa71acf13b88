//! What a player can pay with, and whether it does for a price.

use super::Cost;
use crate::component::Insight;
use crate::state::{Player, Spot};

/// What a player can pay with.
#[derive(Clone, Copy)]
pub(super) struct Purse {
    pub(super) dial: [u8; Spot::COUNT],
    pub(super) coffee: u8,
    pub(super) boxes: u8,
    pub(super) bright: u8,
    pub(super) cards: u8,
    /// The coffee for which an insight may be moved on the way (UM-8.3), if it may.
    pub(super) moving: Option<u8>,
}

impl Purse {
    #[inline]
    pub(super) fn of(player: &Player) -> Purse {
        Purse {
            dial: std::array::from_fn(|spot| player.dial[spot][0] + player.dial[spot][1]),
            coffee: player.coffee,
            boxes: player.boxes,
            bright: player.bright,
            cards: player.hand_count,
            moving: None,
        }
    }

    /// Whether every cost of a list can be paid, one after the other.
    #[inline]
    pub(super) fn pays(self, costs: &[Cost], discount: u8) -> bool {
        self.pays_and(costs, discount, &|_| true)
    }

    /// The same, so that what is left answers to `then`.
    pub(super) fn pays_and(
        mut self,
        costs: &[Cost],
        discount: u8,
        then: &dyn Fn(Purse) -> bool,
    ) -> bool {
        let Some((cost, rest)) = costs.split_first() else { return then(self) };
        let taken = |held: &mut u8, count: u8| {
            let enough = *held >= count;
            *held = held.saturating_sub(count);
            enough
        };
        let paid = match *cost {
            Cost::Insight(wanted) => return self.uses(wanted, rest, discount, then),
            Cost::Suppress => return self.suppresses(rest, discount, then),
            Cost::Coffee(count) => taken(&mut self.coffee, count.saturating_sub(discount)),
            Cost::Box(count) => taken(&mut self.boxes, count),
            Cost::Bright(count) => taken(&mut self.bright, count),
            Cost::Card => taken(&mut self.cards, 1),
        };
        paid && self.pays_and(rest, discount, then)
    }

    /// Uses an insight, moved before where that is allowed.
    fn uses(
        self,
        wanted: Insight,
        rest: &[Cost],
        discount: u8,
        then: &dyn Fn(Purse) -> bool,
    ) -> bool {
        let held = Spot::rings().filter(|spot| self.dial[spot.index()] > 0);
        held.filter_map(|spot| self.moved(moves(wanted, spot)).map(|purse| (spot, purse)))
            .any(|(spot, purse)| purse.without_and(spot, rest, discount, then))
    }

    /// What is left after so many moves of insights, if they can be paid.
    #[inline]
    fn moved(self, moves: u8) -> Option<Purse> {
        match (moves, self.moving) {
            (0, _) => Some(self),
            (_, Some(coffee)) => {
                let left = self.coffee.checked_sub(moves.saturating_mul(coffee))?;
                Some(Purse { coffee: left, ..self })
            }
            (_, None) => None,
        }
    }

    /// Whether the rest can be paid without an insight of a place.
    #[inline]
    pub(super) fn without(self, spot: Spot, rest: &[Cost], discount: u8) -> bool {
        self.without_and(spot, rest, discount, &|_| true)
    }

    fn without_and(
        mut self,
        spot: Spot,
        rest: &[Cost],
        discount: u8,
        then: &dyn Fn(Purse) -> bool,
    ) -> bool {
        let at = &mut self.dial[spot.index()];
        if *at == 0 {
            return false;
        }
        *at -= 1;
        self.pays_and(rest, discount, then)
    }

    /// Suppresses an insight, or pays a coffee for it (UM-8.2).
    ///
    /// No insight is moved outward for it: that costs a coffee or more, which would do as well.
    fn suppresses(self, rest: &[Cost], discount: u8, then: &dyn Fn(Purse) -> bool) -> bool {
        let mut paid = self;
        paid.coffee = paid.coffee.saturating_sub(1);
        if self.coffee > 0 && paid.pays_and(rest, discount, then) {
            return true;
        }
        Spot::rings().any(|spot| self.suppressing_and(spot, rest, discount, then))
    }

    /// Whether the rest can be paid once an insight of a place is suppressed.
    #[inline]
    pub(super) fn suppressing(self, spot: Spot, rest: &[Cost], discount: u8) -> bool {
        self.suppressing_and(spot, rest, discount, &|_| true)
    }

    fn suppressing_and(
        mut self,
        spot: Spot,
        rest: &[Cost],
        discount: u8,
        then: &dyn Fn(Purse) -> bool,
    ) -> bool {
        if let Some(inward) = spot.inward().filter(|inward| *inward != Spot::RESERVE) {
            self.dial[inward.index()] += u8::from(self.dial[spot.index()] > 0);
        }
        self.without_and(spot, rest, discount, then)
    }

    /// The same with all insights of a ring in one section, for prices that name no quality.
    pub(super) fn colourless(mut self) -> Purse {
        for ring in [1, 4, 7] {
            self.dial[ring] += self.dial[ring + 1] + self.dial[ring + 2];
            (self.dial[ring + 1], self.dial[ring + 2]) = (0, 0);
        }
        self
    }
}

/// How often an insight must be elevated or transferred before it does (UM-5.13, UM-5.14).
#[inline]
fn moves(wanted: Insight, spot: Spot) -> u8 {
    let Some(ring) = spot.ring() else { return u8::MAX };
    let across = wanted.quality.is_some_and(|quality| spot.quality() != Some(quality));
    (wanted.ring as u8).saturating_sub(ring) + u8::from(across)
}

/// Whether an insight at a place would do for a cost (UM-5.13, UM-5.14).
#[inline]
pub(crate) fn serves(cost: Cost, spot: Spot) -> bool {
    matches!(cost, Cost::Insight(wanted) if moves(wanted, spot) == 0)
}

/// Whether a cost asks which piece to pay with.
#[inline]
pub(crate) fn asks(cost: Cost) -> bool {
    matches!(cost, Cost::Insight(_) | Cost::Suppress | Cost::Card)
}
