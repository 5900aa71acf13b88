//! Whether a price is within reach: payable now, or after free actions (UM-8.7).

use super::purse::Purse;
use super::{Cost, EffectId};
use crate::UnconsciousMind;
use crate::phase::free;
use crate::state::{Price, State};

/// What counts as within reach. A question is asked as long as something in it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// What can be paid at this moment (UM-27.1).
    Now,
    /// What can be paid after free actions (UM-8.7).
    FreeActions,
    /// Everything: no question is passed over for its price. Nobody plays so; it shows where the
    /// rules pass a question over.
    Any,
}

impl UnconsciousMind {
    /// What counts as within reach of the player whose turn it is; the Id has no free actions.
    #[inline]
    pub(crate) fn reach(&self, state: &State) -> Reach {
        if self.is_id(state.turn) { Reach::Now } else { self.reach }
    }

    /// Whether an effect would do something, now or once its price is met.
    #[inline]
    pub(crate) fn reaches(&self, state: &State, effect: EffectId) -> bool {
        self.runs(state, effect, self.reach(state))
    }

    /// Whether an effect that cannot be declined can be left out all the same: it would do nothing
    /// now, and only free actions could change that (UM-8.7).
    pub(crate) fn is_idle(&self, state: &State, effect: EffectId) -> bool {
        self.reach != Reach::Now && !self.can(state, effect)
    }

    /// Whether a price is within reach.
    pub(crate) fn is_payable(&self, state: &State, price: Price, reach: Reach) -> bool {
        match reach {
            Reach::Now => self.can_pay(state, price, 0),
            Reach::FreeActions => {
                self.can_pay(state, price, 0) || self.can_pay_freely(state, price)
            }
            Reach::Any => true,
        }
    }

    /// Whether a price could be paid after free actions, each at its own price: insights elevated
    /// and transferred, bright ideas bought, sets made for boxes.
    ///
    /// Free actions bring no coffee, so all of them and the price share what is there, and their
    /// order does not matter.
    fn can_pay_freely(&self, state: &State, price: Price) -> bool {
        let costs = self.costs(state, price);
        let mut purse = Purse::of(state.me());
        let Some(bought) = self.buy_bright(&mut purse, costs) else { return false };
        let Some(sets) = self.missing_sets(&purse, costs) else { return false };
        purse.moving = free::insight_coffee(self, state).filter(|coffee| *coffee <= purse.coffee);
        if purse.moving.is_none() && !bought && sets == 0 {
            return false; // What cannot be paid now.
        }
        let named = |cost: &Cost| matches!(cost, Cost::Insight(one) if one.quality.is_some());
        let any_named = costs.iter().chain(self.costs_of_set()).any(named);
        let purse = if any_named { purse } else { purse.colourless() };
        self.makes_sets(purse, sets, &|purse| purse.pays(costs, self.discount(state, price)))
    }

    /// Buys the bright ideas that a price lacks; whether there were any, or nothing if the coffee
    /// does not suffice.
    fn buy_bright(&self, purse: &mut Purse, costs: &[Cost]) -> Option<bool> {
        let wanted = |cost: &Cost| if let Cost::Bright(count) = cost { *count } else { 0 };
        let missing = sum(costs.iter().map(wanted)).saturating_sub(purse.bright);
        if missing == 0 {
            return Some(false);
        }
        let (coffee, each) = self.exchanges.bright.filter(|(_, each)| *each > 0)?;
        let times = missing.div_ceil(each);
        purse.coffee = purse.coffee.checked_sub(times.saturating_mul(coffee))?;
        purse.bright = purse.bright.saturating_add(times.saturating_mul(each));
        Some(true)
    }

    /// The sets that bring the boxes that a price lacks, or nothing if no sets can.
    fn missing_sets(&self, purse: &Purse, costs: &[Cost]) -> Option<u8> {
        let wanted = |cost: &Cost| if let Cost::Box(count) = cost { *count } else { 0 };
        let wanted = sum(costs.iter().map(wanted));
        let missing = wanted.saturating_sub(purse.boxes);
        if missing == 0 {
            return Some(0);
        }
        let makes = self.exchanges.set.is_some() && self.exchanges.set_gain > 0;
        let fits = wanted <= self.catalogue.board.box_most; // UM-6.2
        (makes && fits).then(|| missing.div_ceil(self.exchanges.set_gain))
    }

    /// Makes sets one after the other, so that what is left answers to `then`.
    fn makes_sets(&self, purse: Purse, sets: u8, then: &dyn Fn(Purse) -> bool) -> bool {
        let Some(left) = sets.checked_sub(1) else { return then(purse) };
        let costs = self.costs_of_set();
        let boxes = purse.boxes.saturating_add(self.exchanges.set_gain);
        let made = Purse { boxes: boxes.min(self.catalogue.board.box_most), ..purse };
        made.pays_and(costs, 0, &|purse| self.makes_sets(purse, left, then))
    }

    fn costs_of_set(&self) -> &[Cost] {
        self.exchanges.set.map_or(&[], |costs| self.catalogue.effects.costs(costs))
    }
}

fn sum(counts: impl Iterator<Item = u8>) -> u8 {
    counts.fold(0, u8::saturating_add)
}
