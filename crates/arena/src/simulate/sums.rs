use mittwoch_kernel::{MAX_SEATS, Outcome};

use super::SimulationTally;

/// What games add up to: whole numbers only, so that no order of adding matters.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    games: u64,
    decisions: u64,
    seats: usize,
    wins: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
    winners: u64,
    winning_scores: i64,
    rounds: u64,
    automaton: Option<i64>,
}

impl Sums {
    /// Adds one game.
    pub(super) fn add(&mut self, outcome: &Outcome, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        self.seats = outcome.scores.len();
        for (sum, score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(*score);
        }
        for seat in outcome.winners.iter().filter(|seat| seat.index() < self.seats) {
            self.wins[seat.index()] += 1;
            self.winners += 1;
            self.winning_scores += i64::from(outcome.scores[seat.index()]);
        }
        self.rounds += u64::from(outcome.rounds);
        self.automaton = either(self.automaton, outcome.automaton.map(i64::from));
    }

    /// Both sums together.
    pub(super) fn plus(mut self, other: &Sums) -> Sums {
        self.games += other.games;
        self.decisions += other.decisions;
        self.seats = self.seats.max(other.seats);
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
        self.winners += other.winners;
        self.winning_scores += other.winning_scores;
        self.rounds += other.rounds;
        self.automaton = either(self.automaton, other.automaton);
        self
    }

    /// The means.
    pub(super) fn tally(&self, seconds: f64) -> SimulationTally {
        let games = self.games as f64;
        let score_mean = self.scores[..self.seats].iter().map(|sum| mean(*sum, self.games));
        SimulationTally {
            games: self.games,
            decisions: self.decisions,
            seconds,
            decisions_per_second: self.decisions as f64 / seconds.max(f64::MIN_POSITIVE),
            games_per_second: games / seconds.max(f64::MIN_POSITIVE),
            wins: self.wins[..self.seats].to_vec(),
            score_mean: score_mean.collect(),
            winning_score_mean: mean(self.winning_scores, self.winners),
            rounds_mean: self.rounds as f64 / games.max(1.0),
            automaton_score_mean: self.automaton.map(|sum| mean(sum, self.games)),
        }
    }
}

fn either(one: Option<i64>, other: Option<i64>) -> Option<i64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one + other),
        (one, other) => one.or(other),
    }
}

fn mean(sum: i64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}
