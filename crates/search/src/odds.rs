//! From what answers are worth to how likely each is taken.

use mittwoch_kernel::{Chance, FastRng};

/// How likely each answer is taken: the warmer, the more alike; unknown ones are never taken.
pub(crate) fn softened(means: impl Iterator<Item = Option<f32>>, warmth: f32) -> Vec<f32> {
    let mut odds: Vec<f32> = means.map(|mean| mean.unwrap_or(f32::NEG_INFINITY)).collect();
    let best = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for odd in &mut odds {
        *odd = if *odd == f32::NEG_INFINITY { 0.0 } else { ((*odd - best) / warmth).exp() };
    }
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odd| *odd /= sum.max(f32::MIN_POSITIVE));
    odds
}

/// One of the answers, by their odds.
pub(crate) fn drawn(odds: &[f32], luck: &mut FastRng) -> usize {
    const FINE: u32 = 1 << 24;
    let mut at = luck.below(FINE) as f32 / FINE as f32;
    let chosen = odds.iter().position(|odd| {
        at -= odd;
        at < 0.0 && *odd > 0.0
    });
    chosen.or_else(|| odds.iter().rposition(|odd| *odd > 0.0)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_add_up_and_follow_the_worth() {
        let odds = softened([Some(0.5), None, Some(0.6)].into_iter(), 0.05);
        assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{odds:?}");
        assert!(odds[1] == 0.0 && odds[2] > 5.0 * odds[0], "{odds:?}");
        let mut luck = FastRng::new(3);
        let counts = (0..1000).fold([0; 3], |mut counts, _| {
            counts[drawn(&odds, &mut luck)] += 1;
            counts
        });
        assert!(counts[1] == 0 && counts[2] > 800 && counts[0] > 60, "{counts:?}");
    }
}
