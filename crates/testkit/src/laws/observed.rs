//! An observation has the same fields whatever is known, and its numbers keep their ranges.

use mittwoch_kernel::{Feature, FeatureKind, Observation, Viewer, Whole};

use super::known::{first, learn};
use crate::luck::sample;
use crate::{Broken, Case};

/// At how many states of a long walk each viewer's observation is looked at.
const STATES: usize = 24;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(18);
    let mut checked = 0;
    let mut form: Option<Vec<Feature>> = None;
    for viewer in Viewer::all(case.game().seats()) {
        let mut knowledge = first(case, viewer);
        let mut learnt = 0;
        for at in sample(case.walk.steps.len(), STATES, &mut luck) {
            (learnt..at).for_each(|step| learn(case, viewer, step, &mut knowledge));
            learnt = at;
            case.at(at);
            let seen = Observation::of(case.game(), &knowledge);
            in_range(case, &seen)?;
            let form = form.get_or_insert_with(|| seen.features.clone());
            case.must(*form == seen.features, || changed(form, &seen.features))?;
            checked += 1;
        }
    }
    Ok(checked)
}

fn changed(one: &[Feature], other: &[Feature]) -> String {
    let pair = one.iter().zip(other).find(|(one, other)| one != other);
    format!("an observation has {} and {} fields: {pair:?}", one.len(), other.len())
}

fn in_range<G: Whole>(case: &Case<'_, G>, seen: &Observation) -> Result<(), Broken> {
    for feature in &seen.features {
        let numbers = &seen.numbers[feature.first..feature.first + feature.len()];
        let sound = match feature.kind {
            FeatureKind::Flag | FeatureKind::SomeOf { .. } => within(numbers, 1),
            FeatureKind::OneOf { .. } => within(numbers, 1) && numbers.iter().sum::<i32>() <= 1,
            FeatureKind::Count { most } | FeatureKind::Counts { most, .. } => within(numbers, most),
            FeatureKind::Amount { scale } => {
                numbers.iter().all(|number| (scale.least..=scale.most).contains(number))
            }
        };
        case.must(sound, || format!("{feature:?} is {numbers:?}"))?;
    }
    Ok(())
}

fn within(numbers: &[i32], most: u32) -> bool {
    numbers.iter().all(|number| u32::try_from(*number).is_ok_and(|number| number <= most))
}
