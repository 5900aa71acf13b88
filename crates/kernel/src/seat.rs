use serde::{Deserialize, Serialize};

use crate::Bag;

/// The most seats any game may have.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in turn order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays by seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

/// A set of seats.
///
/// Written as the list of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
#[cfg_attr(feature = "schema", ts(type = "Array<number>"))]
pub struct Seats(u8);

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().filter(|seat| seat.index() < 8).collect()
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[inline]
    pub fn first_n(count: u8) -> Seats {
        debug_assert!(usize::from(count) <= MAX_SEATS);
        Seats(((1u16 << count) - 1) as u8)
    }

    /// The set that holds one seat.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether no seat is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` into the set.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out of the set.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

/// Somebody who looks at a game: a seated player, or a spectator who holds no hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    /// The seat from which the viewer looks at the table: its own, or the first.
    #[inline]
    pub fn side(self) -> Seat {
        match self {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    /// The seats of a table of `seats` clockwise from the viewer's side.
    #[inline]
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> {
        let side = self.side().0;
        let around = move |seat| if seat >= seats { seat - seats } else { seat };
        (0..seats).map(move |place| Seat(around(side + place)))
    }

    /// Where a seat is, counted clockwise from the viewer's side.
    #[inline]
    pub fn place_of(self, seat: Seat, seats: u8) -> usize {
        let (seat, side) = (seat.0, self.side().0);
        debug_assert!(seat < seats && side < seats, "seat {seat} and {side} of {seats}");
        usize::from(if seat >= side { seat - side } else { seat + seats - side })
    }

    /// Seats as places counted clockwise from the viewer's side.
    #[inline]
    pub fn places_of(self, set: Seats, seats: u8) -> Bag {
        set.iter().map(|seat| self.place_of(seat, seats) as u8).collect()
    }

    /// Whether the viewer is the player of `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_ascending_order_and_forgets_what_is_removed() {
        let mut seats: Seats = [Seat(3), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(seats.iter().map(|s| s.0).collect::<Vec<_>>(), [0, 2, 3]);
        seats.remove(Seat(0));
        assert_eq!((seats.first(), seats.len()), (Some(Seat(2)), 2));
        assert_eq!(Seats::first_n(3).len(), 3);
    }
}
