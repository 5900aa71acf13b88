//! The meeting table: four rows of four idea spaces around three rows of three actions.

use mittwoch_kernel::Phrase;
use mittwoch_unconscious_mind::SpaceView;
use ratatui::text::{Line, Span};

use super::BoardView;
use super::section::Section;
use mittwoch_terminal::cell::{Cell, FAINT, STRONG};
use mittwoch_terminal::layout::wrap;

/// How wide a space is, the room for the inkpot beside a row, and the most from space to space.
const SPACE: usize = 7;
const INK: usize = 10;
const MOST: usize = 28;

/// The lattice, who stands where, and what the actions do.
pub(super) fn section(board: &BoardView, width: usize) -> Section {
    let actions: Vec<_> = board.sheet.table.actions.iter().map(|one| one.name.as_str()).collect();
    let item = |name: &&str| board.item(name, board.full(name));
    Section {
        title: board.say("um-board-table"),
        grid: grid(board, &actions, width),
        spoken: spoken(board),
        items: actions.iter().map(item).collect(),
        signs: board.say("um-board-table-signs"),
    }
}

fn grid(board: &BoardView, actions: &[&str], width: usize) -> Vec<Line<'static>> {
    let pitch = (width.saturating_sub(SPACE + INK) / 3).min(MOST);
    let mut lines = Vec::new();
    for (at, row) in board.view.spaces.chunks(4).enumerate() {
        lines.push(spaces(board, actions, at, row, pitch));
        lines
            .extend(actions.chunks(3).nth(at).into_iter().flat_map(|row| names(board, row, pitch)));
    }
    lines
}

/// A row of spaces with the way of the inkpot.
fn spaces(
    board: &BoardView,
    actions: &[&str],
    row: usize,
    spaces: &[SpaceView],
    pitch: usize,
) -> Line<'static> {
    let mut spans = Vec::new();
    for (column, space) in spaces.iter().enumerate() {
        let cell = Cell::new(sign(space, actions, row, column)).lit(board.is_lit(&space.name));
        spans.extend(cell.middle(SPACE));
        let gap = if column < 3 { pitch.saturating_sub(SPACE) } else { 1 };
        spans.push(Span::raw(" ".repeat(gap)));
    }
    let ink = spaces.first().map(|space| board.full(&space.name)).unwrap_or_default();
    spans.push(Span::styled(ink, FAINT));
    Line::from(spans)
}

/// What lies on a space, such as `1↘ii`: whose it is, where it points, ideas and bright ideas.
fn sign(space: &SpaceView, actions: &[&str], row: usize, column: usize) -> String {
    let Some(owner) = space.owner else {
        return if space.blocked { "×" } else { "o" }.to_owned();
    };
    let action = space.action.as_deref();
    let at = actions.iter().position(|name| Some(*name) == action).unwrap_or_default();
    let arrow = match (at / 3 >= row, at % 3 >= column) {
        (true, true) => '↘',
        (true, false) => '↙',
        (false, true) => '↗',
        (false, false) => '↖',
    };
    let (ideas, bright) = (usize::from(space.ideas), usize::from(space.bright));
    format!("{}{arrow}{}{}", BoardView::number(owner), "i".repeat(ideas), "b".repeat(bright))
}

/// The names of a row of actions between the spaces, in as many lines as they need.
fn names(board: &BoardView, row: &[&str], pitch: usize) -> Vec<Line<'static>> {
    let wrapped = |name: &&str| {
        let text = board.words.short_piece(name);
        let lit = board.is_lit(name);
        let lines = wrap(&text, pitch.saturating_sub(3), "").into_iter();
        lines.map(|text| Cell::new(text).style(STRONG).lit(lit)).collect::<Vec<_>>()
    };
    let cells: Vec<_> = row.iter().map(wrapped).collect();
    let high = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let mut spans = vec![Span::raw(" ".repeat(SPACE / 2))];
        let empty = Cell::default();
        spans.extend(cells.iter().flat_map(|lines| lines.get(at).unwrap_or(&empty).middle(pitch)));
        Line::from(spans)
    };
    (0..high).map(line).collect()
}

fn spoken(board: &BoardView) -> Vec<String> {
    let spaces = &board.view.spaces;
    let group = |key: &str, test: &dyn Fn(&SpaceView) -> bool| {
        let names: Vec<_> =
            spaces.iter().filter(|space| test(space)).map(|space| space.name.clone()).collect();
        (!names.is_empty()).then(|| board.phrase(&Phrase::new(key).pieces("spaces", names)))
    };
    let free = |space: &SpaceView| !space.blocked && space.owner.is_none();
    let mut lines: Vec<_> = spaces.iter().filter_map(|space| taken(board, space)).collect();
    lines.extend(group("um-board-spaces-free", &free));
    lines.extend(group("um-board-space-blocked", &|space| space.blocked));
    lines
}

fn taken(board: &BoardView, space: &SpaceView) -> Option<String> {
    let phrase = Phrase::new("um-board-space-taken")
        .piece("space", &space.name)
        .word("name", &board.name(space.owner?))
        .number("ideas", space.ideas)
        .number("bright", space.bright)
        .piece("action", space.action.as_ref()?);
    Some(board.phrase(&phrase))
}
