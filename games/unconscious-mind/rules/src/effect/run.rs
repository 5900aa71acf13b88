//! How an effect begins: it becomes a question, goods to gain, or further effects.

use super::purse::asks;
use super::{Effect, EffectId, Good, Nodes, Target};
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
        node => state.stack.push(frame(game, state, id, node, asked)),
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

fn frame(
    game: &UnconsciousMind,
    state: &State,
    effect: EffectId,
    node: Effect,
    asked: bool,
) -> Frame {
    match node {
        Effect::Generate(insight) => Frame::Generate(insight),
        Effect::Elevate => Frame::Elevate { free: false },
        Effect::Transfer => Frame::Transfer { free: false },
        Effect::GainTile(column) => Frame::GainTile { column: column as u8 },
        Effect::Therapy(left) => Frame::Therapy { room: state.therapy.room.unwrap_or(0), left },
        Effect::PlayResearch(left) => Frame::Play { left },
        Effect::Publish => Frame::Publish,
        Effect::Treat => Frame::TreatOne,
        Effect::MoveInkpot(steps) => Frame::Ink { least: steps.least, most: steps.most },
        Effect::Move { figure, steps, quietly } => {
            Frame::Move { figure, least: steps.least, most: steps.most, quietly }
        }
        Effect::JoinFreud => Frame::Join,
        Effect::Trigger(target) => trigger(target),
        Effect::UnlockRoom => Frame::OpenRoom,
        Effect::Special(special) => Frame::Special(special),
        Effect::All(_) => Frame::All { effect, done: 0 },
        Effect::Choose(_) => Frame::Choose { effect, skip: !asked },
        Effect::May(effect) => Frame::May { effect },
        Effect::Repeat(left, effect) => Frame::Repeat { effect, left },
        _ => {
            debug_assert!(!game.reaches(state, effect), "an effect without a frame");
            Frame::Times { effect, left: 0 }
        }
    }
}

fn trigger(target: Target) -> Frame {
    match target {
        Target::AnyRow => Frame::PickRow,
        Target::Row(row) => Frame::Line { line: row - 1, done: 0 },
        Target::Column => Frame::PickColumn,
        Target::Reputation => Frame::Track,
        Target::Tile => Frame::PickOwnTile,
        Target::Tag(location) => Frame::Visit { location, tag: true },
    }
}
