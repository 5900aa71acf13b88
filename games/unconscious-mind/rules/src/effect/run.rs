//! How an effect begins: it becomes a question, goods to gain, or further effects.

use super::act;
use super::purse::asks;
use super::{Effect, EffectId, Good, Nodes};
use crate::UnconsciousMind;
use crate::state::{Frame, Price, State};

/// Starts the effect on top of the stack.
pub(crate) fn start(game: &UnconsciousMind, state: &mut State, id: EffectId, asked: bool) {
    state.stack.pop();
    if !game.reaches(state, id) {
        return;
    }
    // What is not to be had yet waits for free actions, and may still be left out (UM-8.7).
    let asked = asked && game.can(state, id);
    match game.catalogue.effects.node(id) {
        Effect::Seq(nodes) => push_all(game, state, nodes),
        Effect::If(_, effect) => state.stack.push(Frame::Run { effect, asked }),
        Effect::Per(measure, effect) => {
            let left = measure.of(game.count(state, state.turn, measure.count));
            state.stack.push(Frame::Times { effect, left });
        }
        Effect::Gain(good, amount) => {
            let count = amount.value(|what| game.count(state, state.turn, what));
            state.stack.push(gain(good, count));
        }
        Effect::Pay(..) => pay(game, state, id, asked),
        Effect::May(effect) if asked => state.stack.push(Frame::Run { effect, asked }),
        Effect::Adjust(..) | Effect::On(..) => {}
        node => state.stack.push(act::frame(game, state, id, node, asked)),
    }
}

/// Offers an effect that may be left out (UM-4.4): with its own questions if it has them.
pub(crate) fn offer(game: &UnconsciousMind, state: &mut State, effect: EffectId) {
    state.stack.push(if game.is_declinable(effect) || game.is_id(state.turn) {
        Frame::Run { effect, asked: false }
    } else {
        Frame::May { effect }
    });
}

fn push_all(game: &UnconsciousMind, state: &mut State, nodes: Nodes) {
    for effect in game.catalogue.effects.children(nodes).iter().rev() {
        state.stack.push(Frame::Run { effect: *effect, asked: false });
    }
}

fn gain(good: Good, count: u8) -> Frame {
    match good {
        Good::Research => Frame::Draw { left: count },
        _ => Frame::Gain { good, count },
    }
}

/// A price that asks nothing is agreed to first, unless the player has just done so.
fn pay(game: &UnconsciousMind, state: &mut State, effect: EffectId, asked: bool) {
    let price = Price::Effect(effect);
    let asks = game.costs(state, price).first().is_some_and(|cost| asks(*cost));
    state.stack.push(if asks || asked {
        Frame::Pay { price, next: 0, asked }
    } else {
        Frame::May { effect }
    });
}
