//! The effect language: what cards, tiles, slots and tracks do, as small typed trees.
//!
//! An effect is written in a compact notation inside the component files:
//!
//! ```text
//! effect    = choice { ";" choice }             one after the other
//! choice    = both { "/" both }                 one of them
//! both      = term { "+" term }                 all of them, in the player's order
//! term      = "pay" cost { "," cost } "->" term
//!           | "may" term | "if" count ">=" number ":" term
//!           | "per" count [ "max" number ] ":" term | "repeat" number ":" term
//!           | "on" moment ":" term | "(" effect ")" | verb
//! verb      = see [`Effect`], which says how each is written
//! cost      = insight | "suppress" | "coffee" number | "box" number | "bright" number | "card"
//! insight   = ring ( quality | "any" )
//! amount    = number [ "per" count [ "max" number ] ]
//! steps     = number [ ".." number ]
//! ```
//!
//! What a player may decline: whatever is paid for; to generate, elevate or transfer; to play,
//! publish or treat; what a trigger offers; and what stands behind `may`. Gains come by themselves, and a
//! figure, the inkpot or a gained tile must move or be placed once its effect runs. Costs are paid
//! completely before anything behind the arrow runs, and one effect is finished before the next.
//!
//! One tree, many readers: `notation` (the text again), `describe` (phrases for people), `icons`
//! (for boards), `estimate` (for bots); the rules run and test the same nodes.

pub(crate) mod act;
mod arena;
pub(crate) mod can;
mod describe;
mod estimate;
mod icons;
mod measure;
mod notation;
mod parse;
pub(crate) mod purse;
pub(crate) mod reach;
pub(crate) mod run;
mod scan;
pub(crate) mod verb;
mod word;

pub use arena::{Costs, EffectId, Effects, Nodes};
pub use describe::{describe, describe_condition, describe_cost, describe_score, keys};
pub use estimate::{estimate, estimate_costs, estimate_score, estimate_with, scale};
pub use icons::{Icon, Sign, Verb, condition_icon, cost_icons, icons, score_icons};
pub use measure::{Amount, Condition, Count, Measure, Tagged};
pub use notation::{amount_text, condition_text, costs_text, notation};
pub use parse::{ParseError, parse, parse_amount, parse_condition, parse_costs};
pub use word::{Cost, Effect, Figure, Good, Moment, Quantity, Special, Steps, Target};
