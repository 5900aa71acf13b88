//! Rows and columns of the Id's notebook (chapter 6).

use super::{Did, ID, Step};
use crate::UnconsciousMind;
use crate::effect::EffectId;
use crate::state::{Frame, State, cells};

/// The line with most active tiles; of several the last one (ID-6.1, ID-6.8).
fn best(state: &State, lines: impl Iterator<Item = u8>) -> Option<Did> {
    let mut best: Option<(u8, u8, bool)> = None;
    for line in lines {
        let active = state.id.active_among(cells(line));
        best = match best {
            Some((_, most, _)) if most > active => best,
            Some((_, most, _)) => Some((line, active, most == active)),
            None => Some((line, active, false)),
        };
    }
    best.map(|(line, active, tied)| Did::Line { line, active, tied })
}

/// The unlocked column that is activated, if there is one (ID-6.3).
pub(crate) fn column(state: &State) -> Option<Did> {
    let player = state.player(ID);
    best(state, (0..3).filter(|column| player.is_unlocked(*column)).map(|column| column + 3))
}

/// The row that a free choice of a row activates.
pub(crate) fn row(state: &State) -> Option<Did> {
    best(state, 0..3)
}

/// Starts a line; after a row a tile is flipped (ID-6.4, ID-6.5).
pub(crate) fn start(state: &mut State, line: u8) {
    let end = state.player(ID).locked_lines >> line & 1 == 0;
    if line < 3 {
        state.stack.push(Frame::Id(Step::Flip { row: line }));
    }
    let at = u8::from(line >= 3);
    state.stack.push(Frame::Id(Step::Line { line, at, end }));
}

/// The part of a line that comes next at or after a place, if any.
pub(super) fn next(state: &State, line: u8, at: u8, end: bool) -> Option<u8> {
    (at..5).find(|part| match part {
        0 => line < 3,
        1..=3 => cell(line, *part).is_some_and(|cell| state.id.is_active(cell)),
        _ => end,
    })
}

fn cell(line: u8, part: u8) -> Option<u8> {
    cells(line).nth(usize::from(part) - 1)
}

/// What the part of a line is.
pub(super) fn part(line: u8, at: u8) -> Option<Did> {
    match at {
        0 | 4 => Some(Did::Part { line, end: at == 4 }),
        _ => cell(line, at).map(|cell| Did::Tile { cell }),
    }
}

/// The printed effect of a row, or what the completion of a line added.
pub(crate) fn effect(game: &UnconsciousMind, line: u8, end: bool) -> EffectId {
    let (board, at) = (&game.catalogue.board, usize::from(line));
    match (end, line < 3) {
        (false, _) => board.rows[at % 3],
        (true, true) => board.row_ends[at],
        (true, false) => board.column_feet[at - 3],
    }
}

/// The tile in a cell, as a place of the catalogue (ID-2.9).
pub(crate) fn tile_at(game: &UnconsciousMind, cell: u8) -> u8 {
    game.config.id_rows[usize::from(cell / 3)] * 3 + cell % 3
}

/// The leftmost inactive tile of a row.
pub(super) fn inactive(state: &State, row: u8) -> Option<u8> {
    cells(row).find(|cell| !state.id.is_active(*cell))
}

/// Flips a tile; lines that it completes follow, and the ninth tile brings its effect (ID-6.7).
pub(super) fn flip(game: &UnconsciousMind, state: &mut State, cell: u8) {
    state.stack.pop();
    state.id.active |= 1 << cell;
    if state.id.active.count_ones() == 9 {
        let effect = game.catalogue.board.full;
        state.stack.push(Frame::Run { effect, asked: true });
    }
    let locked = state.player(ID).locked_lines;
    for line in (0..6).rev().filter(|line| locked >> line & 1 != 0) {
        let complete = cells(line).all(|cell| state.id.is_active(cell));
        if complete {
            state.stack.push(Frame::Id(Step::Complete { line }));
        }
    }
}

/// Frees the insight of a line into the supply of ideas (ID-6.6).
pub(super) fn complete(state: &mut State, line: u8) {
    state.stack.pop();
    let player = &mut state.players[ID.index()];
    player.locked_lines &= !(1 << line);
    player.dial[0][1] += 1;
}
