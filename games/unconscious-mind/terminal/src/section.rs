//! A region of the board: drawn with a title, a grid and items, or said in sentences.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use mittwoch_terminal::cell::{self, FAINT, LIT, STRONG};
use mittwoch_terminal::layout::wrap;

/// Holds the place of a bracket; unlike a plain blank it is not trimmed when lines are made.
const BLANK: char = '\u{2007}';

/// Something with a name and what there is to say of it.
pub(super) struct Item {
    /// The name in words.
    pub(super) name: String,
    /// Whether an answer concerns it.
    pub(super) lit: bool,
    /// What there is to say.
    pub(super) text: String,
}

impl Item {
    /// The name, in brackets if lit, and the text in as many lines as it needs.
    fn lines(&self, width: usize) -> Vec<Line<'static>> {
        let (open, close) = if self.lit { ('[', ']') } else { (BLANK, BLANK) };
        let name = format!("{open}{}{close}", self.name);
        let texts = wrap(format!("{name} {}", self.text).trim_end_matches(' '), width, "   ");
        let mut texts = texts.into_iter().map(|text| text.replace(BLANK, " "));
        let first = texts.next().unwrap_or_default();
        let mut lines = vec![self.first(&name.replace(BLANK, " "), first)];
        lines.extend(texts.map(Line::from));
        lines
    }

    /// The first line with its name made strong; a name that does not fit fills the line.
    fn first(&self, name: &str, text: String) -> Line<'static> {
        let style = if self.lit { STRONG.add_modifier(LIT) } else { STRONG };
        match text.strip_prefix(name) {
            Some(rest) => {
                let name = Span::styled(name.to_owned(), style);
                Line::from(vec![name, Span::raw(rest.to_owned())])
            }
            None => Line::from(Span::styled(text, style)),
        }
    }

    fn sentence(&self) -> String {
        match self.text.is_empty() {
            true => format!("  {}", self.name),
            false => format!("  {}: {}", self.name, self.text),
        }
    }
}

/// A region of the board.
#[derive(Default)]
pub(super) struct Section {
    /// What it is.
    pub(super) title: String,
    /// What is drawn and not said.
    pub(super) grid: Vec<Line<'static>>,
    /// The same in sentences.
    pub(super) spoken: Vec<String>,
    /// What is drawn and said.
    pub(super) items: Vec<Item>,
    /// What the signs of the grid mean.
    pub(super) signs: String,
}

impl Section {
    /// A region with items alone.
    pub(super) fn list(title: String, items: Vec<Item>) -> Section {
        Section { title, items, ..Section::default() }
    }

    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        self.grid.is_empty() && self.items.is_empty() && self.spoken.is_empty()
    }

    /// The region as a drawing.
    pub(super) fn lines(self, width: usize) -> Vec<Line<'static>> {
        let title = format!("─ {} ", self.title);
        let rest = "─".repeat(width.saturating_sub(title.width()));
        let mut lines = vec![Line::styled(format!("{title}{rest}"), FAINT)];
        lines.extend(self.grid);
        if !self.signs.is_empty() {
            let signs = wrap(&self.signs, width, "  ").into_iter();
            lines.extend(signs.map(|text| Line::styled(text, FAINT)));
        }
        lines.extend(self.items.iter().flat_map(|item| item.lines(width)));
        lines.into_iter().map(|line| cell::clip(line, width)).collect()
    }

    /// The region in sentences.
    pub(super) fn sentences(self) -> Vec<String> {
        let mut lines = vec![self.title];
        lines.extend(self.spoken);
        lines.extend(self.items.iter().map(Item::sentence));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_wrapped_and_their_names_stand_in_brackets_when_lit() {
        let item = |lit| Item { name: "Über Ich".into(), lit, text: "one two three".into() };
        let texts = |lit| item(lit).lines(16).iter().map(Line::to_string).collect::<Vec<_>>();
        assert_eq!(texts(false), [" Über Ich  one", "   two three"]);
        assert_eq!(texts(true), ["[Über Ich] one", "   two three"]);
        let lit = |line: &Line| line.spans[0].content.to_string();
        assert_eq!(lit(&item(true).lines(16)[0]), "[Über Ich]");
        assert_eq!(item(true).sentence(), "  Über Ich: one two three");
    }
}
