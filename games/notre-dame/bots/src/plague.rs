//! What the rats will cost.

use mittwoch_kernel::Bag;
use mittwoch_notre_dame::{LAST_STEP, NotreDame, Sector};

use super::ahead::rounds_in_period;
use super::judge::{Judge, PRESTIGE, Position};

/// The prestige that a hit costs (ND-12.4).
const LOSS: i32 = 2 * PRESTIGE;
/// A step of the rat: it is followed in tenths.
const STEP: i32 = 10;
const END: i32 = LAST_STEP as i32 * STEP;

impl Judge<'_> {
    /// What the plague will cost from now on; `now` says whether that of this round comes too.
    pub(super) fn rats(self, at: Position, now: bool) -> i32 {
        let mut rat = i32::from(at.player.rat) * STEP;
        let hospital = i32::from(at.player.pieces(Sector::Hospital)) * STEP;
        let mut cost = 0;
        if at.ahead.plague {
            let plague = if now { self.game.plague_for(at.state, at.seat).0 } else { 0 };
            rat = (rat + i32::from(plague) * STEP - hospital).max(0);
            cost += if rat > END { self.hit(at.ahead.rounds) } else { 0 };
            rat = rat.min(END);
        }
        cost - self.free_steps(at, rat) + self.later_rats(at, rat, hospital)
    }

    /// Free steps leave room for what one cannot foresee.
    fn free_steps(self, at: Position, rat: i32) -> i32 {
        (END - rat) / STEP * at.ahead.rounds * self.weights.free_step
    }

    /// What the plagues of later rounds will cost on average.
    fn later_rats(self, at: Position, mut rat: i32, hospital: i32) -> i32 {
        let (period, in_period) = (usize::from(at.state.period()), rounds_in_period(at.state));
        let rest = self.rest_of_period(at);
        let mut cost = 0;
        for round in 1..=at.ahead.rounds {
            let later = (round - in_period + 2) as usize / 3;
            let plague = if round <= in_period { rest } else { self.plagues[(period + later) % 3] };
            rat = (rat + plague - hospital - self.weights.relief).max(0);
            cost += self.hit(at.ahead.rounds - round) * self.chance(rat) / 100;
            rat = rat.min(END);
        }
        cost
    }

    /// What a hit costs with so many rounds after it.
    fn hit(self, rounds: i32) -> i32 {
        LOSS + 2 * rounds * self.weights.lost_marker
    }

    /// How likely a later plague hits if the rat is expected there, in percent.
    fn chance(self, rat: i32) -> i32 {
        let [from, width] = self.weights.danger;
        ((rat - from) * 100 / width.max(1)).clamp(0, 100)
    }

    /// The mean plague of the rounds left in the period, in tenths.
    fn rest_of_period(self, at: Position) -> i32 {
        let catalogue = self.game.catalogue();
        let grey = catalogue.grey[usize::from(at.state.period()) % 3];
        let persons = at.state.persons.both(catalogue.brown.union(grey));
        mean_plague(self.game, persons, rounds_in_period(at.state))
    }
}

/// The mean plague of so many rounds in which these persons are shown, in tenths.
pub(super) fn mean_plague(game: &NotreDame, persons: Bag, rounds: i32) -> i32 {
    let rats = persons.iter().map(|person| i32::from(game.catalogue().person(person).rats));
    rats.sum::<i32>() * STEP / rounds.max(1)
}
