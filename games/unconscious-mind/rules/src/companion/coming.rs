//! What is certain to follow in the Id's turn: it stands on the stack already.

use mittwoch_kernel::{Coming, Phrase};

use super::run::Run;
use crate::id::{ID, Step, tile_at};
use crate::state::{Frame, cells};

/// The ends of the keys of what follows.
pub(super) const COMING: &[&str] = &["tile", "end", "flip", "boxes", "client", "yours"];

fn of(kind: &str, rules: &[&str]) -> Coming {
    let phrase = Phrase::new(&format!("um-companion-coming-{kind}"));
    Coming { phrase, rules: rules.iter().map(|rule| (*rule).to_owned()).collect() }
}

/// What follows, the next thing first; nothing while no turn of the Id is going on.
pub(super) fn coming(run: &Run) -> Vec<Coming> {
    if run.state.turn != ID || run.state.round == 0 || !run.knows("card") && is_before(run) {
        return Vec::new();
    }
    let mut stack = run.state.stack;
    let frames = std::iter::from_fn(|| stack.pop());
    let mut all: Vec<Coming> = frames.flat_map(|frame| of_frame(run, frame)).collect();
    all.extend(at_the_end(run));
    all
}

/// Whether the turn has not begun yet.
fn is_before(run: &Run) -> bool {
    run.state.stack.top() == Some(Frame::Turn)
}

fn of_frame(run: &Run, frame: Frame) -> Vec<Coming> {
    match frame {
        Frame::Id(Step::Line { line, at, end }) => of_line(run, line, at, end),
        Frame::Id(Step::Flip { row }) => flip(run, row).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The active tiles that are left in a line, and what stands at its end (ID-6.2, ID-6.4).
fn of_line(run: &Run, line: u8, at: u8, end: bool) -> Vec<Coming> {
    let left = cells(line).skip(usize::from(at.saturating_sub(1)));
    let active = left.filter(|cell| run.state.id.is_active(*cell) && at < 4);
    let tile = |cell| {
        let mut found = of("tile", &["ID-6.2"]);
        found.phrase = found.phrase.piece("tile", tile_name(run, cell));
        found
    };
    let mut all: Vec<Coming> = active.map(tile).collect();
    if end {
        let mut found = of("end", &["ID-6.4"]);
        found.phrase = found.phrase.piece("line", crate::words::line_name(line));
        all.push(found);
    }
    all
}

/// The tile that turns active (ID-6.5).
fn flip(run: &Run, row: u8) -> Option<Coming> {
    let cell = cells(row).find(|cell| !run.state.id.is_active(*cell))?;
    let mut found = of("flip", &["ID-6.5"]);
    found.phrase = found.phrase.piece("tile", tile_name(run, cell));
    Some(found)
}

fn tile_name(run: &Run, cell: u8) -> &str {
    &run.game.catalogue.id.tiles[usize::from(tile_at(&run.game, cell))].id
}

/// Boxes, an empty room, and the person again (ID-8.1, ID-8.5).
fn at_the_end(run: &Run) -> Vec<Coming> {
    let id = run.state.player(ID);
    let treats = id.rooms.iter().any(|room| room.client.is_some());
    let empty = (0..2).any(|room| crate::phase::draft::is_free(&run.state, room));
    let mut all = Vec::new();
    if id.boxes > 0 && treats {
        let mut boxes = of("boxes", &["ID-8.1"]);
        boxes.phrase = boxes.phrase.number("count", id.boxes);
        all.push(boxes);
    }
    all.extend(empty.then(|| of("client", &["ID-8.5"])));
    all.push(of("yours", &["ID-1.2"]));
    all
}
