//! How much of the game is still to come.

use mittwoch_unconscious_mind::{State, UnconsciousMind};

use super::weights::Weights;

/// What a player can still do after the turn that is being thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Horizon {
    /// How many turns to come make goods count in full.
    soon: i32,
    /// Own turns to come.
    pub(super) turns: i32,
    /// How much goods for the next turns count, in percent.
    pub(super) near: i32,
    /// How much counts what pays off over a whole game, in percent.
    pub(super) far: i32,
}

impl Horizon {
    pub(super) fn of(game: &UnconsciousMind, state: &State, weights: &Weights) -> Horizon {
        let last = game.catalogue().reputation.last;
        let steps = i32::from(last.saturating_sub(state.freud_marker));
        let turns = match state.signal {
            Some(_) if state.is_last_round() => 0,
            Some(_) => 1,
            None => 1 + steps * weights.turns / 10,
        };
        Horizon::with_turns(weights.near, turns)
    }

    fn with_turns(soon: i32, turns: i32) -> Horizon {
        let near = turns.min(soon) * 100 / soon.max(1);
        Horizon { soon, turns, near, far: turns.min(16) * 100 / 16 }
    }

    /// The horizon of the next own turn.
    pub(super) fn less_a_turn(self) -> Horizon {
        Horizon::with_turns(self.soon, self.turns - 1)
    }

    /// As if the game went on for long.
    pub(super) fn endless(self) -> Horizon {
        Horizon::with_turns(self.soon, 16)
    }

    /// A value that counts for the next turns.
    pub(super) fn soon(self, value: i32) -> i32 {
        value * self.near / 100
    }

    /// A value that counts over a whole game.
    pub(super) fn later(self, value: i32) -> i32 {
        value * self.far / 100
    }
}
