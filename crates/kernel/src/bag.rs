use serde::{Deserialize, Serialize};

use crate::{Chance, Label};

/// A set of small ids whose order nobody knows: an unseen deck, or a set of open cards.
///
/// Drawing picks at random when it happens, so a state never holds an order that no one could
/// know, and re-dealing the unknown costs next to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(type = "number[]"), schemars(with = "Vec<u8>"))]
pub struct Bag(u128);

impl From<Bag> for Vec<u8> {
    fn from(bag: Bag) -> Vec<u8> {
        bag.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for Bag {
    type Error = String;

    fn try_from(ids: Vec<u8>) -> Result<Bag, String> {
        match ids.iter().find(|id| u32::from(**id) >= u128::BITS) {
            Some(id) => Err(format!("{id} is more than a bag can hold")),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

impl Bag {
    /// A bag with nothing in it.
    pub const EMPTY: Bag = Bag(0);

    /// How many ids a bag can hold: those from 0 to one less. A pack with more components of a kind
    /// is refused by [`Faults::unique`](crate::Faults::unique).
    pub const CAPACITY: usize = 128;

    /// How many ids are in the bag.
    #[inline]
    pub fn len(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// Whether the bag is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `id` is in the bag.
    #[inline]
    pub fn contains(self, id: u8) -> bool {
        debug_assert!(Bag::holds(id), "a bag holds no id {id}");
        self.0 >> id & 1 != 0
    }

    /// Puts `id` into the bag.
    #[inline]
    pub fn insert(&mut self, id: u8) {
        debug_assert!(Bag::holds(id), "a bag holds no id {id}");
        self.0 |= 1 << id;
    }

    /// Takes `id` out of the bag.
    #[inline]
    pub fn remove(&mut self, id: u8) {
        debug_assert!(Bag::holds(id), "a bag holds no id {id}");
        self.0 &= !(1 << id);
    }

    fn holds(id: u8) -> bool {
        usize::from(id) < Bag::CAPACITY
    }

    /// What is in either bag.
    #[inline]
    pub fn union(self, other: Bag) -> Bag {
        Bag(self.0 | other.0)
    }

    /// What is in this bag but not in the other.
    #[inline]
    pub fn minus(self, other: Bag) -> Bag {
        Bag(self.0 & !other.0)
    }

    /// What is in both bags.
    #[inline]
    pub fn both(self, other: Bag) -> Bag {
        Bag(self.0 & other.0)
    }

    /// The ids whose bits are set.
    #[inline]
    pub fn of_bits(bits: u32) -> Bag {
        Bag(bits.into())
    }

    /// The same ids, of a circle of `all`, counted from one of them.
    #[inline]
    pub fn turned(self, from: u8, all: u8) -> Bag {
        debug_assert!(from < all && Bag::holds(all - 1), "{from} is none of a circle of {all}");
        let circle = u128::MAX >> (u128::BITS - u32::from(all));
        debug_assert!(self.0 & !circle == 0, "an id is none of a circle of {all}");
        match from {
            0 => self,
            _ => Bag((self.0 >> from | self.0 << (all - from)) & circle),
        }
    }

    /// The ids in ascending order.
    #[inline]
    pub fn iter(self) -> Ids {
        Ids { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }

    /// The id at `index`, counted in ascending order.
    #[inline]
    pub fn nth(self, index: u32) -> Option<u8> {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if index < in_low {
            return Some(select(low, index));
        }
        let high = (self.0 >> 64) as u64;
        (index - in_low < high.count_ones()).then(|| 64 + select(high, index - in_low))
    }

    /// Draws one id at random and takes it out, or nothing if the bag is empty.
    ///
    /// `name` gives the plain name of an id; it is called only when somebody records the draw.
    #[inline]
    pub fn draw<C: Chance>(
        &mut self,
        chance: &mut C,
        what: impl Into<Label>,
        name: impl Fn(u8) -> String,
    ) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        chance.announce(what.into(), || self.iter().map(&name).collect());
        self.draw_next(chance)
    }

    /// Draws `count` ids one after the other, or as many as there are.
    pub fn deal<C: Chance>(
        &mut self,
        count: u32,
        chance: &mut C,
        what: impl Into<Label>,
        name: impl Fn(u8) -> String,
    ) -> Bag {
        let mut dealt = Bag::EMPTY;
        if count == 0 || self.is_empty() {
            return dealt;
        }
        chance.announce(what.into(), || self.iter().map(&name).collect());
        for _ in 0..count {
            let Some(id) = self.draw_next(chance) else { break };
            dealt.insert(id);
        }
        dealt
    }

    /// Draws one more id of a draw that was announced already.
    #[inline]
    pub fn draw_next<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let id = self.nth(chance.below(count))?;
        self.remove(id);
        Some(id)
    }
}

impl FromIterator<u8> for Bag {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Bag {
        ids.into_iter().fold(Bag::EMPTY, |mut bag, id| {
            bag.insert(id);
            bag
        })
    }
}

/// The ids of a [`Bag`] in ascending order.
#[derive(Clone, Debug)]
pub struct Ids {
    low: u64,
    high: u64,
}

impl Iterator for Ids {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let id = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(id);
        }
        if self.high == 0 {
            return None;
        }
        let id = 64 + self.high.trailing_zeros() as u8;
        self.high &= self.high - 1;
        Some(id)
    }
}

/// The position of the set bit number `index`; the caller knows that there is one.
#[inline]
fn select(mut word: u64, mut index: u32) -> u8 {
    let mut base = 0;
    for width in [32, 16, 8] {
        let count = (word & ((1 << width) - 1)).count_ones();
        if index >= count {
            index -= count;
            word >>= width;
            base += width as u8;
        }
    }
    for _ in 0..index {
        word &= word - 1;
    }
    base + word.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FastRng, Recorder};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_counts_as_iteration_does(ids in proptest::collection::btree_set(0u8..128, 0..60)) {
            let bag: Bag = ids.iter().copied().collect();
            let listed: Vec<u8> = bag.iter().collect();
            prop_assert_eq!(&listed, &ids.iter().copied().collect::<Vec<_>>());
            for (index, id) in listed.iter().enumerate() {
                prop_assert_eq!(bag.nth(index as u32), Some(*id));
            }
            prop_assert_eq!(bag.nth(bag.len()), None);
        }

        #[test]
        fn a_circle_is_counted_from_any_of_its_ids(
            ids in proptest::collection::btree_set(0u8..128, 0..60), all in 1u8..=128, from in 0u8..128
        ) {
            let from = from % all;
            let bag: Bag = ids.into_iter().filter(|id| *id < all).collect();
            let counted = |id: u8| ((u32::from(id) + u32::from(all - from)) % u32::from(all)) as u8;
            prop_assert_eq!(bag.turned(from, all), bag.iter().map(counted).collect());
        }
    }

    #[test]
    fn a_deal_takes_each_id_once_and_records_what_came() {
        let mut bag: Bag = (0..20).collect();
        let mut chance = Recorder::new(FastRng::new(7));
        let dealt = bag.deal(8, &mut chance, "hand", |id| format!("card-{id}"));
        assert_eq!((dealt.len(), bag.len(), dealt.both(bag).len()), (8, 12, 0));
        let draws = chance.take();
        assert_eq!(draws.len(), 1);
        assert_eq!(draws[0].from.len(), 20);
        let got: Bag =
            draws[0].got.iter().map(|name| name[5..].parse::<u8>().expect("a number")).collect();
        assert_eq!(got, dealt);
    }

    #[test]
    #[should_panic(expected = "holds no id 128")]
    fn an_id_beyond_the_capacity_is_a_fault_of_the_program() {
        let ids = 0..=Bag::CAPACITY as u8;
        let _ = ids.collect::<Bag>();
    }

    #[test]
    fn an_empty_bag_gives_nothing() {
        let mut bag = Bag::EMPTY;
        assert_eq!(bag.draw(&mut FastRng::new(1), "deck", |id| id.to_string()), None);
    }
}
