//! Which words may stand where.

use mittwoch_kernel::DataFault;

use super::super::{Family, Printed};
use super::Check;
use crate::effect::{Effect, EffectId, Effects, Good};

impl Check {
    /// Every printed effect holds only words that make sense in its place.
    pub(super) fn words(&mut self) {
        for printed in &self.printed {
            for what in misplaced(&self.effects, printed) {
                self.faults.push(DataFault::in_entry(printed.file, &printed.entry, what));
            }
        }
    }
}

fn misplaced(effects: &Effects, printed: &Printed) -> Vec<&'static str> {
    let has = |test: fn(Effect) -> bool| effects.any(printed.effect, test);
    let family = printed.family;
    let mut faults = Vec::new();
    let mut refuse = |wrong: bool, what| {
        if wrong {
            faults.push(what);
        }
    };
    let therapy = therapy_points(effects, printed.effect);
    let dream = family == Family::Dream;
    refuse(dream && !(1..=8).contains(&therapy), "a dream gives 1 to 8 therapy points");
    refuse(!dream && therapy > 0, "only dreams give therapy points");
    let unlocks = has(|node| node == Effect::UnlockRoom);
    let starting = family == Family::StartingLayer;
    refuse(starting && !unlocks, "the starting layer must unlock the second room");
    refuse(!starting && unlocks, "only the starting layer unlocks the second room");
    let lasting = |node| matches!(node, Effect::On(..) | Effect::Adjust(..));
    if family == Family::Client {
        let sound = is_lasting(effects, printed.effect);
        refuse(!sound, "a routine client has effects with 'on' or 'adjust', joined by '+'");
    } else {
        refuse(has(lasting), "only routine clients have effects with 'on' or 'adjust'");
    }
    let renowned = has(|node| matches!(node, Effect::Gain(Good::Reputation, _)));
    let source = matches!(family, Family::DistrictSlot | Family::FullBoard);
    let what = "reputation comes only from goals, tokens, district slots and the full board";
    refuse(renowned && !source, what);
    let treats = has(|node| node == Effect::Treat);
    let slot = matches!(family, Family::LocationSlot | Family::TileSlot);
    refuse(treats && !slot, "only bonus slots of locations let a client be treated");
    let far = has(|node| matches!(node, Effect::MoveInkpot(steps) if steps.most > 4));
    refuse(far, "the inkpot moves at most 4 steps, one less than a lap");
    let endless = times(effects, printed.effect) > LONGEST;
    refuse(endless, "an effect does at most 60 things, repeated ones counted each time");
    let priced = matches!(effects.node(printed.effect), Effect::Pay(..));
    refuse(family == Family::Exchange && !priced, "what is possible at any time has a price");
    faults
}

/// Effects with `on` or `adjust`, and none inside another.
fn is_lasting(effects: &Effects, id: EffectId) -> bool {
    let plain = |id| !effects.any(id, |node| matches!(node, Effect::On(..) | Effect::Adjust(..)));
    match effects.node(id) {
        Effect::On(_, child) => plain(child),
        Effect::Adjust(..) => true,
        Effect::All(nodes) => effects.children(nodes).iter().all(|id| is_lasting(effects, *id)),
        _ => false,
    }
}

/// The most things that one printed effect may do; the longest that is printed does eight.
const LONGEST: u32 = 60;

/// As how many things a measure without a maximum counts.
const UNMEASURED: u8 = 12;

/// How many things an effect can do, repeated ones counted each time: a tower of repetitions would
/// end by the rules and yet never for those who wait.
fn times(effects: &Effects, id: EffectId) -> u32 {
    let node = effects.node(id);
    let below = node.child().map_or(1, |child| times(effects, child));
    match node {
        Effect::Repeat(times, _) => below.saturating_mul(u32::from(times)),
        Effect::Per(measure, _) => {
            below.saturating_mul(u32::from(measure.max.unwrap_or(UNMEASURED)))
        }
        Effect::Seq(nodes) | Effect::All(nodes) | Effect::Choose(nodes) => {
            let parts = effects.children(nodes).iter();
            parts.fold(0, |sum: u32, part| sum.saturating_add(times(effects, *part)))
        }
        _ => below,
    }
}

/// All therapy points in an effect.
pub(super) fn therapy_points(effects: &Effects, id: EffectId) -> u8 {
    let mut sum = 0u8;
    effects.walk(id, &mut |node| {
        if let Effect::Therapy(points) = node {
            sum = sum.saturating_add(points);
        }
    });
    sum
}
