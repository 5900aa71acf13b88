//! From the tree to the icons that a board draws, in printed order.

use serde::Serialize;

use super::{Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Measure, Tagged};
use super::{Steps, Target};
use crate::component::{ClientKind, Insight, Level, Quality};

/// One icon of an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Icon {
    /// Which picture.
    pub name: String,
    /// The number printed on it, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
}

/// The icons of an effect.
pub fn icons(effects: &Effects, id: EffectId) -> Vec<Icon> {
    let mut row = Row { effects, icons: Vec::new() };
    row.effect(id);
    row.icons
}

/// The icons of a price.
pub fn cost_icons(effects: &Effects, costs: Costs) -> Vec<Icon> {
    let mut row = Row { effects, icons: Vec::new() };
    row.costs(costs);
    row.icons
}

struct Row<'a> {
    effects: &'a Effects,
    icons: Vec<Icon>,
}

impl Row<'_> {
    fn draw(&mut self, name: impl Into<String>) {
        self.icons.push(Icon { name: name.into(), number: None });
    }

    fn numbered(&mut self, name: impl Into<String>, number: impl Into<i16>) {
        self.icons.push(Icon { name: name.into(), number: Some(number.into()) });
    }

    fn effect(&mut self, id: EffectId) {
        match self.effects.node(id) {
            Effect::Seq(nodes) => self.joined(self.effects.children(nodes), "then"),
            Effect::All(nodes) => self.joined(self.effects.children(nodes), "plus"),
            Effect::Choose(nodes) => self.joined(self.effects.children(nodes), "slash"),
            Effect::May(child) => self.before("may", child),
            Effect::If(condition, child) => {
                self.condition(condition);
                self.effect(child);
            }
            Effect::Per(measure, child) => {
                self.effect(child);
                self.measure(measure);
            }
            Effect::Repeat(times, child) => {
                self.numbered("times", times);
                self.effect(child);
            }
            Effect::Pay(costs, child) => {
                self.costs(costs);
                self.before("arrow", child);
            }
            Effect::On(moment, child) => self.before(&format!("on-{}", moment.name()), child),
            verb => self.verb(verb),
        }
    }

    fn joined(&mut self, children: &[EffectId], glue: &str) {
        for (at, child) in children.iter().enumerate() {
            if at > 0 {
                self.draw(glue);
            }
            self.effect(*child);
        }
    }

    fn before(&mut self, name: &str, child: EffectId) {
        self.draw(name);
        self.effect(child);
    }

    fn costs(&mut self, costs: Costs) {
        for cost in self.effects.costs(costs) {
            match *cost {
                Cost::Insight(insight) => self.draw(insight_name(insight)),
                Cost::Suppress => self.draw("suppress"),
                Cost::Coffee(amount) => self.numbered("coffee", amount),
                Cost::Box(amount) => self.numbered("box", amount),
                Cost::Bright(amount) => self.numbered("bright", amount),
                Cost::Card => self.draw("discard-research"),
            }
        }
    }

    fn verb(&mut self, verb: Effect) {
        match verb {
            Effect::Generate(insight) => {
                self.draw("generate");
                self.draw(insight_name(insight));
            }
            Effect::Elevate => self.draw("elevate"),
            Effect::Transfer => self.draw("transfer"),
            Effect::Gain(good, amount) => self.amount(good.name(), amount),
            Effect::GainTile(column) => self.draw(format!("tile-{}", column.name())),
            Effect::Therapy(points) => self.numbered("therapy", points),
            Effect::PlayResearch(cards) => self.numbered("play-research", cards),
            Effect::Publish => self.draw("publish"),
            Effect::Treat => self.draw("treat"),
            Effect::MoveInkpot(steps) => self.steps("inkpot", steps),
            Effect::Move { figure, steps, quietly } => {
                self.steps(figure.name(), steps);
                if quietly {
                    self.draw("quietly");
                }
            }
            Effect::JoinFreud => self.draw("professor-to-freud"),
            Effect::Trigger(target) => self.target(target),
            Effect::UnlockRoom => self.draw("graduation-cap"),
            Effect::Adjust(quantity, amount) => self.numbered(quantity.name(), amount),
            Effect::Special(special) => self.draw(format!("special-{}", special.name())),
            _ => {}
        }
    }

    fn target(&mut self, target: Target) {
        match target {
            Target::AnyRow => self.draw("trigger-row"),
            Target::Row(row) => self.numbered("trigger-row", row),
            Target::Column => self.draw("trigger-column"),
            Target::Reputation => self.draw("trigger-reputation"),
            Target::Tile => self.draw("trigger-tile"),
            Target::Tag(location) => self.draw(format!("trigger-tag-{}", location.name())),
        }
    }

    fn amount(&mut self, name: &str, amount: Amount) {
        self.numbered(name, amount.each);
        if let Some(measure) = amount.per {
            self.measure(measure);
        }
    }

    fn steps(&mut self, name: &str, steps: Steps) {
        self.numbered(name, steps.least);
        if steps.most > steps.least {
            self.numbered("up-to", steps.most);
        }
    }

    fn measure(&mut self, measure: Measure) {
        self.draw("per");
        self.draw(count_name(measure.count));
        if let Some(max) = measure.max {
            self.numbered("max", max);
        }
    }

    fn condition(&mut self, condition: Condition) {
        self.numbered(format!("if-{}", count_name(condition.count)), condition.least);
    }
}

fn insight_name(insight: Insight) -> String {
    format!("insight-{}-{}", insight.ring.name(), insight.quality.map_or("any", Quality::name))
}

fn count_name(count: Count) -> String {
    let of = match count {
        Count::Tags(Tagged::Location(location)) => Some(location.name()),
        Count::Tags(Tagged::District(colour)) => Some(colour.name()),
        Count::Tiles(level) => level.map(Level::name),
        Count::Cured(kind) => kind.map(ClientKind::name),
        _ => None,
    };
    of.map_or_else(|| count.name().to_owned(), |of| format!("{}-{of}", count.name()))
}
