//! Free actions (UM-8.5): what they cost and when they are allowed.

use crate::UnconsciousMind;
use crate::action::{Action, Free};
use crate::component::Catalogue;
use crate::effect::can::{can_elevate, can_transfer};
use crate::effect::{Cost, Costs, Effect, EffectId, Good, Quantity};
use crate::refusal::Refusal;
use crate::state::{Frame, Price, State};

/// What the office board lets a player do at any time, read off its exchanges.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Exchanges {
    /// Coffee for an Elevate or a Transfer.
    pub(crate) insight: Option<u8>,
    /// Coffee for bright ideas, and how many.
    pub(crate) bright: Option<(u8, u8)>,
    /// Insights for boxes.
    pub(crate) set: Option<Costs>,
    /// How many boxes a set brings.
    pub(crate) set_gain: u8,
    /// A box for points.
    pub(crate) points: Option<u8>,
}

impl Exchanges {
    /// What a box is worth in points; nothing where no such exchange is printed.
    pub(crate) fn box_points(&self) -> u8 {
        self.points.unwrap_or(0)
    }

    pub(crate) fn new(catalogue: &Catalogue) -> Exchanges {
        let mut all = Exchanges::default();
        for exchange in &catalogue.board.exchanges {
            all.add(catalogue, *exchange);
        }
        all
    }

    fn add(&mut self, catalogue: &Catalogue, exchange: EffectId) {
        let effects = &catalogue.effects;
        let Effect::Pay(costs, child) = effects.node(exchange) else { return };
        match (effects.costs(costs), effects.node(child)) {
            ([Cost::Coffee(coffee)], Effect::Choose(_)) => self.insight = Some(*coffee),
            ([Cost::Coffee(coffee)], Effect::Gain(Good::Bright, amount)) => {
                self.bright = Some((*coffee, amount.each));
            }
            ([Cost::Box(1)], Effect::Gain(Good::Points, amount)) => {
                self.points = Some(amount.each);
            }
            (_, Effect::Gain(Good::Box, amount)) => {
                (self.set, self.set_gain) = (Some(costs), amount.each);
            }
            _ => {}
        }
    }
}

/// The coffee that an Elevate or a Transfer costs at any time.
pub(crate) fn insight_coffee(game: &UnconsciousMind, state: &State) -> Option<u8> {
    let shift = game.shift(state, state.turn, Quantity::ElevateCost);
    // Never for nothing, or it could be done for ever (UM-8.5).
    game.exchanges.insight.map(|coffee| coffee.saturating_add_signed(shift).max(1))
}

const PRINTED: &str = "an exchange that is offered is printed";

/// The coffee that a free action uses, and the bright ideas or points that it brings at once.
pub(crate) fn price(game: &UnconsciousMind, state: &State, free: Free) -> (u8, u8) {
    match free {
        Free::Elevate | Free::Transfer => (insight_coffee(game, state).expect(PRINTED), 0),
        Free::Bright => game.exchanges.bright.expect(PRINTED),
        Free::Set => (0, 0),
        Free::Points => (0, game.exchanges.box_points()),
    }
}

/// Whether a set of insights can be used for a box (UM-6.3).
pub(crate) fn can_make_box(game: &UnconsciousMind, state: &State) -> bool {
    game.exchanges.set.is_some() && game.can_pay(state, Price::Set, 0)
}

/// Whether a player is asked about boxes at the end of the turn (UM-21.2): there is a client to help
/// and a box to be had, or it is the last round and a set is to be had, which is worth points.
pub(crate) fn asks_for_boxes(game: &UnconsciousMind, state: &State) -> bool {
    let reach = game.reach(state);
    let set = || game.exchanges.set.is_some() && game.is_payable(state, Price::Set, reach);
    let someone = state.me().rooms.iter().any(|room| room.client.is_some());
    let last = state.is_last_round() && !game.is_id(state.turn) && game.config.asks_for_last_set();
    someone && state.me().boxes > 0 || (someone || last) && set()
}

/// Whether a question lets free actions in (UM-8.6, UM-8.7, UM-8.9).
#[inline]
pub(crate) fn lets_in(state: &State, frame: Frame) -> Result<(), Refusal> {
    if state.round == 0 {
        return Err(Refusal::FreeInSetUp);
    }
    match frame {
        Frame::Pay { next: 0, asked: false, .. } => Ok(()),
        Frame::Pay { .. }
        | Frame::Elevate { free: true }
        | Frame::Transfer { free: true }
        | Frame::Volumes { .. }
        | Frame::Endow { .. }
        | Frame::Mark { .. }
        | Frame::MarkByFireworks { .. } => Err(Refusal::FreeWithinCost),
        _ => Ok(()),
    }
}

/// Whether a free action can be paid and has a use.
pub(crate) fn check(game: &UnconsciousMind, state: &State, free: Free) -> Result<(), Refusal> {
    let (player, have) = (state.me(), state.me().coffee);
    let (allowed, refusal) = match free {
        Free::Elevate | Free::Transfer => return check_insight(game, state, free),
        Free::Bright => match game.exchanges.bright {
            Some((need, _)) => (have >= need, Refusal::FreeBright { need, have }),
            None => (false, Refusal::NoEffect),
        },
        Free::Set => (can_make_box(game, state), Refusal::FreeSet),
        Free::Points => (game.exchanges.points.is_some() && player.boxes > 0, Refusal::FreePoints),
    };
    if allowed { Ok(()) } else { Err(refusal) }
}

/// Whether an insight can be elevated or transferred for coffee (UM-8.3).
fn check_insight(game: &UnconsciousMind, state: &State, free: Free) -> Result<(), Refusal> {
    let (player, have) = (state.me(), state.me().coffee);
    let some = if free == Free::Elevate { can_elevate(player) } else { can_transfer(player) };
    match insight_coffee(game, state) {
        Some(need) if some && have < need => Err(Refusal::FreeCoffee { need, have }),
        Some(_) if some => Ok(()),
        _ => Err(Refusal::FreeElevate),
    }
}

/// Whether some free action would make room on the coffee track (UM-8.8).
pub(crate) fn can_spend_coffee(game: &UnconsciousMind, state: &State) -> bool {
    [Free::Bright, Free::Elevate, Free::Transfer]
        .iter()
        .any(|free| check(game, state, *free).is_ok())
}

/// The free actions open beside a question.
pub(crate) fn offer(game: &UnconsciousMind, state: &State, frame: Frame, offers: &mut Vec<Action>) {
    if lets_in(state, frame).is_err() {
        return;
    }
    let all = Free::ALL.iter().map(|(free, _)| *free);
    offers.extend(all.filter(|free| check(game, state, *free).is_ok()).map(Action::Free));
}
