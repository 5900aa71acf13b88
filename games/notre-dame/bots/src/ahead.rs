//! What a player still has to come in the game.

use mittwoch_kernel::Seat;
use mittwoch_notre_dame::{Frame, LAST_ROUND, NotreDame, PERIOD, State};

/// How much a player can still do, and how often the plague still comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Ahead {
    /// Rounds after this one.
    pub(super) rounds: i32,
    /// Cards to play, those of this round included.
    pub(super) plays: i32,
    /// Whether a person can still be hired in this round.
    pub(super) hire: bool,
    /// Whether the plague of this round is still to come.
    pub(super) plague: bool,
}

impl Ahead {
    pub(super) fn of(game: &NotreDame, state: &State, seat: Seat) -> Ahead {
        let rounds = i32::from(LAST_ROUND - state.round.min(LAST_ROUND));
        let turn = turn_of(game, state, seat);
        let (now, hire, plague) = match state.phase() {
            Frame::Round | Frame::Draft { .. } | Frame::Cards { .. } => {
                (2 - state.played[seat.index()].len() as i32, true, true)
            }
            Frame::Hire { turn: at } => (0, at <= turn, true),
            Frame::Plague { turn: at } => (0, false, at <= turn),
            _ => (0, false, false),
        };
        Ahead { rounds, plays: 2 * rounds + now, hire, plague }
    }

    /// Cards to play after this round.
    pub(super) fn later_plays(self) -> i32 {
        2 * self.rounds
    }

    /// Plagues to come, that of this round included.
    pub(super) fn plagues(self) -> i32 {
        self.rounds + i32::from(self.plague)
    }
}

/// The rounds of the period after this one.
pub(super) fn rounds_in_period(state: &State) -> i32 {
    i32::from(PERIOD - 1 - state.in_period())
}

/// A seat's turn, counted from the start player.
pub(super) fn turn_of(game: &NotreDame, state: &State, seat: Seat) -> u8 {
    let players = game.config().players;
    (seat.0 + players - game.start(state).0) % players
}
