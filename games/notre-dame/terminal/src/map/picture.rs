//! The ring of boroughs cut open and laid out flat, the cathedral below and the rim above.
//!
//! Each borough stands between two borders. On a border lie the side market of the borough to the
//! left and, under it, the inner market of the one to the right. The border at which the ring is
//! cut stands at both ends.

use ratatui::buffer::{Buffer, Cell as Letter};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::BoardView;
use super::super::cell::{self, FAINT};
use super::super::market;
use super::super::ring::Ring;
use mittwoch_terminal::layout::fit;

/// How wide a border is, and the least and most that a borough takes with one border.
const BORDER: usize = 6;
const LEAST: usize = 18;
const MOST: usize = 26;
/// A line of names above five lines of markets and streets.
const HEIGHT: u16 = 6;

/// The streets that can be drawn: a market, another one, and how many boroughs clockwise it is.
const DRAWN: [(&str, &str, usize); 11] = [
    ("outer-left", "outer-right", 0),
    ("side", "outer-left", 1),
    ("centre", "outer-left", 0),
    ("centre", "outer-right", 0),
    ("side", "outer-right", 0),
    ("side", "centre", 1),
    ("centre", "side", 0),
    ("centre", "inner", 0),
    ("centre", "inner", 1),
    ("side", "inner", 1),
    ("inner", "inner", 1),
];

/// The picture, if there is room for it and every street can be drawn.
pub(super) fn lines(board: &BoardView, ring: &Ring, width: usize) -> Option<Vec<Line<'static>>> {
    let each = (width.saturating_sub(BORDER) / ring.boroughs.max(1)).min(MOST);
    if ring.boroughs < 3 || each < LEAST || !can_draw(ring) {
        return None;
    }
    let area = Rect::new(0, 0, (each * ring.boroughs + BORDER) as u16, HEIGHT);
    let mut picture = Picture { board, ring, each, canvas: Buffer::empty(area) };
    for borough in 0..ring.boroughs {
        picture.streets(borough);
    }
    for border in 0..=ring.boroughs {
        picture.border(border);
    }
    for borough in 0..ring.boroughs {
        picture.borough(borough);
    }
    Some((0..HEIGHT).map(|row| line(&picture.canvas, row)).collect())
}

fn can_draw(ring: &Ring) -> bool {
    let known = |(one, other): (&str, &str), ahead: usize| DRAWN.contains(&(one, other, ahead));
    ring.streets().all(|(one, other)| {
        let ahead = (other.borough + ring.boroughs - one.borough) % ring.boroughs;
        let back = (ring.boroughs - ahead) % ring.boroughs;
        known((one.name, other.name), ahead) || known((other.name, one.name), back)
    })
}

struct Picture<'a> {
    board: &'a BoardView<'a>,
    ring: &'a Ring<'a>,
    each: usize,
    canvas: Buffer,
}

impl Picture<'_> {
    /// The column in the middle of a border.
    fn edge(&self, border: usize) -> usize {
        border * self.each + BORDER / 2
    }

    /// The column at so many quarters of the width between the borders of a borough.
    fn inside(&self, borough: usize, quarters: usize) -> usize {
        borough * self.each + BORDER + (self.each - BORDER) * quarters / 4
    }

    /// The streets of a borough and those to the border on its right.
    fn streets(&mut self, at: usize) {
        let (left, right) = (self.edge(at), self.edge(at + 1));
        let [one, mid, two] = [1, 2, 3].map(|quarters| self.inside(at, quarters));
        let before = at + self.ring.boroughs - 1;
        let drawn = [
            (self.ring.joins(at, "outer-left", 0, "outer-right"), 1, one, two, '─'),
            (self.ring.joins(before, "side", 1, "outer-left"), 2, left, one, '╱'),
            (self.ring.joins(at, "centre", 0, "outer-left"), 2, one, mid, '╲'),
            (self.ring.joins(at, "centre", 0, "outer-right"), 2, mid, two, '╱'),
            (self.ring.joins(at, "side", 0, "outer-right"), 2, two, right, '╲'),
            (self.ring.joins(before, "side", 1, "centre"), 3, left, mid, '─'),
            (self.ring.joins(at, "centre", 0, "side"), 3, mid, right, '─'),
            (self.ring.joins(at, "centre", 0, "inner"), 4, left, mid, '╱'),
            (self.ring.joins(at, "centre", 1, "inner"), 4, mid, right, '╲'),
            (self.ring.joins(before, "side", 1, "inner"), 4, left, left, '│'),
            (self.ring.joins(at, "side", 1, "inner"), 4, right, right, '│'),
            (self.ring.joins(at, "inner", 1, "inner"), 5, left, right, '─'),
        ];
        for (there, row, from, to, sign) in drawn {
            if there {
                self.street(row, from, to, sign);
            }
        }
    }

    /// A level street from end to end; any other is one sign in the middle.
    fn street(&mut self, row: u16, from: usize, to: usize, sign: char) {
        let columns = if sign == '─' { from..to } else { (from + to) / 2..(from + to) / 2 + 1 };
        for column in columns {
            self.canvas.set_string(column as u16, row, sign.to_string(), FAINT);
        }
    }

    fn border(&mut self, border: usize) {
        let boroughs = self.ring.boroughs;
        self.market((border + boroughs - 1) % boroughs, "side", 3, self.edge(border));
        self.market(border % boroughs, "inner", 5, self.edge(border));
    }

    fn borough(&mut self, at: usize) {
        self.market(at, "outer-left", 1, self.inside(at, 1));
        self.market(at, "outer-right", 1, self.inside(at, 3));
        self.market(at, "centre", 3, self.inside(at, 2));
        let colour = self.board.view.boroughs[at].colour;
        let name = self.board.words.piece(colour.name());
        self.middle(&name, cell::style(colour), 0, self.inside(at, 2));
    }

    fn market(&mut self, borough: usize, spot: &str, row: u16, column: usize) {
        if let Some(cell) = market::cell(self.board, borough, spot) {
            let span = cell.span();
            self.middle(&span.content, span.style, row, column);
        }
    }

    /// A text with its middle in a column; there are at most two in the width of a borough.
    fn middle(&mut self, text: &str, style: Style, row: u16, column: usize) {
        let text = fit(text, text.width().min(self.each / 2));
        let start = column.saturating_sub(text.width() / 2);
        self.canvas.set_string(start as u16, row, text, style);
    }
}

/// A row of the canvas as a line, letters of one style together.
fn line(canvas: &Buffer, row: u16) -> Line<'static> {
    let letters: Vec<&Letter> = (0..canvas.area.width).map(|x| &canvas[(x, row)]).collect();
    let runs = letters.chunk_by(|one, other| one.style() == other.style());
    let span = |run: &[&Letter]| {
        let text: String = run.iter().map(|letter| letter.symbol()).collect();
        Span::styled(text, run[0].style())
    };
    Line::from(runs.map(span).collect::<Vec<_>>())
}
