//! From what a weigher found to what people are told.

use mittwoch_kernel::{Consequence, Seat};
use mittwoch_match::{UncertainMean, WeighedAnswer};
use mittwoch_protocol::{Estimate, Sureness};

/// The most changes that are told of an answer.
const CHANGES: usize = 3;

/// What an answer promises a seat.
pub(crate) fn estimate(answer: &WeighedAnswer, seat: Seat) -> Estimate {
    let odds = answer.seats.get(seat.index()).copied().unwrap_or_default();
    Estimate {
        win: thousandths(odds.win.mean),
        win_error: thousandths(odds.win.error),
        score: (odds.score.mean * 10.0).round() as i32,
        score_error: (odds.score.error * 10.0).round().max(0.0) as u32,
    }
}

/// The chance of every seat after an answer.
pub(crate) fn chances(answer: &WeighedAnswer) -> Vec<u16> {
    answer.seats.iter().map(|seat| thousandths(seat.win.mean)).collect()
}

/// A share in thousandths, from nothing to all.
pub(crate) fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// How sure a difference is.
pub(crate) fn sureness(difference: UncertainMean) -> Sureness {
    let size = difference.mean.abs();
    match difference.error {
        error if size < error || size < f32::EPSILON => Sureness::Close,
        error if size < 2.0 * error => Sureness::Probable,
        _ => Sureness::Certain,
    }
}

/// What an answer changes that not every one of these answers changes as well.
pub(crate) fn own_changes(answer: &WeighedAnswer, all: &[WeighedAnswer]) -> Vec<Consequence> {
    let common =
        |change: &&Consequence| all.len() > 1 && all.iter().all(|one| one.changes.contains(change));
    answer.changes.iter().filter(|change| !common(change)).take(CHANGES).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mittwoch_kernel::Phrase;

    fn change(what: &str) -> Consequence {
        let phrase = Phrase::new(what);
        Consequence { what: what.to_owned(), seat: Seat(0), from: Some(1), to: 2, phrase }
    }

    #[test]
    fn words_follow_the_difference_and_its_error() {
        let sure = |mean, error| sureness(UncertainMean { mean, error });
        assert_eq!(sure(0.02, 0.03), Sureness::Close);
        assert_eq!(sure(-0.05, 0.03), Sureness::Probable);
        assert_eq!(sure(0.07, 0.03), Sureness::Certain);
        assert_eq!(sure(0.0, 0.0), Sureness::Close);
        assert_eq!([-0.1, 0.4321, 1.7].map(thousandths), [0, 432, 1000]);
    }

    #[test]
    fn what_all_answers_change_explains_none_of_them() {
        let answer = |keys: &[&str]| WeighedAnswer {
            action: String::new(),
            phrase: Phrase::new("offer"),
            pieces: Vec::new(),
            seats: Vec::new(),
            ahead: Vec::new(),
            changes: keys.iter().map(|key| change(key)).collect(),
            then: Vec::new(),
        };
        let all = [answer(&["rats", "coins"]), answer(&["rats"])];
        assert_eq!(own_changes(&all[0], &all), [change("coins")]);
        assert_eq!(own_changes(&all[1], &all), []);
        assert_eq!(own_changes(&all[1], &all[1..]), [change("rats")]);
    }
}
