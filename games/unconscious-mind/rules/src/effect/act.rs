//! What each verb does in play: whether it would do something now, whether it can be declined, and
//! the frame that it becomes, for a player and for the Id.

use super::can::{can_elevate, can_transfer};
use super::reach::Reach;
use super::{Effect, EffectId, Good, Special, Target};
use crate::UnconsciousMind;
use crate::component::Exchange;
use crate::component::Ring;
use crate::id::{ID, Step, lines};
use crate::phase::{journalist, publish, special, treat};
use crate::state::{DEEP, State};
use crate::state::{Frame, Price};

impl UnconsciousMind {
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

/// The frame of an effect for a player.
pub(super) fn frame(
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

/// The frame of a verb for the Id, or nothing where it has no use for it (ID-3.1).
pub(crate) fn id_frame(state: &State, node: Effect) -> Option<Frame> {
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

fn instead(what: Exchange) -> Frame {
    Frame::Id(Step::Exchange { what, times: 1 })
}

/// What a trigger sets off for the Id.
pub(crate) fn id_trigger(state: &mut State, target: Target) {
    match target {
        Target::AnyRow => state.stack.push(Frame::Id(Step::Row)),
        Target::Row(row) => lines::start(state, row - 1),
        Target::Column => state.stack.push(Frame::Id(Step::Column)),
        Target::Reputation => state.stack.push(Frame::Track),
        Target::Tile => state.stack.push(instead(Exchange::Tile)),
        Target::Tag(location) => state.stack.push(Frame::Visit { location, tag: true }),
    }
}
