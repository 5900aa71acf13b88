//! Answers compared over imagined deals.

use mittwoch_ai::Expected;
use mittwoch_kernel::Seat;

use super::value::PositionValue;
use super::{SeatOdds, UncertainMean};

/// So many standard errors hold the true mean 19 times of 20.
const WIDTH: f32 = 1.96;
/// How much of the choice the lead decides where wins are equally likely.
const LEAD: f32 = 0.05;
/// What one more deal may differ by, added to what was seen: a few deals that agree are no
/// certainty. Games that were played out are won or lost, judges say something between.
const DOUBT_PLAYED: f32 = 0.5;
const DOUBT_JUDGED: f32 = 0.05;
/// The same in points.
const DOUBT_POINTS: f32 = 2.0;

/// What each answer was worth in each deal, for every seat.
pub(super) struct Scales {
    /// By deal, by answer.
    found: Vec<Vec<PositionValue>>,
    seats: usize,
    own: Seat,
}

impl Scales {
    pub(super) fn new(seats: usize, own: Seat) -> Scales {
        Scales { found: Vec::new(), seats, own }
    }

    /// Adds a deal, with what every answer was worth in it.
    pub(super) fn add(&mut self, deal: Vec<PositionValue>) {
        self.found.push(deal);
    }

    pub(super) fn worlds(&self) -> u32 {
        self.found.len() as u32
    }

    /// Whether every position was judged and none played out.
    pub(super) fn judged(&self) -> bool {
        self.found.iter().flatten().all(|value| value.judged)
    }

    /// The answers, the best for the own seat first.
    pub(super) fn order(&self) -> Vec<usize> {
        let answers = self.found.first().map_or(0, Vec::len);
        let worth: Vec<f32> = (0..answers).map(|at| self.worth(at)).collect();
        let mut order: Vec<usize> = (0..answers).collect();
        order.sort_by(|one, other| worth[*other].total_cmp(&worth[*one]).then(one.cmp(other)));
        order
    }

    /// What an answer was worth to a seat in each deal.
    fn deals(&self, answer: usize, seat: usize) -> impl Iterator<Item = Expected> + '_ {
        let nothing = Expected { win: 0.0, score: 0.0 };
        self.found.iter().map(move |deal| deal[answer].seats.get(seat).copied().unwrap_or(nothing))
    }

    /// To win, and where that is much the same, to be far ahead.
    fn worth(&self, answer: usize) -> f32 {
        let mean = |seat, what: fn(Expected) -> f32| {
            self.deals(answer, seat).map(what).sum::<f32>() / self.worlds().max(1) as f32
        };
        let own = self.own.index();
        let (win, score) = (mean(own, |one| one.win), mean(own, |one| one.score));
        let others = (0..self.seats).filter(|seat| *seat != own);
        let best = others.map(|seat| mean(seat, |one| one.score)).reduce(f32::max).unwrap_or(0.0);
        win + LEAD * (score - best) / (1.0 + score.abs().max(best.abs()))
    }

    /// What every seat can expect after an answer.
    pub(super) fn odds(&self, answer: usize) -> Vec<SeatOdds> {
        let odds = |seat| SeatOdds {
            win: mean_of(self.deals(answer, seat).map(|one| one.win), self.doubt()),
            score: mean_of(self.deals(answer, seat).map(|one| one.score), DOUBT_POINTS),
        };
        (0..self.seats).map(odds).collect()
    }

    /// By how much of a win one answer is ahead of another for the own seat. Both met the same
    /// deals, so that it is the differences which are counted.
    pub(super) fn ahead(&self, one: usize, other: usize) -> UncertainMean {
        let wins = |answer| self.deals(answer, self.own.index()).map(|found| found.win);
        mean_of(wins(one).zip(wins(other)).map(|(one, other)| one - other), self.doubt())
    }

    fn doubt(&self) -> f32 {
        if self.judged() { DOUBT_JUDGED } else { DOUBT_PLAYED }
    }
}

/// The mean of some numbers with its error, as if one more lay so far from it.
fn mean_of(numbers: impl Iterator<Item = f32>, doubt: f32) -> UncertainMean {
    let numbers: Vec<f32> = numbers.collect();
    let count = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = WIDTH * ((squares + doubt * doubt) / count / count).sqrt();
    UncertainMean { mean, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(win: f32, judged: bool) -> PositionValue {
        let seat = |win| Expected { win, score: 10.0 * win };
        PositionValue { seats: vec![seat(win), seat(1.0 - win)], judged }
    }

    #[test]
    fn the_better_answer_comes_first_and_differences_are_paired() {
        let mut scales = Scales::new(2, Seat(0));
        for noise in [0.0, 0.4, -0.2, 0.1] {
            scales.add(vec![value(0.4 + noise, true), value(0.5 + noise, true)]);
        }
        assert_eq!(scales.order(), [1, 0]);
        let ahead = scales.ahead(1, 0);
        assert!((ahead.mean - 0.1).abs() < 1e-5 && ahead.error < 0.05, "{ahead:?}");
        assert!(scales.odds(1)[0].win.error > 0.2, "{:?}", scales.odds(1));
    }

    #[test]
    fn a_few_games_that_end_alike_are_no_certainty() {
        let mut scales = Scales::new(2, Seat(0));
        (0..4).for_each(|_| scales.add(vec![value(1.0, false), value(0.0, false)]));
        let odds = scales.odds(0)[0].win;
        assert!(odds.mean == 1.0 && odds.error > 0.2, "{odds:?}");
        (0..96).for_each(|_| scales.add(vec![value(1.0, false), value(0.0, false)]));
        assert!(scales.odds(0)[0].win.error < 0.02 && !scales.judged());
    }
}
