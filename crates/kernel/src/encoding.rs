use std::ops::{Range, RangeInclusive};

use crate::{Bag, Knowing, Numbering, Seat};

/// What machines read and write: answers as numbers, and what a seat knows as numbers.
///
/// Both are fixed by the game, the version of its rules, the pack and the setting; no position
/// changes what a number means.
pub trait Encoding: Knowing {
    /// The blocks of numbers, one for each verb.
    fn numbering(&self) -> &Numbering;

    /// The number of an answer of a seat; every answer that the rules can offer it has one.
    ///
    /// What belongs to players is counted from the seat that answers, as in its observation, so that
    /// the same net plays at every seat.
    fn number(&self, seat: Seat, action: Self::Action) -> Option<u32>;

    /// The answer of a seat with a number. It may be one that no position offers.
    fn numbered(&self, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Writes all that a viewer knows, from its own side: whoever looks comes first, the others
    /// follow clockwise. A spectator looks from the first seat.
    ///
    /// The same fields are written in the same order whatever is known, and nothing is read but
    /// the knowledge and what is printed.
    fn observe<P: Pen>(&self, knowledge: &Self::Knowledge, pen: &mut P);
}

/// What an observation is written with, field by field.
///
/// A pen that writes numbers into a buffer does nothing with the names; one that describes the
/// buffer looks at nothing else.
pub trait Pen {
    /// Begins a part with fields of its own, such as a player or a place of a display.
    fn begin(&mut self, name: &'static str, place: usize);

    /// Ends the part that was begun last.
    fn end(&mut self);

    /// Something that is so or not.
    fn flag(&mut self, name: &'static str, value: bool);

    /// A count from 0 to `most`.
    fn count(&mut self, name: &'static str, value: u32, most: u32);

    /// Several counts from 0 to `most`; how many there are never changes.
    fn counts(&mut self, name: &'static str, values: &[u8], most: u32);

    /// An amount that can go further than is usual.
    fn amount(&mut self, name: &'static str, value: i32, scale: AmountScale);

    /// One of several things, or none.
    fn one_of(&mut self, name: &'static str, place: Option<usize>, all: usize);

    /// Any of several things, at most as many as a bag holds.
    fn some_of(&mut self, name: &'static str, places: Bag, all: usize);

    /// Parts in which there is nothing, each with the same fields: `write` writes one of them, with
    /// nothing but zeros. A pen that fills a buffer of zeros need not go through them all.
    #[inline]
    fn empty(&mut self, places: Range<usize>, write: impl Fn(&mut Self, usize)) {
        places.for_each(|place| write(self, place));
    }
}

/// How an amount is written, and how far it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmountScale {
    /// What it is divided by: most amounts lie between 0 and this.
    pub usual: u32,
    /// The least that is written; a smaller amount is written as this.
    pub least: i32,
    /// The most that is written; a larger amount is written as this.
    pub most: i32,
}

impl AmountScale {
    /// Amounts from 0 on.
    pub const fn up_to(usual: u32, most: i32) -> AmountScale {
        AmountScale { usual, least: 0, most }
    }
}

/// Part of an observation: what one name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name, with the parts that it lies in: `player 1, hand`.
    pub name: String,
    /// Where its numbers begin.
    pub first: usize,
    /// How they are to be read.
    pub kind: FeatureKind,
}

/// How the numbers of a feature are to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureKind {
    /// One number, 0 or 1.
    Flag,
    /// One number from 0 to 1: a count divided by the most there can be.
    Count {
        /// The most there can be.
        most: u32,
    },
    /// A number for each of several things: counts divided by the most there can be.
    Counts {
        /// How many things.
        all: usize,
        /// The most there can be.
        most: u32,
    },
    /// One number: an amount divided by what is usual.
    Amount {
        /// What is usual, and how far it goes.
        scale: AmountScale,
    },
    /// A number for each of several things: 1 for the one that it is, 0 for the others.
    OneOf {
        /// How many things.
        all: usize,
    },
    /// A number for each of several things: 1 for those that are there, 0 for the others.
    SomeOf {
        /// How many things.
        all: usize,
    },
}

impl Feature {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        match self.kind {
            FeatureKind::Flag | FeatureKind::Count { .. } | FeatureKind::Amount { .. } => 1,
            FeatureKind::OneOf { all }
            | FeatureKind::SomeOf { all }
            | FeatureKind::Counts { all, .. } => all,
        }
    }

    /// The least and the most that each of its numbers can be as it is written.
    pub fn range(&self) -> RangeInclusive<f32> {
        match self.kind {
            FeatureKind::Amount { scale: AmountScale { usual, least, most } } => {
                let usual = usual.max(1) as f32;
                least as f32 / usual..=most as f32 / usual
            }
            _ => 0.0..=1.0,
        }
    }

    /// Whether it has no number: nothing of its kind is in the pack.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// An observation as whole numbers, with what each of them stands for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Observation {
    /// The features in their order.
    pub features: Vec<Feature>,
    /// What was written: flags and places as 0 and 1, counts and amounts as they are.
    pub numbers: Vec<i32>,
    parts: Vec<String>,
}

impl Observation {
    /// What an observation of this knowledge says.
    pub fn of<G: Encoding>(game: &G, knowledge: &G::Knowledge) -> Observation {
        let mut pen = Observation::default();
        game.observe(knowledge, &mut pen);
        pen
    }

    fn put(
        &mut self,
        name: &'static str,
        kind: FeatureKind,
        numbers: impl IntoIterator<Item = i32>,
    ) {
        let mut path = self.parts.join(", ");
        if !path.is_empty() {
            path += ", ";
        }
        let feature = Feature { name: path + name, first: self.numbers.len(), kind };
        self.features.push(feature);
        self.numbers.extend(numbers);
    }
}

impl Pen for Observation {
    fn begin(&mut self, name: &'static str, place: usize) {
        self.parts.push(format!("{name} {place}"));
    }

    fn end(&mut self) {
        self.parts.pop().expect("a part ends that was begun");
    }

    fn flag(&mut self, name: &'static str, value: bool) {
        self.put(name, FeatureKind::Flag, [i32::from(value)]);
    }

    fn count(&mut self, name: &'static str, value: u32, most: u32) {
        self.put(name, FeatureKind::Count { most }, [value as i32]);
    }

    fn counts(&mut self, name: &'static str, values: &[u8], most: u32) {
        let kind = FeatureKind::Counts { all: values.len(), most };
        self.put(name, kind, values.iter().map(|value| i32::from(*value)));
    }

    fn amount(&mut self, name: &'static str, value: i32, scale: AmountScale) {
        self.put(name, FeatureKind::Amount { scale }, [value]);
    }

    fn one_of(&mut self, name: &'static str, place: Option<usize>, all: usize) {
        let numbers = (0..all).map(|at| i32::from(place == Some(at)));
        self.put(name, FeatureKind::OneOf { all }, numbers);
    }

    fn some_of(&mut self, name: &'static str, places: Bag, all: usize) {
        let numbers = (0..all).map(|at| i32::from(places.contains(at as u8)));
        self.put(name, FeatureKind::SomeOf { all }, numbers);
    }
}
