//! From the tree back to the text from which it was read.

use std::fmt::Write;

use super::verb;
use super::{
    Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Measure, Steps, Tagged,
};
use crate::component::{ClientKind, Colour, Insight, Level, Location, Quality};

/// An effect in its notation.
pub fn notation(effects: &Effects, id: EffectId) -> String {
    match effects.node(id) {
        Effect::Seq(nodes) => joined(effects, effects.children(nodes), "; ", 1),
        Effect::Choose(nodes) => joined(effects, effects.children(nodes), " / ", 2),
        Effect::All(nodes) => joined(effects, effects.children(nodes), " + ", 3),
        Effect::May(child) => format!("may {}", within(effects, child, 3)),
        Effect::If(condition, child) => {
            format!("if {}: {}", condition_text(condition), within(effects, child, 3))
        }
        Effect::Per(measure, child) => {
            format!("per {}: {}", measured(measure), within(effects, child, 3))
        }
        Effect::Repeat(times, child) => format!("repeat {times}: {}", within(effects, child, 3)),
        Effect::Pay(costs, child) => {
            format!("pay {} -> {}", costs_text(effects, costs), within(effects, child, 3))
        }
        Effect::On(moment, child) => {
            format!("on {}: {}", moment.name(), within(effects, child, 3))
        }
        verb => verb::text(verb),
    }
}

fn joined(effects: &Effects, children: &[EffectId], sign: &str, level: u8) -> String {
    children.iter().map(|child| within(effects, *child, level)).collect::<Vec<_>>().join(sign)
}

/// A child, in brackets if it binds no tighter than what stands around it.
fn within(effects: &Effects, id: EffectId, level: u8) -> String {
    let own = match effects.node(id) {
        Effect::Seq(_) => 1,
        Effect::Choose(_) => 2,
        Effect::All(_) => 3,
        _ => 4,
    };
    let text = notation(effects, id);
    if own <= level { format!("({text})") } else { text }
}

pub(super) fn steps_text(steps: Steps) -> String {
    let Steps { least, most } = steps;
    if least == most { least.to_string() } else { format!("{least}..{most}") }
}

pub(super) fn insight_text(insight: Insight) -> String {
    format!("{} {}", insight.ring.name(), insight.quality.map_or("any", Quality::name))
}

/// A price in its notation.
pub fn costs_text(effects: &Effects, costs: Costs) -> String {
    effects.costs(costs).iter().map(|cost| cost_text(*cost)).collect::<Vec<_>>().join(", ")
}

fn cost_text(cost: Cost) -> String {
    match cost {
        Cost::Insight(insight) => insight_text(insight),
        Cost::Suppress => "suppress".to_owned(),
        Cost::Coffee(amount) => format!("coffee {amount}"),
        Cost::Box(amount) => format!("box {amount}"),
        Cost::Bright(amount) => format!("bright {amount}"),
        Cost::Card => "card".to_owned(),
    }
}

/// An amount in its notation.
pub fn amount_text(amount: Amount) -> String {
    let mut text = amount.each.to_string();
    if let Some(measure) = amount.per {
        let _ = write!(text, " per {}", measured(measure));
    }
    text
}

fn measured(measure: Measure) -> String {
    let mut text = count_text(measure.count);
    if let Some(max) = measure.max {
        let _ = write!(text, " max {max}");
    }
    text
}

/// A condition in its notation.
pub fn condition_text(condition: Condition) -> String {
    format!("{} >= {}", count_text(condition.count), condition.least)
}

fn count_text(count: Count) -> String {
    let of = match count {
        Count::Tags(Tagged::Location(location)) => Some(Location::name(location)),
        Count::Tags(Tagged::District(colour)) => Some(Colour::name(colour)),
        Count::Tiles(level) => level.map(Level::name),
        Count::Cured(kind) => kind.map(ClientKind::name),
        _ => None,
    };
    of.map_or_else(|| count.name().to_owned(), |of| format!("{} {of}", count.name()))
}
