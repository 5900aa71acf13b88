//! How the end of a turn looks to the judge that learns: what is counted now, what the rule of thumb
//! promises, and what of it lies ready; of others what lies open. Components are told by what they
//! do.

mod city;
mod desk;
mod moment;
mod practice;
mod rival;
mod study;

use mittwoch_kernel::Seat;
use mittwoch_search::{RowPen, Sight};
use mittwoch_unconscious_mind::{Frame, SEATS, State, Tags, UnconsciousMind};

use super::judge::Judge;
use super::tables::Tables;
use super::weights::WEIGHTS;

/// The numbers of a row.
const WIDTH: usize = 298;
/// A usual score.
const USUAL: f32 = 100.0;

/// The view of the judge.
#[derive(Clone, Copy)]
pub(super) struct TurnSight;

impl Sight<UnconsciousMind> for TurnSight {
    fn width(&self) -> usize {
        WIDTH
    }

    fn usual(&self) -> f32 {
        USUAL
    }

    /// A line of thought ends where somebody's turn begins.
    fn is_usual(&self, _game: &UnconsciousMind, state: &State) -> bool {
        state.stack.top() == Some(Frame::Turn)
    }

    fn look(&self, game: &UnconsciousMind, states: &[State], seat: Seat, rows: &mut [f32]) {
        let tables = Tables::of(game.catalogue());
        for (state, row) in states.iter().zip(rows.chunks_exact_mut(WIDTH)) {
            let mut pen = RowPen::new(row);
            Look::new(game, &tables, state, seat).write(&mut pen);
            debug_assert_eq!(pen.written(), WIDTH);
        }
    }
}

/// A position from a seat.
struct Look<'a> {
    game: &'a UnconsciousMind,
    state: &'a State,
    seat: Seat,
    judge: Judge<'a>,
    tags: Tags,
}

impl<'a> Look<'a> {
    fn new(
        game: &'a UnconsciousMind,
        tables: &'a Tables<'a>,
        state: &'a State,
        seat: Seat,
    ) -> Look<'a> {
        let judge = Judge::looking(game, state, seat, WEIGHTS, tables);
        Look { game, state, seat, judge, tags: game.tags(state, seat) }
    }

    fn write(&self, pen: &mut RowPen<'_>) {
        self.moment(pen);
        self.counted(pen);
        self.promised(pen);
        self.goods(pen);
        self.notebook(pen);
        self.practice(pen);
        self.study(pen);
        self.city(pen);
        self.rivals(pen);
    }

    /// What would be counted if the game ended now.
    fn counted(&self, pen: &mut RowPen<'_>) {
        let parts = self.game.score_parts(self.state, self.seat);
        pen.put(parts[0] as f32 / 50.0);
        parts[1..].iter().for_each(|part| pen.put(*part as f32 / 15.0));
        pen.put(parts.iter().sum::<i32>() as f32 / USUAL);
    }

    /// The parts of the rule of thumb, for the time that is left and for all time.
    fn promised(&self, pen: &mut RowPen<'_>) {
        let parts = self.judge.promises(self.state, &self.tags);
        parts.iter().for_each(|part| pen.put(*part as f32 / 100.0));
        pen.put(parts.iter().sum::<i32>() as f32 / 10.0 / USUAL);
        let endless = self.judge.endless().promises(self.state, &self.tags);
        endless.iter().for_each(|part| pen.put(*part as f32 / 100.0));
    }

    /// The other boards in the order of their turns.
    fn rivals(&self, pen: &mut RowPen<'_>) {
        let (boards, start) = (self.game.config().boards(), pen.written());
        let mut other = self.seat.next(boards);
        while other != self.seat {
            self.rival(other, pen);
            other = other.next(boards);
        }
        pen.skip((SEATS - 1) * rival::WIDTH - (pen.written() - start));
    }
}
