use mittwoch_kernel::{Chance, FastRng};

/// True so many times out of a million.
pub(crate) fn chance(luck: &mut FastRng, per_million: u32) -> bool {
    per_million > 0 && luck.below(1_000_000) < per_million
}

/// A number from one to another, both included.
pub(crate) fn pick(luck: &mut FastRng, from: u64, to: u64) -> u64 {
    from + u64::from(luck.below(u32::try_from(to - from + 1).unwrap_or(u32::MAX)))
}

/// One of some things.
pub(crate) fn one<'a, T>(luck: &mut FastRng, of: &'a [T]) -> Option<&'a T> {
    let many = u32::try_from(of.len()).unwrap_or(u32::MAX);
    (many > 0).then(|| &of[luck.below(many.max(1)) as usize])
}
