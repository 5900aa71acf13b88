//! The round, whose turn it is and what goes on.

use mittwoch_kernel::Phrase;
use mittwoch_unconscious_mind::Frame;
use ratatui::text::Line;

use super::BoardView;
use mittwoch_terminal::cell::STRONG;
use mittwoch_terminal::layout::wrap;

/// The heading in as few lines as it needs.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let text = sentences(board).join(" ");
    wrap(&text, width, "  ").into_iter().map(|text| Line::styled(text, STRONG)).collect()
}

/// The heading in sentences.
pub(super) fn sentences(board: &BoardView) -> Vec<String> {
    let mut lines = vec![round(board)];
    lines.extend(end(board));
    let phrase = Phrase::new("um-board-freud").piece("location", board.view.freud.name());
    lines.push(board.phrase(&phrase.number("space", board.view.freud_marker)));
    let journalist = board.view.journalist.map(|at| ("um-board-journalist", at.name()));
    let fireworks = board.view.fireworks.map(|at| ("um-board-fireworks", at.name()));
    let modules = journalist.into_iter().chain(fireworks);
    lines.extend(modules.map(|(key, at)| board.phrase(&Phrase::new(key).piece("place", at))));
    lines
}

fn round(board: &BoardView) -> String {
    let view = &board.view;
    let phase = Phrase::new("um-board-phase").word("phase", phase(&view.stack));
    let key = if view.round == 0 { "um-board-set-up" } else { "um-board-round" };
    let phrase = Phrase::new(key).number("round", view.round).word("name", &board.name(view.turn));
    board.phrase(&phrase.word("phase", &board.phrase(&phase)))
}

/// Whether the end is near.
fn end(board: &BoardView) -> Option<String> {
    let signal = board.view.signal?;
    let last = board.view.round > signal;
    Some(board.say(if last { "um-board-last-round" } else { "um-board-signalled" }))
}

/// What goes on: the question itself tells, or else the business below it.
fn phase(stack: &[Frame]) -> &'static str {
    let Some(top) = stack.last() else { return "over" };
    let below = || stack.iter().rev().find_map(|frame| turn(*frame));
    match top {
        Frame::Over => "over",
        Frame::PickClient => "client",
        Frame::PickTile | Frame::PickCell { .. } => "tile",
        Frame::Turn => "turn",
        Frame::Boxes => "boxes",
        Frame::Draft | Frame::Manifest { .. } => "draft",
        _ => below().unwrap_or("effect"),
    }
}

/// The turn to which unfinished business belongs.
fn turn(frame: Frame) -> Option<&'static str> {
    match frame {
        Frame::Point | Frame::Pieces { .. } | Frame::Table { .. } => Some("state"),
        Frame::Ink { .. } | Frame::Landing => Some("state"),
        Frame::TakeIdeas | Frame::Bonus => Some("recall"),
        Frame::Mark { .. } | Frame::MarkByFireworks { .. } => Some("recall"),
        Frame::Treat | Frame::Dream { .. } | Frame::DreamOver { .. } => Some("treat"),
        _ => None,
    }
}
