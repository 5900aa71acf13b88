//! Lines of answers through this turn, the best of them followed through the next one.

use mittwoch_unconscious_mind::{Frame, State};

use super::beam::{Beam, Line, Width};
use super::judge::Judge;
use super::kinds::kinds;

/// How broadly a turn is thought through.
#[derive(Clone, Copy)]
pub(super) struct Breadth {
    /// Positions kept for each kind of turn.
    narrow: Width,
    /// Positions kept in the middle of a turn.
    wide: Width,
    /// Lines that are followed into the next own turn.
    followed: usize,
}

impl Breadth {
    /// That of the greedy bot.
    pub(super) const USUAL: Breadth = Breadth {
        narrow: Width { way: 8, ends: 2 },
        wide: Width { way: 16, ends: 6 },
        followed: 6,
    };
    /// For many games in a short time.
    pub(super) const QUICK: Breadth =
        Breadth { narrow: Width { way: 3, ends: 1 }, wide: Width { way: 6, ends: 2 }, followed: 2 };
}

/// Positions kept for each kind of the turn after this one.
const THIN: Width = Width { way: 2, ends: 1 };

/// The line that leaves the most after the next own turn.
pub(super) fn best(judge: &Judge<'_>, world: &State, luck: u64, breadth: Breadth) -> Option<Line> {
    let mut lines = lines(judge, world, luck, breadth);
    lines.sort_by_key(|line| -line.worth);
    lines.truncate(breadth.followed);
    let followed = lines.into_iter().map(|line| (follow(judge, world, &line, luck), line));
    let best = followed.reduce(|best, line| if line.0 > best.0 { line } else { best });
    best.map(|(_, line)| line)
}

/// The best lines of each kind of turn.
fn lines(judge: &Judge<'_>, world: &State, luck: u64, breadth: Breadth) -> Vec<Line> {
    let mut beam = Beam::new(judge, luck);
    let kinds = kinds(judge, world);
    let width = if kinds.len() > 1 { breadth.narrow } else { breadth.wide };
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
