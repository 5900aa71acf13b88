//! Cells of text: lit ones stand in brackets, so that no colour is needed to find them.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::layout::fit;

/// Headings.
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
/// Names of components.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// What an answer concerns.
pub const LIT: Modifier = Modifier::REVERSED.union(Modifier::BOLD);

/// A text that stands in brackets if it is lit, else between blanks.
#[derive(Clone, Default)]
pub struct Cell {
    text: String,
    style: Style,
    lit: bool,
}

impl Cell {
    /// A text.
    pub fn new(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), ..Cell::default() }
    }

    /// A number, or a dot for none.
    pub fn count(count: u8) -> Cell {
        Cell::new(if count == 0 { "·".to_owned() } else { count.to_string() })
    }

    /// The same in a style.
    pub fn style(self, style: Style) -> Cell {
        Cell { style, ..self }
    }

    /// The same, lit or not.
    pub fn lit(self, lit: bool) -> Cell {
        Cell { lit, ..self }
    }

    /// The same, cut to a width that includes brackets or blanks.
    pub fn within(self, width: usize) -> Cell {
        let room = width.saturating_sub(2).max(1);
        let text = if self.text.width() > room { fit(&self.text, room) } else { self.text };
        Cell { text, ..self }
    }

    /// The text between brackets or blanks.
    pub fn span(&self) -> Span<'static> {
        match self.lit {
            true => Span::styled(format!("[{}]", self.text), self.style.add_modifier(LIT)),
            false => Span::styled(format!(" {} ", self.text), self.style),
        }
    }

    /// The cell in the middle of a width.
    pub fn middle(&self, width: usize) -> [Span<'static>; 3] {
        let span = self.clone().within(width).span();
        let rest = width.saturating_sub(span.width());
        let blank = |count: usize| Span::raw(" ".repeat(count));
        [blank(rest / 2), span, blank(rest - rest / 2)]
    }
}

/// A heading and rows of cells in columns: the first and those named are aligned to the left.
pub fn table(head: &[String], rows: &[Vec<Cell>], left: &[usize]) -> Vec<Line<'static>> {
    let is_left = |column: usize| column == 0 || left.contains(&column);
    let title = |(at, text): (usize, &String)| match is_left(at) {
        true => Span::styled(format!(" {text} "), FAINT),
        false => Span::styled(format!("{text} "), FAINT),
    };
    let head: Vec<Span> = head.iter().enumerate().map(title).collect();
    let mut all = vec![head];
    all.extend(rows.iter().map(|row| row.iter().map(Cell::span).collect()));
    let count = all.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        all.iter().filter_map(|row| row.get(column)).map(Span::width).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..count).map(widest).collect();
    let aligned = |row: Vec<Span<'static>>| {
        let cells = row.into_iter().zip(&widths).enumerate().flat_map(|(at, (span, width))| {
            let gap = Span::raw(" ".repeat(width - span.width()));
            if is_left(at) { [span, gap] } else { [gap, span] }
        });
        Line::from(cells.collect::<Vec<_>>())
    };
    all.into_iter().map(aligned).collect()
}

/// Two blocks of lines side by side, the second from a column on.
pub fn beside(
    left: Vec<Line<'static>>,
    right: Vec<Line<'static>>,
    column: usize,
) -> Vec<Line<'static>> {
    let count = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let join = |_| {
        let mut line = left.next().unwrap_or_default();
        if let Some(other) = right.next() {
            let gap = column.saturating_sub(line.width());
            line.spans.push(Span::raw(" ".repeat(gap)));
            line.spans.extend(other.spans);
        }
        line
    };
    (0..count).map(join).collect()
}

/// How wide the widest line is.
pub fn width(lines: &[Line]) -> usize {
    lines.iter().map(Line::width).max().unwrap_or(0)
}

/// A line cut to a width with a mark.
pub fn clip(line: Line<'static>, width: usize) -> Line<'static> {
    if line.width() <= width {
        return line;
    }
    let mut room = width;
    let mut spans = Vec::new();
    for span in line.spans {
        let long = span.width();
        if long > room {
            if room > 0 {
                spans.push(Span::styled(fit(&span.content, room), span.style));
            }
            break;
        }
        room -= long;
        spans.push(span);
    }
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lit_cells_stand_in_brackets_and_shift_nothing() {
        let head = ["a", "long", "yz"].map(str::to_owned);
        let text = |lit| {
            let row = vec![Cell::new("ab"), Cell::new("7").lit(lit), Cell::new("x")];
            table(&head, &[row], &[2]).iter().map(Line::to_string).collect::<Vec<_>>()
        };
        assert_eq!(text(false), [" a  long  yz ", " ab    7  x  "]);
        assert_eq!(text(true), [" a  long  yz ", " ab   [7] x  "]);
    }

    #[test]
    fn lines_are_cut_and_joined_to_their_widths() {
        let line = Line::from(vec![Span::raw("abc"), Span::raw("defg")]);
        assert_eq!(clip(line.clone(), 5).to_string(), "abcd…");
        assert_eq!(clip(line.clone(), 7).to_string(), "abcdefg");
        let joined = beside(vec![line], vec![Line::from("x"), Line::from("y")], 9);
        let texts: Vec<_> = joined.iter().map(Line::to_string).collect();
        assert_eq!(texts, ["abcdefg  x", "         y"]);
    }
}
