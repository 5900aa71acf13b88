//! How the table goes on after a turn: everybody plays the line that seems best, until the own next
//! turn is over.

use mittwoch_kernel::Seat;
use mittwoch_search::{Judge as SearchJudge, Prospect};
use mittwoch_unconscious_mind::{Frame, State, UnconsciousMind};

use super::beam::{Beam, Line, Width};
use super::judge::Judge;
use super::kinds::kinds;
use super::style::TurnStyle;
use super::tables::Tables;
use super::weights::WEIGHTS;

/// Who judges, and buffers.
pub(super) struct Roller<'a> {
    pub(super) game: &'a UnconsciousMind,
    pub(super) tables: &'a Tables<'a>,
    pub(super) judge: &'a mut dyn SearchJudge<UnconsciousMind>,
    pub(super) style: TurnStyle,
    pub(super) said: &'a mut Vec<Prospect>,
    pub(super) ends: &'a mut Vec<State>,
}

impl Roller<'_> {
    /// The table after so many more turns of a seat, or where the game is over before.
    pub(super) fn roll(&mut self, state: &State, seat: Seat, turns: u32, luck: u64) -> State {
        let (mut state, mut left, mut luck) = (*state, turns, luck);
        while left > 0 && state.stack.top() == Some(Frame::Turn) {
            let mover = state.turn;
            luck = luck.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
            let Some(end) = self.turn(&state, mover, luck >> 16) else { break };
            state = end;
            left -= u32::from(mover == seat);
        }
        state
    }

    /// The end of the turn that seems best to whose turn it is.
    fn turn(&mut self, state: &State, mover: Seat, luck: u64) -> Option<State> {
        let thumb = Judge::new(self.game, state, mover, WEIGHTS, self.tables);
        let mut beam = Beam::new(&thumb, luck);
        let kinds = kinds(&thumb, state);
        let width = Width { way: self.style.roll_way, ends: self.style.roll_ends };
        let lines = kinds.iter().flat_map(|kind| beam.best(state, kind, width));
        self.ends.clear();
        self.ends.extend(lines.map(|line: Line| line.end));
        self.judge.judge(self.game, self.ends, mover, self.said);
        let said = self.said.iter().map(|said| self.style.worth(said)).zip(self.ends.iter());
        let best = said.reduce(|best, one| if one.0 > best.0 { one } else { best });
        best.map(|(_, end)| *end)
    }

    /// What a position is worth to a seat.
    pub(super) fn worth(&mut self, state: &State, seat: Seat) -> f32 {
        self.judge.judge(self.game, std::slice::from_ref(state), seat, self.said);
        self.said.first().map_or(0.0, |said| self.style.worth(said))
    }
}
