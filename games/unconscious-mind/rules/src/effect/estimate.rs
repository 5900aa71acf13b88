//! From the tree to a value: what an effect is worth in the middle of a game, for bots and for
//! the balance of the pack. The scale is written down in the README of this crate.

use super::{Amount, Cost, Costs, Count, Effect, EffectId, Effects, Moment, verb};
use crate::component::Ring;

/// The value scale, in tenths of a victory point.
pub mod scale {
    /// A victory point.
    pub const POINT: i32 = 10;
    /// One coffee.
    pub const COFFEE: i32 = 5;
    /// A heart-shaped box: a therapy point, or two points at once.
    pub const BOX: i32 = 24;
    /// A therapy point of a dream.
    pub const THERAPY: i32 = 25;
    /// A bright idea.
    pub const BRIGHT: i32 = 12;
    /// A point of reputation.
    pub const REPUTATION: i32 = 30;
    /// A research card in the hand.
    pub const RESEARCH: i32 = 10;
    /// An insight, for each ring that it lies out; also an elevation.
    pub const RING: i32 = 7;
    /// To choose the quality of a generated insight.
    pub const ANY: i32 = 2;
    /// A transfer.
    pub const TRANSFER: i32 = 3;
    /// To suppress an insight, or to pay a coffee instead.
    pub const SUPPRESS: i32 = 5;
    /// A tag in play.
    pub const TAG: i32 = 9;
    /// A wild tag in play.
    pub const WILD: i32 = 14;
    /// A location that is triggered about three times.
    pub const VISIT: i32 = 20;
    /// To treat a client beside the turn; the dream could be used later all the same.
    pub const TREAT: i32 = 30;
    /// A further choice among steps or effects.
    pub const CHOICE: i32 = 3;
}

/// What an effect is worth when everything countable is as in the middle of a usual game.
pub fn estimate(effects: &Effects, id: EffectId) -> i32 {
    worth(effects, id, &|count| usual(count).0, (2, 3))
}

/// What an effect is worth with `count` answering for what can be counted.
pub fn estimate_with(effects: &Effects, id: EffectId, count: &impl Fn(Count) -> u8) -> i32 {
    worth(effects, id, count, (1, 1))
}

/// `sure` is the share of a conditional effect that counts when its condition seems to be met.
fn worth(effects: &Effects, id: EffectId, count: &impl Fn(Count) -> u8, sure: (i32, i32)) -> i32 {
    let below = |child| worth(effects, child, count, sure);
    match effects.node(id) {
        Effect::Seq(nodes) | Effect::All(nodes) => {
            effects.children(nodes).iter().map(|child| below(*child)).sum()
        }
        Effect::Choose(nodes) => {
            let children = effects.children(nodes);
            let best = children.iter().map(|child| below(*child)).max().unwrap_or(0);
            best + scale::CHOICE * (children.len() as i32 - 1)
        }
        Effect::May(child) => below(child).max(0),
        Effect::If(condition, child) if count(condition.count) >= condition.least => {
            below(child) * sure.0 / sure.1
        }
        Effect::If(..) => 0,
        Effect::Per(measure, child) => below(child) * i32::from(measure.of(count(measure.count))),
        Effect::Repeat(times, child) => below(child) * i32::from(times),
        Effect::Pay(costs, child) => (below(child) - estimate_costs(effects, costs)).max(0),
        Effect::On(moment, child) => below(child) * often(moment),
        verb => verb::worth(verb, count),
    }
}

/// What a price costs.
pub fn estimate_costs(effects: &Effects, costs: Costs) -> i32 {
    effects.costs(costs).iter().map(|cost| of_cost(*cost)).sum()
}

/// What a client's final score is worth, with counts as at the end of a usual game.
pub fn estimate_score(score: Amount) -> i32 {
    scale::POINT * i32::from(score.value(|count| usual(count).1))
}

fn of_cost(cost: Cost) -> i32 {
    match cost {
        Cost::Insight(insight) => rings(insight.ring) - i32::from(insight.quality.is_none()),
        Cost::Suppress => scale::SUPPRESS,
        Cost::Coffee(amount) => scale::COFFEE * i32::from(amount),
        Cost::Box(amount) => scale::BOX * i32::from(amount),
        Cost::Bright(amount) => scale::BRIGHT * i32::from(amount),
        Cost::Card => scale::RESEARCH - 2,
    }
}

pub(super) fn rings(ring: Ring) -> i32 {
    scale::RING * (ring as i32 + 1)
}

/// How often something happens to one player after a client was freed.
fn often(moment: Moment) -> i32 {
    match moment {
        Moment::Recall => 5,
        Moment::Treat => 7,
        Moment::Catharsis | Moment::Cure => 4,
        Moment::Publish => 2,
        Moment::Visit => 8,
    }
}

/// Usual counts of one player in the middle and at the end of a game.
fn usual(count: Count) -> (u8, u8) {
    match count {
        Count::Tags(super::Tagged::Location(_)) => (2, 3),
        Count::Tags(super::Tagged::District(_)) => (3, 5),
        Count::Kinds => (4, 5),
        Count::Tiles(None) => (5, 8),
        Count::Tiles(Some(_)) => (2, 4),
        Count::Rows | Count::Columns | Count::Marks | Count::Districts | Count::Goals => (1, 2),
        Count::Treatises => (1, 3),
        Count::Cured(None) => (2, 5),
        Count::Cured(Some(crate::component::ClientKind::Routine)) => (1, 3),
        Count::Cured(Some(crate::component::ClientKind::CaseStudy)) => (1, 2),
        Count::Reputation => (3, 5),
        Count::Cards => (2, 2),
        Count::Ideas => (2, 3),
        Count::Company => (1, 1),
    }
}
