//! Plain names of the things on the table: rings, qualities, locations, colours, symbols, tags.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

mittwoch_kernel::named! {
    /// A ring of the insight dial.
    pub enum Ring {
        /// The inner ring.
        Minor = "minor",
        /// The middle ring.
        Median = "median",
        /// The outer ring.
        Major = "major",
    }

    /// A section of the insight dial.
    pub enum Quality {
        /// Green.
        Growth = "growth",
        /// Purple.
        Freedom = "freedom",
        /// Red.
        Passion = "passion",
    }

    /// A colour of districts, district tokens and volumes.
    pub enum Colour {
        /// Theatre and Library.
        Green = "green",
        /// Opera and Museum.
        Purple = "purple",
        /// University and Cafe.
        Red = "red",
    }

    /// A location of the city, in the order in which figures walk.
    pub enum Location {
        /// Green.
        Theatre = "theatre",
        /// Green.
        Library = "library",
        /// Purple.
        Opera = "opera",
        /// Purple.
        Museum = "museum",
        /// Red.
        University = "university",
        /// Red.
        Cafe = "cafe",
    }

    /// What a component shows of a location.
    pub enum Tag {
        /// The Theatre.
        Theatre = "theatre",
        /// The Library.
        Library = "library",
        /// The Opera.
        Opera = "opera",
        /// The Museum.
        Museum = "museum",
        /// The University.
        University = "university",
        /// The Cafe.
        Cafe = "cafe",
        /// One tag of whatever is being counted.
        Wild = "wild",
    }

    /// The sign of a grief layer and of some manifest dreams.
    pub enum Symbol {
        /// Waves.
        Waves = "waves",
        /// A cloud.
        Cloud = "cloud",
        /// An eye.
        Eye = "eye",
    }

    /// A level of notebook tiles.
    pub enum Level {
        /// The upper row of the display.
        One = "level-i",
        /// The lower row of the display.
        Two = "level-ii",
    }

    /// The two kinds of clients.
    pub enum ClientKind {
        /// Blue tab, 1900 to 1903: changes rules.
        Routine = "routine",
        /// Red tab, 1904 to 1907: scores at the end.
        CaseStudy = "case-study",
    }

    /// The sign that joins an office room card with three starting tiles; the pictures are ours.
    pub enum Glyph {
        /// A key.
        Key = "key",
        /// An owl.
        Owl = "owl",
        /// A candle.
        Candle = "candle",
        /// A mask.
        Mask = "mask",
    }

    /// A face of a location tile.
    pub enum Face {
        /// Belongs to a district.
        Coloured = "coloured",
        /// Fits every location.
        Grey = "grey",
    }

    /// A side of a row, and where the compass arrow points.
    #[derive(Default)]
    pub enum Side {
        /// Left.
        #[default]
        Left = "left",
        /// Right.
        Right = "right",
    }

    /// A column of the notebook display.
    pub enum Column {
        /// The stacks.
        Left = "left",
        /// Banner up.
        Centre = "centre",
        /// Banner up.
        Right = "right",
    }
}

impl Location {
    /// The colour of its district.
    #[inline]
    pub fn district(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }

    /// The location so many steps on, clockwise.
    #[inline]
    pub fn after(self, steps: u8) -> Location {
        Location::ALL[(self.index() + usize::from(steps)) % Location::ALL.len()]
    }
}

impl Side {
    /// The other side.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl Quality {
    /// The colour in which it is printed.
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index()]
    }
}

impl Colour {
    /// The two locations of the district.
    #[inline]
    pub fn locations(self) -> [Location; 2] {
        [Location::ALL[self.index() * 2], Location::ALL[self.index() * 2 + 1]]
    }
}

/// An insight as it is generated or used: a ring, and a quality unless any will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Insight {
    /// The ring.
    pub ring: Ring,
    /// The quality; nothing stands for any.
    pub quality: Option<Quality>,
}

/// How many tags of each location, and how many wild ones, something shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tags([u8; 7]);

impl Tags {
    /// How many tags of this very kind there are.
    #[inline]
    pub fn of(&self, tag: Tag) -> u8 {
        self.0[tag.index()]
    }

    /// The count for one location, wild tags included.
    #[inline]
    pub fn at(&self, location: Location) -> u8 {
        self.0[location.index()] + self.0[Tag::Wild.index()]
    }

    /// The count for a district, wild tags included.
    #[inline]
    pub fn within(&self, district: Colour) -> u8 {
        let [first, second] = district.locations();
        self.0[first.index()] + self.0[second.index()] + self.0[Tag::Wild.index()]
    }

    /// How many different locations there are; each wild tag fills a missing one.
    #[inline]
    pub fn kinds(&self) -> u8 {
        let printed = self.0[..6].iter().filter(|count| **count > 0).count() as u8;
        (printed + self.0[Tag::Wild.index()]).min(6)
    }

    /// All tags together.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl FromIterator<Tag> for Tags {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> Tags {
        let mut counts = Tags::default();
        for tag in tags {
            let count = &mut counts.0[tag.index()];
            *count = count.saturating_add(1);
        }
        counts
    }
}

impl AddAssign for Tags {
    #[inline]
    fn add_assign(&mut self, other: Tags) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wild_tag_is_one_tag_of_whatever_is_counted() {
        let tags: Tags = [Tag::Cafe, Tag::Cafe, Tag::Wild].into_iter().collect();
        assert_eq!((tags.at(Location::Cafe), tags.at(Location::Opera)), (3, 1));
        assert_eq!((tags.within(Colour::Red), tags.within(Colour::Green)), (3, 1));
        assert_eq!((tags.kinds(), tags.total()), (2, 3));
    }

    #[test]
    fn figures_walk_round_the_city_and_districts_hold_two_locations() {
        assert_eq!(Location::Cafe.after(1), Location::Theatre);
        for location in Location::ALL {
            assert!(location.district().locations().contains(&location));
            assert_eq!(Tag::named(location.name()).map(Tag::index), Some(location.index()));
        }
    }
}
