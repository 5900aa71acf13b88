use serde::{Deserialize, Serialize};

use crate::{List, MAX_SEATS, Phrase, Seat, Seats};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// The seats that won; several where the rules let them share, none where an automaton won.
    pub winners: Seats,
    /// The score of each seat.
    #[cfg_attr(feature = "schema", ts(type = "number[]"), schemars(with = "Vec<i32>"))]
    pub scores: List<i32, MAX_SEATS>,
    /// The automaton's score, in a game that has one.
    pub automaton: Option<i32>,
    /// How many rounds were played.
    pub rounds: u16,
}

impl Outcome {
    /// The place of each seat: winners are first, the others follow by their scores. Whoever is
    /// level shares a place, and an automaton that won has the first.
    pub fn ranks(&self) -> List<u8, MAX_SEATS> {
        let wins = |seat: usize| self.winners.contains(Seat(seat as u8));
        let automaton = u8::from(self.winners.is_empty() && self.automaton.is_some());
        let ahead = |seat: usize, other: usize| {
            !wins(seat) && (wins(other) || self.scores[other] > self.scores[seat])
        };
        let count = self.scores.len();
        let rank = |seat| (0..count).filter(|other| ahead(seat, *other)).count() as u8;
        (0..count).map(|seat| 1 + rank(seat) + if wins(seat) { 0 } else { automaton }).collect()
    }
}

/// One line of the score sheet: where points come from, per seat and for the automaton if any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScoreLine {
    /// What is counted.
    pub what: Phrase,
    /// The value per seat, the automaton last.
    pub values: Vec<i32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(winners: &[u8], scores: &[i32], automaton: Option<i32>) -> Vec<u8> {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        let scores = scores.iter().copied().collect();
        Outcome { winners, scores, automaton, rounds: 1 }.ranks().to_vec()
    }

    #[test]
    fn winners_are_first_and_the_others_follow_by_score() {
        assert_eq!(ranks(&[2], &[5, 9, 9, 1], None), [3, 2, 1, 4]);
        assert_eq!(ranks(&[0, 1], &[7, 7, 4, 4], None), [1, 1, 3, 3]);
        assert_eq!(ranks(&[], &[7], Some(3)), [2]);
        assert_eq!(ranks(&[0], &[7], Some(3)), [1]);
    }
}
