//! How the Id reads printed effects (ID-3.1, ID-3.10 to ID-3.17): the same tree, and goods in the
//! place of what it cannot use.

use super::{ID, Step};
use crate::UnconsciousMind;
use crate::component::Exchange;
use crate::effect::{Effect, EffectId, Good, Nodes, act};
use crate::state::Frame;
use crate::state::{DEEP, State};

/// Starts the effect on top of the stack for the Id.
pub(crate) fn start(game: &UnconsciousMind, state: &mut State, id: EffectId) {
    state.stack.pop();
    if state.stack.depth() >= DEEP {
        return;
    }
    let run = |effect| Frame::Run { effect, asked: true };
    match game.catalogue.effects.node(id) {
        Effect::Seq(nodes) | Effect::All(nodes) => push_all(game, state, nodes),
        Effect::Choose(nodes) => {
            let chosen = choose(game, state, nodes);
            chosen.into_iter().for_each(|effect| state.stack.push(run(effect)));
        }
        // Prices are free, and what may be done is done (ID-3.13, ID-3.14).
        Effect::May(effect) | Effect::Pay(_, effect) => state.stack.push(run(effect)),
        Effect::If(condition, effect) => {
            let met = game.count(state, ID, condition.count) >= condition.least;
            state.stack.push(if met { run(effect) } else { idle(id) });
        }
        Effect::Per(measure, effect) => {
            let left = measure.of(game.count(state, ID, measure.count));
            state.stack.push(if left > 0 { Frame::Times { effect, left } } else { idle(id) });
        }
        Effect::Repeat(left, effect) => state.stack.push(Frame::Times { effect, left }),
        Effect::Gain(good, amount) => {
            let count = amount.value(|what| game.count(state, ID, what));
            state.stack.push(if count > 0 { gain(good, count) } else { idle(id) });
        }
        Effect::Trigger(target) => act::id_trigger(state, target),
        node => state.stack.push(act::id_frame(state, node).unwrap_or(idle(id))),
    }
}

fn push_all(game: &UnconsciousMind, state: &mut State, nodes: Nodes) {
    for effect in game.catalogue.effects.children(nodes).iter().rev() {
        state.stack.push(Frame::Run { effect: *effect, asked: true });
    }
}

/// The first of several effects that it can do as printed, else the first (ID-3.15).
fn choose(game: &UnconsciousMind, state: &State, nodes: Nodes) -> Option<EffectId> {
    let children = game.catalogue.effects.children(nodes);
    let done = |effect: &&EffectId| match game.catalogue.effects.node(**effect) {
        Effect::Generate(_) | Effect::Elevate | Effect::Transfer | Effect::GainTile(_) => false,
        _ => game.can(state, **effect),
    };
    children.iter().find(done).or(children.first()).copied()
}

fn gain(good: Good, count: u8) -> Frame {
    match good {
        Good::Research => Frame::Draw { left: count },
        _ => Frame::Gain { good, count },
    }
}

/// What comes to nothing is told.
fn idle(effect: EffectId) -> Frame {
    Frame::Id(Step::Idle { effect })
}

/// The coffee that it takes in place of something, unless it takes something else.
pub(super) fn coffee(
    game: &UnconsciousMind,
    state: &State,
    what: Exchange,
    times: u8,
) -> Option<u8> {
    match game.catalogue.effects.node(game.catalogue.id.aid[what.index()]) {
        Effect::Gain(Good::Coffee, amount) => {
            let each = amount.value(|what| game.count(state, ID, what));
            Some(each.saturating_mul(times))
        }
        _ => None,
    }
}
