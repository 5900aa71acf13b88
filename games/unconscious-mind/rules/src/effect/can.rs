//! What an effect costs, and whether that can be paid.

use super::purse::Purse;
use super::reach::Reach;
use super::{Cost, Effect, EffectId, Quantity};
use crate::UnconsciousMind;
use crate::state::Price;
use crate::state::{Player, Spot, State};

impl UnconsciousMind {
    /// The single costs of a price.
    pub(crate) fn costs(&self, state: &State, price: Price) -> &[Cost] {
        let effects = &self.catalogue.effects;
        match price {
            Price::Effect(effect) => match effects.node(effect) {
                Effect::Pay(costs, _) => effects.costs(costs),
                _ => &[],
            },
            Price::Dream(room) => self.dream_costs(state, room),
            Price::Set => self.exchanges.set.map_or(&[], |costs| effects.costs(costs)),
        }
    }

    /// The coffee that a lasting effect takes off a price.
    pub(crate) fn discount(&self, state: &State, price: Price) -> u8 {
        let Price::Effect(effect) = price else { return 0 };
        let effects = &self.catalogue.effects;
        let child = effects.node(effect).child().map(|child| effects.node(child));
        if !matches!(child, Some(Effect::GainTile(_))) {
            return 0;
        }
        let shift = self.shift(state, state.turn, Quantity::TileCost);
        shift.min(0).unsigned_abs()
    }

    /// Whether what is left of a price can be paid.
    pub(crate) fn can_pay(&self, state: &State, price: Price, next: u8) -> bool {
        let costs = &self.costs(state, price)[usize::from(next)..];
        Purse::of(state.me()).pays(costs, self.discount(state, price))
    }

    /// Whether what is left of a price can be paid once a piece is moved away for the next part.
    pub(crate) fn can_pay_after(
        &self,
        state: &State,
        price: Price,
        next: u8,
        spot: Option<Spot>,
    ) -> bool {
        let costs = self.costs(state, price);
        let rest = &costs[usize::from(next) + 1..];
        let (purse, discount) = (Purse::of(state.me()), self.discount(state, price));
        match (costs[usize::from(next)], spot) {
            (Cost::Suppress, Some(spot)) => purse.suppressing(spot, rest, discount),
            (Cost::Suppress, None) => {
                purse.coffee > 0
                    && (Purse { coffee: purse.coffee - 1, ..purse }).pays(rest, discount)
            }
            (_, Some(spot)) => purse.without(spot, rest, discount),
            (_, None) => false,
        }
    }

    /// The exposed dream of a room: its place in the catalogue and whether it is manifest.
    #[inline]
    pub(crate) fn exposed(&self, state: &State, room: u8) -> Option<(u8, bool)> {
        let room = state.me().rooms[usize::from(room)];
        room.manifest.map(|dream| (dream, true)).or(room.latent.map(|dream| (dream, false)))
    }

    fn dream_costs(&self, state: &State, room: u8) -> &[Cost] {
        let Some((dream, manifest)) = self.exposed(state, room) else { return &[] };
        let dreams = if manifest { &self.catalogue.manifest } else { &self.catalogue.latent };
        self.catalogue.effects.costs(dreams[usize::from(dream)].cost)
    }

    /// Whether an effect would do something now for the player whose turn it is.
    #[inline]
    pub(crate) fn can(&self, state: &State, id: EffectId) -> bool {
        self.runs(state, id, Reach::Now)
    }

    /// Whether a tile of the own board would do something (UM-13.14).
    pub(crate) fn can_trigger_tile(&self, state: &State, reach: Reach) -> bool {
        let mut tiles = state.me().notebook.iter().flatten();
        tiles.any(|tile| self.runs(state, self.catalogue.tiles[usize::from(*tile)].main, reach))
    }
}

/// Whether some insight can be elevated (UM-5.9).
#[inline]
pub(crate) fn can_elevate(player: &Player) -> bool {
    (1..7).any(|spot| player.at(Spot(spot)) > 0)
}

/// Whether some insight can be transferred (UM-5.11).
#[inline]
pub(crate) fn can_transfer(player: &Player) -> bool {
    Spot::rings().any(|spot| player.at(spot) > 0)
}
