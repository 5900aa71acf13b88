//! From the tree to phrases; put one after the other they are a sentence in any language.

use std::collections::BTreeSet;

use mittwoch_kernel::Phrase;

use super::{
    Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Good, Measure, Moment,
    Quantity, Special, Steps, Tagged, Target,
};
use crate::component::{ClientKind, Column, Insight, Level};

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
    let effects = Effects::default();
    let mut words = Words { effects: &effects, phrases: Vec::new() };
    words.gain(Good::Points, score);
    words.phrases
}

/// What a goal demands, in words.
pub fn describe_condition(condition: Condition) -> Phrase {
    condition_phrase(condition)
}

fn key(end: &str) -> Phrase {
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
                self.before(key("leads-to"), child);
            }
            Effect::On(moment, child) => {
                self.before(key(&format!("on-{}", moment.name())), child);
            }
            Effect::Gain(good, amount) => self.gain(good, amount),
            verb => self.verb(verb),
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

    fn gain(&mut self, good: Good, amount: Amount) {
        self.say(key(&format!("gain-{}", good.name())).number("amount", amount.each));
        if let Some(measure) = amount.per {
            self.measure(measure);
        }
    }

    fn measure(&mut self, measure: Measure) {
        self.say(count_phrase("for-each", measure.count));
        if let Some(max) = measure.max {
            self.say(key("at-most").number("max", max));
        }
    }

    fn costs(&mut self, costs: Costs) {
        for (at, cost) in self.effects.costs(costs).iter().enumerate() {
            if at > 0 {
                self.say(key("pay-and"));
            }
            self.say(cost_phrase(*cost));
        }
    }

    fn verb(&mut self, verb: Effect) {
        match verb {
            Effect::Generate(insight) => self.say(insight_phrase("generate", insight)),
            Effect::Elevate => self.say(key("elevate")),
            Effect::Transfer => self.say(key("transfer")),
            Effect::GainTile(column) => self.say(key(&format!("gain-tile-{}", column.name()))),
            Effect::Therapy(points) => self.say(key("therapy").number("amount", points)),
            Effect::PlayResearch(cards) => self.say(key("play-research").number("amount", cards)),
            Effect::Publish => self.say(key("publish")),
            Effect::Treat => self.say(key("treat")),
            Effect::MoveInkpot(steps) => self.say(stepping(key("move-inkpot"), steps)),
            Effect::Move { figure, steps, quietly } => {
                self.say(stepping(key(&format!("move-{}", figure.name())), steps));
                if quietly {
                    self.say(key("quietly"));
                }
            }
            Effect::JoinFreud => self.say(key("join-freud")),
            Effect::Trigger(target) => self.say(target_phrase(target)),
            Effect::UnlockRoom => self.say(key("unlock-room")),
            Effect::Adjust(quantity, amount) => {
                self.say(key(&format!("adjust-{}", quantity.name())).number("amount", amount));
            }
            Effect::Special(special) => self.say(key(&format!("special-{}", special.name()))),
            _ => {}
        }
    }
}

fn stepping(phrase: Phrase, steps: Steps) -> Phrase {
    phrase.number("least", steps.least).number("most", steps.most)
}

fn insight_phrase(verb: &str, insight: Insight) -> Phrase {
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

fn target_phrase(target: Target) -> Phrase {
    match target {
        Target::AnyRow => key("trigger-any-row"),
        Target::Row(row) => key("trigger-row").number("row", row),
        Target::Column => key("trigger-column"),
        Target::Reputation => key("trigger-reputation"),
        Target::Tile => key("trigger-tile"),
        Target::Tag(location) => key("trigger-tag").piece("location", location.name()),
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
    const FIXED: &str = "then and or open close may repeat leads-to pay-and at-most quietly \
         generate generate-any elevate transfer therapy play-research publish treat move-inkpot \
         move-professor move-freud join-freud trigger-any-row trigger-row trigger-column \
         trigger-reputation trigger-tile trigger-tag unlock-room pay-insight pay-insight-any \
         pay-suppress pay-coffee pay-box pay-bright pay-card";
    let mut ends: Vec<String> = FIXED.split_whitespace().map(str::to_owned).collect();
    ends.extend(Good::ALL.iter().map(|good| format!("gain-{}", good.name())));
    ends.extend(Column::ALL.iter().map(|column| format!("gain-tile-{}", column.name())));
    ends.extend(Quantity::ALL.iter().map(|quantity| format!("adjust-{}", quantity.name())));
    ends.extend(Special::ALL.iter().map(|special| format!("special-{}", special.name())));
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
