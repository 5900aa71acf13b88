//! From the tree to phrases; put one after the other they are a sentence in any language.

use std::collections::BTreeSet;

use mittwoch_kernel::Phrase;

use super::verb;
use super::{
    Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Good, Measure, Moment, Tagged,
};
use crate::component::{ClientKind, Insight, Level};

/// An effect in words: phrases to be read one after the other.
pub fn describe(effects: &Effects, id: EffectId) -> Vec<Phrase> {
    let mut words = Words { effects, phrases: Vec::new() };
    words.effect(id);
    words.phrases
}

/// A price in words.
pub fn describe_cost(effects: &Effects, costs: Costs) -> Vec<Phrase> {
    let mut words = Words { effects, phrases: Vec::new() };
    words.costs(costs);
    words.phrases
}

/// Points that a client scores at the end, in words.
pub fn describe_score(score: Amount) -> Vec<Phrase> {
    verb::said(Effect::Gain(Good::Points, score))
}

/// What a goal demands, in words.
pub fn describe_condition(condition: Condition) -> Phrase {
    condition_phrase(condition)
}

pub(super) fn key(end: &str) -> Phrase {
    Phrase::new(&format!("um-effect-{end}"))
}

struct Words<'a> {
    effects: &'a Effects,
    phrases: Vec<Phrase>,
}

impl Words<'_> {
    fn say(&mut self, phrase: Phrase) {
        self.phrases.push(phrase);
    }

    fn effect(&mut self, id: EffectId) {
        match self.effects.node(id) {
            Effect::Seq(nodes) => self.joined(self.effects.children(nodes), "then"),
            Effect::All(nodes) => self.joined(self.effects.children(nodes), "and"),
            Effect::Choose(nodes) => self.joined(self.effects.children(nodes), "or"),
            Effect::May(child) => self.before(key("may"), child),
            Effect::If(condition, child) => {
                self.say(condition_phrase(condition));
                self.before(key("leads-to"), child);
            }
            Effect::Per(measure, child) => {
                self.inner(child);
                self.measure(measure);
            }
            Effect::Repeat(times, child) => {
                self.before(key("repeat").number("times", times), child);
            }
            Effect::Pay(costs, child) => {
                self.costs(costs);
                self.before(key("pay-for"), child);
            }
            Effect::On(moment, child) => {
                self.before(key(&format!("on-{}", moment.name())), child);
            }
            verb => self.phrases.extend(verb::said(verb)),
        }
    }

    fn joined(&mut self, children: &[EffectId], glue: &str) {
        for (at, child) in children.iter().enumerate() {
            if at > 0 {
                self.say(key(glue));
            }
            self.inner(*child);
        }
    }

    fn before(&mut self, phrase: Phrase, child: EffectId) {
        self.say(phrase);
        self.inner(child);
    }

    /// A part of something larger; what joins several parts stands in brackets.
    fn inner(&mut self, id: EffectId) {
        let bracket = self.effects.node(id).parts().is_some();
        if bracket {
            self.say(key("open"));
        }
        self.effect(id);
        if bracket {
            self.say(key("close"));
        }
    }

    fn measure(&mut self, measure: Measure) {
        self.phrases.extend(measured(measure));
    }

    fn costs(&mut self, costs: Costs) {
        for (at, cost) in self.effects.costs(costs).iter().enumerate() {
            if at > 0 {
                self.say(key("pay-and"));
            }
            self.say(cost_phrase(*cost));
        }
    }
}

/// For each of what, and at most how much.
pub(super) fn measured(measure: Measure) -> impl Iterator<Item = Phrase> {
    let most = measure.max.map(|max| key("at-most").number("max", max));
    [count_phrase("for-each", measure.count)].into_iter().chain(most)
}

pub(super) fn insight_phrase(verb: &str, insight: Insight) -> Phrase {
    match insight.quality {
        Some(quality) => {
            key(verb).word("ring", insight.ring.name()).word("quality", quality.name())
        }
        None => key(&format!("{verb}-any")).word("ring", insight.ring.name()),
    }
}

fn cost_phrase(cost: Cost) -> Phrase {
    match cost {
        Cost::Insight(insight) => insight_phrase("pay-insight", insight),
        Cost::Suppress => key("pay-suppress"),
        Cost::Coffee(amount) => key("pay-coffee").number("amount", amount),
        Cost::Box(amount) => key("pay-box").number("amount", amount),
        Cost::Bright(amount) => key("pay-bright").number("amount", amount),
        Cost::Card => key("pay-card"),
    }
}

fn condition_phrase(condition: Condition) -> Phrase {
    count_phrase("if", condition.count).number("least", condition.least)
}

fn count_phrase(start: &str, count: Count) -> Phrase {
    let plain = key(&format!("{start}-{}", count_name(count)));
    match count {
        Count::Tags(Tagged::Location(location)) => plain.piece("location", location.name()),
        Count::Tags(Tagged::District(colour)) => plain.word("colour", colour.name()),
        _ => plain,
    }
}

fn count_name(count: Count) -> String {
    match count {
        Count::Tags(Tagged::Location(_)) => "tags".to_owned(),
        Count::Tags(Tagged::District(_)) => "district-tags".to_owned(),
        Count::Tiles(Some(level)) => format!("tiles-{}", level.name()),
        Count::Cured(Some(kind)) => format!("cured-{}", kind.name()),
        other => other.name().to_owned(),
    }
}

/// The key of every phrase that a description can hold, whatever the pack.
pub fn keys() -> BTreeSet<String> {
    const FIXED: &str = "then and or open close may repeat leads-to pay-and pay-for at-most pay-insight \
         pay-insight-any pay-suppress pay-coffee pay-box pay-bright pay-card";
    let mut ends: Vec<String> = FIXED.split_whitespace().map(str::to_owned).collect();
    ends.extend(verb::key_ends());
    ends.extend(Moment::ALL.iter().map(|moment| format!("on-{}", moment.name())));
    for start in ["for-each", "if"] {
        ends.extend(count_names().into_iter().map(|name| format!("{start}-{name}")));
    }
    ends.into_iter().map(|end| format!("um-effect-{end}")).collect()
}

fn count_names() -> Vec<String> {
    let levels = Level::ALL.iter().map(|level| Count::Tiles(Some(*level)));
    let kinds = ClientKind::ALL.iter().map(|kind| Count::Cured(Some(*kind)));
    let plain = Count::PLAIN.iter().map(|(_, count)| *count);
    let bare = [Count::Tiles(None), Count::Cured(None)];
    let counts = levels.chain(kinds).chain(plain).chain(bare);
    counts.map(count_name).chain(["tags", "district-tags"].map(str::to_owned)).collect()
}
