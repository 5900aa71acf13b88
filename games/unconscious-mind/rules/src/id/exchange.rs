//! How the Id reads printed effects (ID-3.1, ID-3.10 to ID-3.17): the same tree, and goods in the
//! place of what it cannot use.

use super::{ID, Step, lines};
use crate::UnconsciousMind;
use crate::component::{Exchange, Ring};
use crate::effect::{Effect, EffectId, Good, Nodes, Special, Target};
use crate::phase::journalist;
use crate::state::{DEEP, Frame, State};

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
        Effect::Trigger(target) => trigger(state, target),
        node => state.stack.push(frame(state, node).unwrap_or(idle(id))),
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

fn instead(what: Exchange) -> Frame {
    Frame::Id(Step::Exchange { what, times: 1 })
}

/// The frame of a single word, or nothing where it has no use for the Id.
fn frame(state: &State, node: Effect) -> Option<Frame> {
    Some(match node {
        Effect::Generate(insight) => instead(match insight.ring {
            Ring::Minor => Exchange::Minor,
            Ring::Median => Exchange::Median,
            Ring::Major => Exchange::Major,
        }),
        Effect::Elevate => instead(Exchange::Elevate),
        Effect::Transfer => instead(Exchange::Transfer),
        Effect::GainTile(_) => instead(Exchange::GainTile),
        Effect::Special(Special::CopyDisplay) => instead(Exchange::Tile),
        Effect::Therapy(left) => Frame::Therapy { room: state.therapy.room?, left },
        Effect::PlayResearch(count) => Frame::Id(Step::Play { count }),
        Effect::Publish => Frame::Id(Step::Publish),
        Effect::MoveInkpot(steps) => Frame::Id(Step::Ink { steps: steps.most }), // ID-7.4
        Effect::Move { figure, steps, quietly } => {
            Frame::Move { figure, least: steps.least, most: steps.most, quietly }
        }
        Effect::JoinFreud if journalist::joins(state).next().is_some() => Frame::Join,
        Effect::Treat => Frame::Id(Step::Treat),
        Effect::UnlockRoom if state.player(ID).blocked => Frame::OpenRoom,
        _ => return None,
    })
}

fn trigger(state: &mut State, target: Target) {
    match target {
        Target::AnyRow => state.stack.push(Frame::Id(Step::Row)),
        Target::Row(row) => lines::start(state, row - 1),
        Target::Column => state.stack.push(Frame::Id(Step::Column)),
        Target::Reputation => state.stack.push(Frame::Track),
        Target::Tile => state.stack.push(instead(Exchange::Tile)),
        Target::Tag(location) => state.stack.push(Frame::Visit { location, tag: true }),
    }
}
