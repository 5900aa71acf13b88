//! Whether an effect would do something now, whether it can be declined, and what it costs.

use super::purse::Purse;
use super::reach::Reach;
use super::{Cost, Effect, EffectId, Good, Quantity, Special, Target};
use crate::UnconsciousMind;
use crate::phase::{journalist, publish, special, treat};
use crate::state::{DEEP, Player, Price, Spot, State};

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

    /// Whether an effect would do something if what is within reach counts as payable.
    pub(crate) fn runs(&self, state: &State, id: EffectId, reach: Reach) -> bool {
        let effects = &self.catalogue.effects;
        let player = state.me();
        match effects.node(id) {
            Effect::Generate(_)
            | Effect::GainTile(_)
            | Effect::MoveInkpot(_)
            | Effect::Move { .. } => true,
            Effect::Elevate => can_elevate(player),
            Effect::Transfer => can_transfer(player),
            Effect::Gain(Good::Research, _) => state.research.count > 0 || player.hand_count > 0,
            Effect::Gain(_, amount) => amount.value(|what| self.count(state, state.turn, what)) > 0,
            Effect::Therapy(_) => state.therapy.room.is_some(),
            Effect::PlayResearch(_) => player.hand_count > 0 && state.stack.depth() < DEEP,
            Effect::Publish => publish::can_publish(self, state),
            Effect::Treat => (0..2).any(|room| treat::is_open(self, state, room, reach)),
            Effect::JoinFreud => journalist::joins(state).next().is_some(),
            Effect::Trigger(target) => self.can_trigger(state, target, reach),
            Effect::UnlockRoom => player.blocked,
            Effect::Adjust(..) | Effect::On(..) => false,
            Effect::Special(special) => special::can(self, state, special, reach),
            Effect::Seq(nodes) | Effect::All(nodes) | Effect::Choose(nodes) => {
                effects.children(nodes).iter().any(|child| self.runs(state, *child, reach))
            }
            Effect::If(condition, child) => {
                self.count(state, state.turn, condition.count) >= condition.least
                    && self.runs(state, child, reach)
            }
            Effect::Per(measure, child) => {
                measure.of(self.count(state, state.turn, measure.count)) > 0
                    && self.runs(state, child, reach)
            }
            Effect::May(child) | Effect::Repeat(_, child) => self.runs(state, child, reach),
            Effect::Pay(..) => self.is_payable(state, Price::Effect(id), reach),
        }
    }

    fn can_trigger(&self, state: &State, target: Target, reach: Reach) -> bool {
        let player = state.me();
        match target {
            Target::AnyRow | Target::Row(_) | Target::Reputation | Target::Tag(_) => true,
            Target::Column => (0..3).any(|column| player.is_unlocked(column)),
            Target::Tile => self.can_trigger_tile(state, reach),
        }
    }

    /// Whether a tile of the own board would do something (UM-13.14).
    pub(crate) fn can_trigger_tile(&self, state: &State, reach: Reach) -> bool {
        let mut tiles = state.me().notebook.iter().flatten();
        tiles.any(|tile| self.runs(state, self.catalogue.tiles[usize::from(*tile)].main, reach))
    }

    /// Whether a player can leave an effect out by answering its own questions.
    pub(crate) fn is_declinable(&self, id: EffectId) -> bool {
        let effects = &self.catalogue.effects;
        match effects.node(id) {
            Effect::Generate(_)
            | Effect::Elevate
            | Effect::Transfer
            | Effect::Pay(..)
            | Effect::PlayResearch(_)
            | Effect::Publish
            | Effect::Treat
            | Effect::May(_)
            | Effect::Choose(_)
            | Effect::Special(
                Special::CopyDisplay | Special::ExchangeDream | Special::TakeBackIdea,
            ) => true,
            Effect::Trigger(target) => target != Target::Reputation,
            Effect::Seq(nodes) | Effect::All(nodes) => {
                effects.children(nodes).iter().all(|child| self.is_declinable(*child))
            }
            Effect::If(_, child) | Effect::Per(_, child) | Effect::Repeat(_, child) => {
                self.is_declinable(child)
            }
            _ => false,
        }
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
