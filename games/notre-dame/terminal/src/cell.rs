//! Cells of text: lit ones stand in brackets, so that no colour is needed to find them.

use mittwoch_notre_dame::Colour;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Headings.
pub(super) const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const LIT: Modifier = Modifier::REVERSED.union(Modifier::BOLD);

/// The style of a colour; its name always stands beside it.
pub(super) fn style(colour: Colour) -> Style {
    Style::new().fg(match colour {
        Colour::Lapis => Color::LightBlue,
        Colour::Amber => Color::LightYellow,
        Colour::Brick => Color::LightRed,
        Colour::Jade => Color::LightGreen,
        Colour::Aubergine => Color::LightMagenta,
    })
}

/// A text of which the lit part stands in brackets, the other between blanks.
#[derive(Clone, Default)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) style: Style,
    pub(super) lit: bool,
}

impl Cell {
    /// A text.
    pub(super) fn new(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), ..Cell::default() }
    }

    /// The same in a style.
    pub(super) fn style(self, style: Style) -> Cell {
        Cell { style, ..self }
    }

    /// The same, lit or not.
    pub(super) fn lit(self, lit: bool) -> Cell {
        Cell { lit, ..self }
    }

    /// How wide it is with its brackets or blanks.
    pub(super) fn width(&self) -> usize {
        self.text.width() + 2
    }

    /// The text between brackets or blanks.
    pub(super) fn span(&self) -> Span<'static> {
        match self.lit {
            true => Span::styled(format!("[{}]", self.text), self.style.add_modifier(LIT)),
            false => Span::styled(format!(" {} ", self.text), self.style),
        }
    }
}

/// A heading and rows of cells in columns: the first and those named are aligned to the left.
///
/// Headings carry no brackets, so over columns aligned to the right one blank is enough.
pub(super) fn table(head: &[String], rows: &[Vec<Cell>], left: &[usize]) -> Vec<Line<'static>> {
    let is_left = |column: usize| column == 0 || left.contains(&column);
    let titles = head.iter().enumerate().map(|(at, text)| match is_left(at) {
        true => format!(" {text} "),
        false => format!("{text} "),
    });
    let titles: Vec<String> = titles.collect();
    let widest = |(column, title): (usize, &String)| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(Cell::width);
        cells.chain([title.width()]).max().unwrap_or(0)
    };
    let widths: Vec<_> = titles.iter().enumerate().map(widest).collect();
    let aligned = |spans: Vec<Span<'static>>| {
        let cells = spans.into_iter().zip(&widths).enumerate().flat_map(|(at, (span, width))| {
            let gap = Span::raw(" ".repeat(width - span.width()));
            if is_left(at) { [span, gap] } else { [gap, span] }
        });
        Line::from(cells.collect::<Vec<_>>())
    };
    let mut lines =
        vec![aligned(titles.into_iter().map(|title| Span::styled(title, FAINT)).collect())];
    lines.extend(rows.iter().map(|row| aligned(row.iter().map(Cell::span).collect())));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lit_cells_stand_in_brackets_and_shift_nothing() {
        let head = ["a", "long", "yz"].map(str::to_owned);
        let text = |lit| {
            let row = vec![Cell::new("ab"), Cell::new("7").lit(lit), Cell::new("x")];
            let lines = table(&head, &[row], &[2]);
            lines.iter().map(Line::to_string).collect::<Vec<_>>()
        };
        assert_eq!(text(false), [" a  long  yz ", " ab    7  x  "]);
        assert_eq!(text(true), [" a  long  yz ", " ab   [7] x  "]);
    }
}
