//! Lines of answers through this turn, the best of them followed through the next one.

use mittwoch_unconscious_mind::{Frame, State};

use super::beam::{Beam, Line, Width};
use super::judge::Judge;
use super::kinds::kinds;

/// Positions kept for each kind of turn.
const NARROW: Width = Width { way: 8, ends: 2 };
/// Positions kept in the middle of a turn.
const WIDE: Width = Width { way: 16, ends: 6 };
/// Positions kept for each kind of the turn after this one.
const THIN: Width = Width { way: 2, ends: 1 };
/// Lines that are followed into the next own turn.
const FOLLOWED: usize = 6;

/// The line that leaves the most after the next own turn.
pub(super) fn best(judge: &Judge<'_>, world: &State, luck: u64) -> Option<Line> {
    let mut lines = lines(judge, world, luck);
    lines.sort_by_key(|line| -line.worth);
    lines.truncate(FOLLOWED);
    let followed = lines.into_iter().map(|line| (follow(judge, world, &line, luck), line));
    let best = followed.reduce(|best, line| if line.0 > best.0 { line } else { best });
    best.map(|(_, line)| line)
}

/// The best lines of each kind of turn.
fn lines(judge: &Judge<'_>, world: &State, luck: u64) -> Vec<Line> {
    let mut beam = Beam::new(judge, luck);
    let kinds = kinds(judge, world);
    let width = if kinds.len() > 1 { NARROW } else { WIDE };
    kinds.iter().flat_map(|kind| beam.best(world, kind, width)).collect()
}

/// What the end of a line is worth after the next own turn, as if nobody else did anything.
fn follow(judge: &Judge<'_>, world: &State, line: &Line, luck: u64) -> i32 {
    let Some(next) = next_turn(judge, world, &line.end) else { return line.worth };
    let judge = judge.later();
    let mut beam = Beam::new(&judge, luck);
    let kinds = kinds(&judge, &next);
    let lines = kinds.iter().flat_map(|kind| beam.best(&next, kind, THIN));
    lines.map(|line| line.worth).max().unwrap_or(line.worth)
}

/// The end of a turn as the beginning of the next own one.
fn next_turn(judge: &Judge<'_>, world: &State, end: &State) -> Option<State> {
    if judge.horizon.turns == 0 || end.stack.top() != Some(Frame::Turn) {
        return None;
    }
    let mut next = *end;
    next.turn = judge.seat;
    next.round = end.round.max(world.round + 1);
    Some(next)
}
