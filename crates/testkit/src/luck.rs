use std::collections::BTreeSet;

use mittwoch_kernel::{Chance, FastRng};

/// Luck of its own for one purpose, so that what one law draws never shifts another.
pub(crate) fn luck(seed: u64, purpose: u64) -> FastRng {
    FastRng::new(seed.rotate_left(32) ^ purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// One of the items; there must be one.
pub(crate) fn pick<T: Copy>(items: &[T], luck: &mut FastRng) -> T {
    items[below(items.len(), luck)]
}

/// A number below a size, which is at least 1.
pub(crate) fn below(size: usize, luck: &mut FastRng) -> usize {
    luck.below(u32::try_from(size).expect("no list is that long")) as usize
}

/// Puts the items into a random order.
pub(crate) fn shuffle<T>(items: &mut [T], luck: &mut FastRng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, luck));
    }
}

/// Up to `count` different numbers below `size`, in ascending order.
pub(crate) fn sample(size: usize, count: usize, luck: &mut FastRng) -> Vec<usize> {
    let mut chosen = BTreeSet::new();
    for last in size.saturating_sub(count)..size {
        let drawn = below(last + 1, luck);
        // Floyd's way: a number drawn a second time gives its place to the newest one.
        if !chosen.insert(drawn) {
            chosen.insert(last);
        }
    }
    chosen.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_ascending_without_repeats_and_repeatable() {
        let first = sample(50, 20, &mut luck(3, 1));
        assert!(first.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!((first.len(), sample(5, 20, &mut luck(3, 1)).len()), (20, 5));
        assert_eq!(first, sample(50, 20, &mut luck(3, 1)));
        assert_ne!(first, sample(50, 20, &mut luck(3, 2)));
    }
}
