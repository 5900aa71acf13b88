//! Observations in a buffer of floating-point numbers.

use std::ops::Range;

use mittwoch_kernel::{AmountScale, Bag, Pen};

/// Writes features one after the other into a buffer that holds zeros.
pub(crate) struct FloatPen<'a> {
    into: &'a mut [f32],
    at: usize,
}

impl FloatPen<'_> {
    /// A pen for a buffer, which is cleared.
    pub(crate) fn new(into: &mut [f32]) -> FloatPen<'_> {
        into.fill(0.0);
        FloatPen { into, at: 0 }
    }

    /// How many numbers were written.
    pub(super) fn written(&self) -> usize {
        self.at
    }

    #[inline]
    fn put(&mut self, value: f32) {
        self.into[self.at] = value;
        self.at += 1;
    }
}

impl Pen for FloatPen<'_> {
    #[inline]
    fn begin(&mut self, _name: &'static str, _place: usize) {}

    #[inline]
    fn end(&mut self) {}

    #[inline]
    fn flag(&mut self, _name: &'static str, value: bool) {
        self.put(f32::from(u8::from(value)));
    }

    #[inline]
    fn count(&mut self, _name: &'static str, value: u32, most: u32) {
        self.put(value as f32 / most.max(1) as f32);
    }

    #[inline]
    fn counts(&mut self, _name: &'static str, values: &[u8], most: u32) {
        let each = 1.0 / most.max(1) as f32;
        let into = &mut self.into[self.at..self.at + values.len()];
        for (number, value) in into.iter_mut().zip(values) {
            *number = f32::from(*value) * each;
        }
        self.at += values.len();
    }

    #[inline]
    fn amount(&mut self, _name: &'static str, value: i32, scale: AmountScale) {
        let AmountScale { usual, least, most } = scale;
        self.put(value.clamp(least, most) as f32 / usual.max(1) as f32);
    }

    #[inline]
    fn one_of(&mut self, _name: &'static str, place: Option<usize>, all: usize) {
        if let Some(place) = place {
            debug_assert!(place < all, "place {place} of {all}");
            self.into[self.at + place] = 1.0;
        }
        self.at += all;
    }

    #[inline]
    fn some_of(&mut self, _name: &'static str, places: Bag, all: usize) {
        for place in places.iter() {
            debug_assert!(usize::from(place) < all, "place {place} of {all}");
            self.into[self.at + usize::from(place)] = 1.0;
        }
        self.at += all;
    }

    #[inline]
    fn empty(&mut self, places: Range<usize>, write: impl Fn(&mut Self, usize)) {
        if places.is_empty() {
            return;
        }
        let first = self.at;
        write(self, places.start);
        debug_assert!(self.into[first..self.at].iter().all(|number| *number == 0.0));
        self.at += (self.at - first) * (places.len() - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole number that a number of a field stands for.
    fn whole(number: f32, usual: u32) -> i64 {
        (f64::from(number) * f64::from(usual)).round() as i64
    }

    #[test]
    fn whole_numbers_come_back_from_floating_point_ones() {
        let mut into = [0.0; 1];
        for most in 1..=255 {
            for value in 0..=most as u8 {
                FloatPen::new(&mut into).counts("counts", &[value], most);
                assert_eq!(whole(into[0], most), i64::from(value), "of {most}");
                let scale = AmountScale { usual: most, least: -500, most: 500 };
                let value = i32::from(value) * 4 - 500;
                FloatPen::new(&mut into).amount("amount", value, scale);
                assert_eq!(whole(into[0], most), i64::from(value.clamp(-500, 500)), "of {most}");
            }
        }
    }

    #[test]
    fn twenty_four_bits_come_back_from_one_number() {
        let most = (1 << 24) - 1;
        let mut into = [0.0; 1];
        for value in (0..most - 1000).step_by(101).chain(most - 1000..=most) {
            FloatPen::new(&mut into).count("bits", value, most);
            assert_eq!(whole(into[0], most), i64::from(value));
        }
    }
}
