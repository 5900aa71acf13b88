//! What the bot means to do, as long as the table looks as it expected.

use mittwoch_kernel::{Game, Seat, Silent, Stack};
use mittwoch_unconscious_mind::{Action, DEPTH, Frame, Known, Player, State, UnconsciousMind};

use super::luck::SameLuck;

/// How the table should look before an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    round: u8,
    turn: Seat,
    stack: Stack<Frame, DEPTH>,
    player: Player,
}

impl Sight {
    fn of(state: &State, seat: Seat) -> Sight {
        let player = *state.player(seat);
        Sight { round: state.round, turn: state.turn, stack: state.stack, player }
    }

    /// Of its own player a seat knows everything.
    fn known(table: &Known, seat: Seat) -> Sight {
        let player = *table.player(seat);
        Sight { round: table.round(), turn: table.turn(), stack: table.stack(), player }
    }
}

/// Answers to come, the next one last.
#[derive(Default)]
pub(super) struct Plan(Vec<(Sight, Action)>);

impl Plan {
    /// The answers from a position on, with how the table will look at each of them.
    pub(super) fn new(
        game: &UnconsciousMind,
        state: &State,
        seat: Seat,
        answers: &[Action],
    ) -> Plan {
        let mut state = *state;
        let mut steps = Vec::with_capacity(answers.len());
        for answer in answers {
            steps.push((Sight::of(&state, seat), *answer));
            game.perform(&mut state, seat, *answer, &mut SameLuck::default(), &mut Silent);
        }
        steps.reverse();
        Plan(steps)
    }

    /// The next answer, if the table looks as it should; otherwise the plan is given up. What the
    /// driver answered in between, because nothing else was open, is passed over.
    pub(super) fn next(&mut self, table: &Known, seat: Seat, offers: &[Action]) -> Option<Action> {
        let now = Sight::known(table, seat);
        while let Some((sight, answer)) = self.0.pop() {
            if sight == now {
                return Some(answer).filter(|answer| offers.contains(answer));
            }
        }
        None
    }

    /// The answers that are still to come, the next one first.
    pub(super) fn to_come(&self) -> impl Iterator<Item = Action> + '_ {
        self.0.iter().rev().map(|(_, answer)| *answer)
    }
}
