//! What many games said about components, seats, sources of points and rounds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Seats that were told the same, and how they ended.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BalanceArm {
    /// How many seats.
    pub seats: u64,
    /// The games that they won, shared ones in part.
    pub wins: f64,
    /// Their points.
    pub points: f64,
    /// The squares of their points.
    pub squares: f64,
}

impl BalanceArm {
    /// Adds a seat.
    pub fn add(&mut self, win: f64, points: f64) {
        self.seats += 1;
        self.wins += win;
        self.points += points;
        self.squares += points * points;
    }

    fn plus(&mut self, other: &BalanceArm) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.points += other.points;
        self.squares += other.squares;
    }

    /// The mean of the points, and its standard error.
    pub fn mean_points(&self) -> (f64, f64) {
        let count = self.seats.max(1) as f64;
        let mean = self.points / count;
        (mean, ((self.squares / count - mean * mean).max(0.0) / count).sqrt())
    }

    /// The share of wins, and its standard error.
    pub fn win_share(&self) -> (f64, f64) {
        let count = self.seats.max(1) as f64;
        let share = self.wins / count;
        (share, (share * (1.0 - share) / count).sqrt())
    }
}

/// A component: how often it was offered and taken, and how seats ended that had orders about it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BalanceComponent {
    /// Questions in which it could be taken and left, of seats without orders about it.
    pub offered: u64,
    /// In how many of them it was taken.
    pub taken: u64,
    /// Seats without orders about it to whom it was offered.
    pub free: BalanceArm,
    /// How many of these took it at some time.
    pub took: u64,
    /// Seats to whom it was offered and that had to take it.
    pub forced: BalanceArm,
    /// Seats to whom it was offered and that had to leave it.
    pub forbidden: BalanceArm,
}

impl BalanceComponent {
    fn plus(&mut self, other: &BalanceComponent) {
        self.offered += other.offered;
        self.taken += other.taken;
        self.took += other.took;
        self.free.plus(&other.free);
        self.forced.plus(&other.forced);
        self.forbidden.plus(&other.forbidden);
    }
}

/// What came of a seat over all games.
pub type BalanceSeat = BalanceArm;

/// What some games said.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BalanceSums {
    /// How many games.
    pub games: u64,
    /// How often a game had so many rounds.
    pub rounds: BTreeMap<u16, u64>,
    /// The seats in their order.
    pub seats: Vec<BalanceSeat>,
    /// The points of all seats together, by the key of where they come from.
    pub sources: BTreeMap<String, f64>,
    /// The components, by the verb of the answer and the plain name.
    pub components: BTreeMap<String, BalanceComponent>,
}

impl BalanceSums {
    /// Adds what other games said.
    pub fn plus(&mut self, other: &BalanceSums) {
        self.games += other.games;
        other
            .rounds
            .iter()
            .for_each(|(rounds, games)| *self.rounds.entry(*rounds).or_default() += games);
        self.seats.resize(self.seats.len().max(other.seats.len()), BalanceSeat::default());
        self.seats.iter_mut().zip(&other.seats).for_each(|(seat, other)| seat.plus(other));
        for (source, points) in &other.sources {
            *self.sources.entry(source.clone()).or_default() += points;
        }
        for (name, component) in &other.components {
            self.components.entry(name.clone()).or_default().plus(component);
        }
    }
}
