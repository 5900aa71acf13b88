use mittwoch_kernel::{Outcome, Seat};

/// What a seat is paid at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// 1 for a win, in parts where it is shared; 0 for anything else.
    Win,
    /// From 1 for the first place to -1 for the last, in even steps.
    Rank,
    /// The score.
    Score,
    /// The score less the best other one, the automaton's too.
    Lead,
}

impl Reward {
    /// The reward with this name.
    pub fn named(name: &str) -> Option<Reward> {
        Some(match name {
            "win" => Reward::Win,
            "rank" => Reward::Rank,
            "score" => Reward::Score,
            "lead" => Reward::Lead,
            _ => return None,
        })
    }

    /// Their names.
    pub const NAMES: [&str; 4] = ["win", "rank", "score", "lead"];

    /// Pays every seat.
    pub fn pay(self, outcome: &Outcome, into: &mut [f32]) {
        let ranks = outcome.ranks();
        let rivals = outcome.scores.len() - 1 + usize::from(outcome.automaton.is_some());
        for (place, paid) in into.iter_mut().enumerate() {
            let score = outcome.scores[place];
            *paid = match self {
                Reward::Win if !outcome.winners.contains(Seat(place as u8)) => 0.0,
                Reward::Win => 1.0 / outcome.winners.len() as f32,
                Reward::Rank => 1.0 - 2.0 * f32::from(ranks[place] - 1) / rivals.max(1) as f32,
                Reward::Score => score as f32,
                Reward::Lead => (score - best_other(outcome, place).unwrap_or(0)) as f32,
            };
        }
    }
}

fn best_other(outcome: &Outcome, place: usize) -> Option<i32> {
    let others = outcome.scores.iter().enumerate().filter(|(other, _)| *other != place);
    others.map(|(_, score)| *score).chain(outcome.automaton).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paid(reward: Reward, scores: &[i32], winners: &[u8], automaton: Option<i32>) -> Vec<f32> {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        let outcome =
            Outcome { winners, scores: scores.iter().copied().collect(), automaton, rounds: 1 };
        let mut into = vec![9.0; scores.len()];
        reward.pay(&outcome, &mut into);
        into
    }

    #[test]
    fn every_seat_is_paid() {
        assert_eq!(paid(Reward::Win, &[5, 5, 1], &[0, 1], None), [0.5, 0.5, 0.0]);
        assert_eq!(paid(Reward::Rank, &[5, 9, 1], &[1], None), [0.0, 1.0, -1.0]);
        assert_eq!(paid(Reward::Score, &[5, 9], &[1], None), [5.0, 9.0]);
        assert_eq!(paid(Reward::Lead, &[5, 9, 1], &[1], None), [-4.0, 4.0, -8.0]);
    }

    #[test]
    fn an_automaton_is_a_rival() {
        assert_eq!(paid(Reward::Rank, &[5], &[], Some(7)), [-1.0]);
        assert_eq!(paid(Reward::Rank, &[5], &[0], Some(2)), [1.0]);
        assert_eq!(paid(Reward::Lead, &[5], &[], Some(7)), [-2.0]);
        assert_eq!(paid(Reward::Win, &[5], &[], Some(7)), [0.0]);
    }

    #[test]
    fn every_reward_has_a_name() {
        let rewards = Reward::NAMES.map(Reward::named);
        assert!(rewards.iter().all(Option::is_some));
        assert_eq!(Reward::named("fame"), None);
    }
}
