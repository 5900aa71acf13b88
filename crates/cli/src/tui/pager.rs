//! A page of text to scroll and, where it helps, to search.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Clear, Paragraph};

use super::theme;
use super::widgets::frame_of;
use crate::layout::wrap;

/// A page of text.
pub(super) struct Pager {
    title: String,
    hint: String,
    paragraphs: Vec<String>,
    /// The searched text, and whether it is being typed.
    search: Option<(String, bool)>,
    scroll: usize,
    /// The paragraph to start with, until the page is drawn.
    start: Option<String>,
    /// How many lines there were, and how many fit, when last drawn.
    seen: (usize, usize),
}

impl Pager {
    /// A page from its start.
    pub(super) fn new(title: String, hint: String, paragraphs: Vec<String>) -> Pager {
        Pager { title, hint, paragraphs, search: None, scroll: 0, start: None, seen: (0, 0) }
    }

    /// The same, shown from its end.
    pub(super) fn at_end(mut self) -> Pager {
        self.scroll = usize::MAX;
        self
    }

    /// The same, shown from the first paragraph that starts with a text.
    pub(super) fn at(mut self, start: &str) -> Pager {
        self.start = Some(start.to_owned());
        self
    }

    /// Hears a key; true when the page is closed.
    pub(super) fn key(&mut self, key: KeyEvent) -> bool {
        if let Some((text, true)) = &mut self.search {
            match key.code {
                KeyCode::Enter => self.search = Some((text.clone(), false)),
                KeyCode::Esc => self.search = None,
                KeyCode::Backspace => drop(text.pop()),
                KeyCode::Char(letter) => text.push(letter),
                _ => {}
            }
            self.scroll = 0;
            return false;
        }
        self.move_by(key.code)
    }

    fn move_by(&mut self, key: KeyCode) -> bool {
        let page = self.seen.1.saturating_sub(1).max(1);
        match key {
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => {
                self.scroll = self.scroll.saturating_add(page);
            }
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = usize::MAX,
            KeyCode::Char('/') => self.search = Some((String::new(), true)),
            KeyCode::Esc if self.search.is_some() => self.search = None,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => return true,
            _ => {}
        }
        false
    }

    /// Draws the page.
    pub(super) fn draw(&mut self, frame: &mut Frame, area: Rect) {
        let block = frame_of(&self.title);
        let inner = block.inner(area);
        let lines = self.lines(usize::from(inner.width));
        let high = usize::from(inner.height);
        if let Some(start) = self.start.take() {
            self.scroll = lines.iter().position(|line| line.starts_with(&start)).unwrap_or(0);
        }
        self.scroll = self.scroll.min(lines.len().saturating_sub(high));
        self.seen = (lines.len(), high);
        let shown: Vec<Line> =
            lines.into_iter().skip(self.scroll).take(high).map(Line::from).collect();
        let block = block.title_bottom(Line::styled(self.foot(), theme::FAINT));
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(Text::from(shown)).block(block), area);
    }

    fn lines(&self, width: usize) -> Vec<String> {
        let wanted = self.search.as_ref().map(|(text, _)| text.to_lowercase()).unwrap_or_default();
        let found = self.paragraphs.iter().filter(|text| text.to_lowercase().contains(&wanted));
        found.flat_map(|text| wrap(text, width, "    ")).collect()
    }

    fn foot(&self) -> String {
        let last = (self.scroll + self.seen.1).min(self.seen.0);
        let place = format!("{last}/{}", self.seen.0);
        match &self.search {
            Some((text, true)) => format!(" /{text}▏ {place} "),
            Some((text, false)) => format!(" /{text}  {place}  {} ", self.hint),
            None => format!(" {place}  {} ", self.hint),
        }
    }
}
