//! The ring of boroughs: which market lies where, and which streets lead from it.

use super::BoardView;

/// A market by its borough in the ring and its name within the borough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot<'a> {
    /// The borough, counted clockwise from 0.
    pub(super) borough: usize,
    /// The plain name without the colour, such as `inner`.
    pub(super) name: &'a str,
}

/// The boroughs in a ring with the streets between their markets.
pub(super) struct Ring<'a> {
    /// How many boroughs there are.
    pub(super) boroughs: usize,
    streets: Vec<[Spot<'a>; 2]>,
}

impl<'a> Ring<'a> {
    /// The ring of a board.
    pub(super) fn of(board: &'a BoardView) -> Ring<'a> {
        let spot = |name: &'a String| spot(board, name);
        let pairs = board.view.streets.iter();
        let streets = pairs.filter_map(|[one, other]| Some([spot(one)?, spot(other)?])).collect();
        Ring { boroughs: board.view.boroughs.len(), streets }
    }

    /// Every street as its two ends.
    pub(super) fn streets(&self) -> impl Iterator<Item = (Spot<'a>, Spot<'a>)> {
        self.streets.iter().map(|[one, other]| (*one, *other))
    }

    /// Whether a street joins a market of a borough to one so many boroughs clockwise.
    pub(super) fn joins(&self, borough: usize, one: &str, ahead: usize, other: &str) -> bool {
        let from = Spot { borough: borough % self.boroughs, name: one };
        let to = Spot { borough: (borough + ahead) % self.boroughs, name: other };
        self.streets.iter().any(|[a, b]| (*a == from && *b == to) || (*a == to && *b == from))
    }

    /// The other ends of the streets that lead from a market: how far clockwise, and the name.
    pub(super) fn ends(&self, from: Spot) -> Vec<(usize, &'a str)> {
        let ahead = |to: Spot| (to.borough + self.boroughs - from.borough) % self.boroughs;
        let end = |[one, other]: &[Spot<'a>; 2]| match (*one == from, *other == from) {
            (true, _) => Some((ahead(*other), other.name)),
            (_, true) => Some((ahead(*one), one.name)),
            _ => None,
        };
        let mut ends: Vec<_> = self.streets.iter().filter_map(end).collect();
        ends.sort_unstable_by_key(|(ahead, _)| *ahead);
        ends
    }
}

/// Where a market lies.
pub(super) fn spot<'a>(board: &'a BoardView, market: &str) -> Option<Spot<'a>> {
    let market = board.market(market)?;
    let boroughs = &board.view.boroughs;
    let borough = boroughs.iter().position(|borough| borough.colour == market.colour)?;
    Some(Spot { borough, name: &market.spot })
}
