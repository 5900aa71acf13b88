//! Answers compared over imagined deals.

use mittwoch_ai::Expected;
use mittwoch_kernel::Seat;

use super::{SeatOdds, UncertainMean};

/// More deals than these are never imagined for one question.
pub(super) const MOST_WORLDS: u32 = 400;
/// So many standard errors hold the true mean 19 times of 20.
const WIDTH: f32 = 1.96;
/// How much of the choice the lead decides where wins are equally likely.
const LEAD: f32 = 0.05;

/// What each answer was worth in each deal, for every seat.
pub(super) struct Scales {
    /// By answer, by deal, by seat.
    found: Vec<Vec<Vec<Expected>>>,
    seats: usize,
    own: Seat,
}

impl Scales {
    pub(super) fn new(answers: usize, seats: usize, own: Seat) -> Scales {
        Scales { found: vec![Vec::new(); answers], seats, own }
    }

    pub(super) fn add(&mut self, answer: usize, seats: &[Expected]) {
        self.found[answer].push(seats.to_vec());
    }

    /// The answers, the best for the own seat first.
    pub(super) fn order(&self) -> Vec<usize> {
        let worth: Vec<f32> = (0..self.found.len()).map(|at| self.worth(at)).collect();
        let mut order: Vec<usize> = (0..worth.len()).collect();
        order.sort_by(|one, other| worth[*other].total_cmp(&worth[*one]).then(one.cmp(other)));
        order
    }

    /// To win, and where that is much the same, to be far ahead.
    fn worth(&self, answer: usize) -> f32 {
        mean_of(self.found[answer].iter().map(|deal| {
            let own = deal.get(self.own.index()).copied().unwrap_or(NOTHING);
            let others = deal.iter().enumerate().filter(|(at, _)| *at != self.own.index());
            let best = others.map(|(_, seat)| seat.score).reduce(f32::max).unwrap_or(0.0);
            own.win + LEAD * (own.score - best) / (1.0 + own.score.abs().max(best.abs()))
        }))
        .mean
    }

    /// What every seat can expect after an answer.
    pub(super) fn odds(&self, answer: usize) -> Vec<SeatOdds> {
        let deals = &self.found[answer];
        let of = |seat: usize, what: fn(Expected) -> f32| {
            mean_of(deals.iter().map(|deal| deal.get(seat).map_or(0.0, |found| what(*found))))
        };
        let odds = |seat| SeatOdds { win: of(seat, |one| one.win), score: of(seat, |one| one.score) };
        (0..self.seats).map(odds).collect()
    }

    /// By how much of a win one answer is ahead of another for the own seat. Both met the same
    /// deals, so that it is the differences which are counted.
    pub(super) fn ahead(&self, one: usize, other: usize) -> UncertainMean {
        let own = self.own.index();
        let win = |deal: &Vec<Expected>| deal.get(own).map_or(0.0, |found| found.win);
        let pairs = self.found[one].iter().zip(&self.found[other]);
        mean_of(pairs.map(|(one, other)| win(one) - win(other)))
    }
}

const NOTHING: Expected = Expected { win: 0.0, score: 0.0 };

/// The mean of some numbers with its error; of one number the error is not known and called whole.
fn mean_of(numbers: impl Iterator<Item = f32>) -> UncertainMean {
    let numbers: Vec<f32> = numbers.collect();
    let count = numbers.len() as f32;
    let mean = numbers.iter().sum::<f32>() / count.max(1.0);
    if numbers.len() < 2 {
        return UncertainMean { mean, error: 1.0 };
    }
    let squares: f32 = numbers.iter().map(|one| (one - mean) * (one - mean)).sum();
    // Something of a deal is added to what was seen, or a few deals that agree would be certainty.
    let error = WIDTH * (squares / (count - 1.0) / count).sqrt();
    UncertainMean { mean, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(win: f32) -> Vec<Expected> {
        vec![Expected { win, score: 10.0 * win }, Expected { win: 1.0 - win, score: 0.0 }]
    }

    #[test]
    fn the_better_answer_comes_first_and_differences_are_paired() {
        let mut scales = Scales::new(2, 2, Seat(0));
        for noise in [0.0, 0.4, -0.2, 0.1] {
            scales.add(0, &seats(0.4 + noise));
            scales.add(1, &seats(0.5 + noise));
        }
        assert_eq!(scales.order(), [1, 0]);
        let ahead = scales.ahead(1, 0);
        assert!((ahead.mean - 0.1).abs() < 1e-5 && ahead.error < 1e-3, "{ahead:?}");
        assert!(scales.odds(1)[0].win.error > 0.2, "{:?}", scales.odds(1));
    }

    #[test]
    fn one_deal_says_nothing_about_its_error() {
        assert_eq!(mean_of([0.3].into_iter()).error, 1.0);
        let two = mean_of([0.0, 1.0].into_iter());
        assert!((two.mean - 0.5).abs() < 1e-6 && two.error > 0.9, "{two:?}");
    }
}
