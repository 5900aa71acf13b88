//! From the tree to the icons that a board draws, in printed order.

use serde::{Deserialize, Serialize};

use super::verb;
use super::{
    Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Good, Measure, Moment,
    Quantity, Special, Steps,
};
use crate::component::{Column, Insight, Location, Quality, Ring};

mittwoch_kernel::named! {
    /// What an icon shows being done.
    pub enum Verb {
        /// An insight comes from the reserve.
        Generate = "generate",
        /// An insight goes one ring out.
        Elevate = "elevate",
        /// An insight goes to another section.
        Transfer = "transfer",
        /// An insight goes one ring in, or a coffee is paid.
        Suppress = "suppress",
        /// A research card leaves the hand.
        Discard = "discard",
        /// Therapy points.
        Therapy = "therapy",
        /// Research cards come into play.
        PlayResearch = "play-research",
        /// A treatise is published.
        Publish = "publish",
        /// A client is treated.
        Treat = "treat",
        /// The inkpot moves.
        Inkpot = "inkpot",
        /// The own professor moves.
        Professor = "professor",
        /// Freud moves.
        Freud = "freud",
        /// The Journalist moves.
        Journalist = "journalist",
        /// The own professor goes to Freud.
        JoinFreud = "join-freud",
        /// The location stays untriggered.
        Quietly = "quietly",
        /// A notebook row is triggered.
        TriggerRow = "trigger-row",
        /// A notebook column is triggered.
        TriggerColumn = "trigger-column",
        /// The reputation track is triggered.
        TriggerReputation = "trigger-reputation",
        /// A notebook tile is triggered.
        TriggerTile = "trigger-tile",
        /// The second room is opened.
        UnlockRoom = "unlock-room",
    }

    /// A sign between icons.
    pub enum Sign {
        /// One after the other.
        Then = "then",
        /// Both, in any order.
        Plus = "plus",
        /// One of them.
        Slash = "slash",
        /// What stands before it is paid for what follows.
        Arrow = "arrow",
        /// What follows is as one likes.
        May = "may",
        /// The beginning of what belongs together.
        Open = "open",
        /// Its end.
        Close = "close",
    }
}

/// An icon of an effect or price, or a sign between icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "icon", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Icon {
    /// An insight: its shape is the ring, its picture the quality.
    Insight {
        /// The ring.
        ring: Ring,
        /// The quality; nothing stands for any.
        quality: Option<Quality>,
    },
    /// So much of something, gained, or paid where an arrow follows.
    Good {
        /// What.
        good: Good,
        /// How much.
        amount: u8,
    },
    /// Something done, with the number printed on it, or a range from it.
    Verb {
        /// What is done.
        verb: Verb,
        /// The number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        number: Option<u8>,
        /// The end of the range.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        most: Option<u8>,
    },
    /// A notebook tile of a column of the display is gained.
    Tile {
        /// The column.
        column: Column,
    },
    /// A location is triggered by its tags.
    Visit {
        /// The location.
        location: Location,
    },
    /// A number of the rules is shifted.
    Rule {
        /// Which.
        quantity: Quantity,
        /// How far.
        amount: i8,
    },
    /// Something that no other icon can say.
    Special {
        /// What.
        special: Special,
    },
    /// What follows happens whenever something comes to pass.
    Moment {
        /// What.
        moment: Moment,
    },
    /// What follows happens if something was reached.
    If {
        /// What is counted.
        count: Count,
        /// What it must reach.
        least: u8,
    },
    /// What stands before it comes once for each of something.
    Per {
        /// What is counted.
        count: Count,
        /// The most that comes of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        max: Option<u8>,
    },
    /// What follows happens up to so many times.
    Times {
        /// How often.
        times: u8,
    },
    /// A sign between icons.
    Sign {
        /// Which.
        sign: Sign,
    },
}

impl Icon {
    /// Something done, without a number.
    pub(super) fn verb(verb: Verb) -> Icon {
        Icon::Verb { verb, number: None, most: None }
    }

    /// Something done, with a number.
    pub(super) fn numbered(verb: Verb, number: u8) -> Icon {
        Icon::Verb { verb, number: Some(number), most: None }
    }
}

impl From<Verb> for Icon {
    fn from(verb: Verb) -> Icon {
        Icon::verb(verb)
    }
}

impl From<Insight> for Icon {
    fn from(Insight { ring, quality }: Insight) -> Icon {
        Icon::Insight { ring, quality }
    }
}

impl From<Sign> for Icon {
    fn from(sign: Sign) -> Icon {
        Icon::Sign { sign }
    }
}

impl From<Measure> for Icon {
    fn from(Measure { count, max }: Measure) -> Icon {
        Icon::Per { count, max }
    }
}

/// The icons of an effect.
pub fn icons(effects: &Effects, id: EffectId) -> Vec<Icon> {
    let mut row = Row { effects, icons: Vec::new() };
    row.effect(id);
    row.icons
}

/// The icons of a price.
pub fn cost_icons(effects: &Effects, costs: Costs) -> Vec<Icon> {
    effects.costs(costs).iter().map(|cost| cost_icon(*cost)).collect()
}

/// The icons of points that a client scores at the end.
pub fn score_icons(score: Amount) -> Vec<Icon> {
    amount(Good::Points, score)
}

/// The icon of what a goal demands.
pub fn condition_icon(Condition { count, least }: Condition) -> Icon {
    Icon::If { count, least }
}

fn cost_icon(cost: Cost) -> Icon {
    match cost {
        Cost::Insight(insight) => insight.into(),
        Cost::Suppress => Verb::Suppress.into(),
        Cost::Coffee(amount) => Icon::Good { good: Good::Coffee, amount },
        Cost::Box(amount) => Icon::Good { good: Good::Box, amount },
        Cost::Bright(amount) => Icon::Good { good: Good::Bright, amount },
        Cost::Card => Verb::Discard.into(),
    }
}

/// So much of something, and for each of what.
pub(super) fn amount(good: Good, amount: Amount) -> Vec<Icon> {
    let each = Icon::Good { good, amount: amount.each };
    [each].into_iter().chain(amount.per.map(Icon::from)).collect()
}

/// Something that goes so many steps.
pub(super) fn steps(verb: Verb, steps: Steps) -> Icon {
    let most = (steps.most > steps.least).then_some(steps.most);
    Icon::Verb { verb, number: Some(steps.least), most }
}

struct Row<'a> {
    effects: &'a Effects,
    icons: Vec<Icon>,
}

impl Row<'_> {
    fn draw(&mut self, icon: impl Into<Icon>) {
        self.icons.push(icon.into());
    }

    fn effect(&mut self, id: EffectId) {
        match self.effects.node(id) {
            Effect::Seq(nodes) => self.joined(self.effects.children(nodes), Sign::Then),
            Effect::All(nodes) => self.joined(self.effects.children(nodes), Sign::Plus),
            Effect::Choose(nodes) => self.joined(self.effects.children(nodes), Sign::Slash),
            Effect::May(child) => self.before(Sign::May, child),
            Effect::If(condition, child) => self.before(condition_icon(condition), child),
            Effect::Per(measure, child) => {
                self.inner(child);
                self.draw(measure);
            }
            Effect::Repeat(times, child) => self.before(Icon::Times { times }, child),
            Effect::Pay(costs, child) => {
                self.icons.extend(cost_icons(self.effects, costs));
                self.before(Sign::Arrow, child);
            }
            Effect::On(moment, child) => self.before(Icon::Moment { moment }, child),
            verb => self.icons.extend(verb::drawn(verb)),
        }
    }

    fn joined(&mut self, children: &[EffectId], glue: Sign) {
        for (at, child) in children.iter().enumerate() {
            if at > 0 {
                self.draw(glue);
            }
            self.inner(*child);
        }
    }

    fn before(&mut self, icon: impl Into<Icon>, child: EffectId) {
        self.draw(icon);
        self.inner(child);
    }

    /// A part of something larger; what joins several parts stands in brackets.
    fn inner(&mut self, id: EffectId) {
        let bracket = self.effects.node(id).parts().is_some();
        if bracket {
            self.draw(Sign::Open);
        }
        self.effect(id);
        if bracket {
            self.draw(Sign::Close);
        }
    }
}
