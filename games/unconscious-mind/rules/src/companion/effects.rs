//! Effects that a person enters: the same language as in the files of a pack, and its bounds.

use mittwoch_kernel::Phrase;

use crate::component::Catalogue;
use crate::effect::{Count, Effect, EffectId, Good, parse};

/// The longest effect that is read.
const LONGEST: usize = 120;
/// The most nodes of an effect.
const MOST_NODES: usize = 14;
/// The most of a good at once, and the most repetitions.
const MOST: u8 = 20;
/// A move that could come back to the covered space for ever is refused (ID-5.3).
const FARTHEST: u8 = 4;

/// Reads an effect that answers a question; nothing is an effect that is not there.
pub(super) fn read(
    catalogue: &mut Catalogue,
    ask: &str,
    text: &str,
) -> Result<Option<EffectId>, Phrase> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let fault = || Phrase::new("um-companion-fault-effect");
    if text.len() > LONGEST {
        return Err(fault());
    }
    let effect = parse(&mut catalogue.effects, text).map_err(|_| fault())?;
    let sound = is_bounded(catalogue, effect) && is_in_place(catalogue, ask, effect);
    if sound { Ok(Some(effect)) } else { Err(fault()) }
}

fn is_bounded(catalogue: &Catalogue, effect: EffectId) -> bool {
    let (mut nodes, mut loops, mut sound) = (0, 0, true);
    catalogue.effects.walk(effect, &mut |node| {
        nodes += 1;
        sound &= match node {
            Effect::Adjust(..) | Effect::On(..) => false,
            Effect::Gain(Good::Research, amount) => amount.each <= FARTHEST,
            Effect::Gain(_, amount) => amount.each <= MOST,
            Effect::Therapy(points) => points <= MOST,
            Effect::PlayResearch(cards) => cards <= MOST,
            Effect::MoveInkpot(steps) => steps.most <= FARTHEST,
            Effect::Move { steps, .. } => steps.most <= 6,
            Effect::Repeat(times, _) => {
                loops += 1;
                times <= MOST
            }
            Effect::Per(..) => {
                loops += 1;
                true
            }
            _ => true,
        };
    });
    sound && nodes <= MOST_NODES && loops <= 1
}

/// Whether it holds only words that make sense where it is printed, as in the files of a pack.
fn is_in_place(catalogue: &Catalogue, ask: &str, effect: EffectId) -> bool {
    !catalogue.effects.any(effect, |node| match node {
        Effect::Therapy(_) => ask != "dream",
        Effect::UnlockRoom => ask != "layer",
        Effect::Treat => ask != "slot",
        _ => false,
    })
}

/// Whether it chooses between publishing and something else (ID-3.15).
pub(super) fn may_publish(catalogue: &Catalogue, effect: EffectId) -> bool {
    let effects = &catalogue.effects;
    let chooses = effects.any(effect, |node| matches!(node, Effect::Choose(_)));
    chooses && effects.any(effect, |node| node == Effect::Publish)
}

/// Whether it depends on where the figures stand.
pub(super) fn looks(catalogue: &Catalogue, effect: EffectId) -> bool {
    let company = |count: Count| count == Count::Company;
    catalogue.effects.any(effect, |node| match node {
        Effect::JoinFreud | Effect::Choose(_) => true,
        Effect::If(condition, _) => company(condition.count),
        Effect::Per(measure, _) => company(measure.count),
        Effect::Gain(_, amount) => amount.per.is_some_and(|measure| company(measure.count)),
        _ => false,
    })
}
