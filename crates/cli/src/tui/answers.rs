//! The offered answers in columns, each with a key of its own as far as keys go.

use mittwoch_kernel::{Arg, Phrase};
use mittwoch_protocol::Offer;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::theme;
use crate::board;
use crate::layout::fit;
use crate::words::Words;

/// The keys of the answers; the letters leave out those that mean something else.
const KEYS: &str = "123456789abcdefghijkmnoptvxyz";

/// The offered answers and the one in focus.
#[derive(Default)]
pub(super) struct AnswerList {
    offers: Vec<Offer>,
    texts: Vec<String>,
    focus: usize,
    /// How many rows there were when last drawn.
    rows: usize,
}

impl AnswerList {
    /// The answers open to a seat of a game.
    pub(super) fn new(game: &str, offers: Vec<Offer>, words: &Words) -> AnswerList {
        let text = |offer: &Offer| {
            let answer = words.phrase(&pictured(game, words, &offer.phrase));
            if !offer.free {
                return answer;
            }
            words.phrase(&Phrase::new("offer-free").word("answer", &answer))
        };
        let texts = offers.iter().map(text).collect();
        AnswerList { offers, texts, focus: 0, rows: 1 }
    }

    /// How many rows all answers need at a width.
    pub(super) fn rows_at(&self, width: u16) -> u16 {
        let columns = (usize::from(width) / self.cell_width()).max(1);
        u16::try_from(self.texts.len().div_ceil(columns)).unwrap_or(u16::MAX)
    }

    /// The longest answer with its key.
    fn cell_width(&self) -> usize {
        self.texts.iter().map(|text| text.width()).max().unwrap_or(0) + 5
    }

    /// The answer in focus.
    pub(super) fn focused(&self) -> Option<&Offer> {
        self.offers.get(self.focus)
    }

    /// Hears a key: whether the focus moved, and whether the answer is given.
    pub(super) fn key(&mut self, key: KeyCode) -> AnswerKey {
        let last = self.offers.len().saturating_sub(1);
        let target = match key {
            KeyCode::Up => self.focus.checked_sub(1).unwrap_or(last),
            KeyCode::Down if self.focus == last => 0,
            KeyCode::Down => self.focus + 1,
            KeyCode::Left => self.focus.saturating_sub(self.rows),
            KeyCode::Right => (self.focus + self.rows).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Enter if !self.offers.is_empty() => return AnswerKey::Given,
            KeyCode::Char(letter) => match KEYS.chars().position(|key| key == letter) {
                Some(at) if at == self.focus && at <= last => return AnswerKey::Given,
                Some(at) if at <= last => at,
                _ => return AnswerKey::Nothing,
            },
            _ => return AnswerKey::Nothing,
        };
        self.focus = target;
        AnswerKey::Moved
    }

    /// Draws the answers, column by column.
    pub(super) fn draw(&mut self, frame: &mut Frame, area: Rect) {
        let (wide, high) = (usize::from(area.width), usize::from(area.height).max(1));
        let longest = self.cell_width();
        let columns = (wide / longest).clamp(1, self.texts.len().div_ceil(high).max(1));
        let width = (wide / columns).min(longest);
        self.rows = self.texts.len().div_ceil(columns).max(1);
        let top = (self.focus % self.rows).saturating_sub(high - 1);
        for row in top..self.rows.min(top + high) {
            let spans: Vec<_> =
                (row..self.texts.len()).step_by(self.rows).map(|at| self.cell(at, width)).collect();
            let place = Rect { y: area.y + (row - top) as u16, height: 1, ..area };
            frame.render_widget(Line::from(spans), place);
        }
    }

    fn cell(&self, at: usize, width: usize) -> Span<'static> {
        let key = KEYS.chars().nth(at).unwrap_or('·');
        let mark = if at == self.focus { '>' } else { ' ' };
        let text = fit(&format!("{mark}{key}) {}", self.texts[at]), width.saturating_sub(1));
        let style = if at == self.focus { theme::FOCUS } else { theme::PLAIN };
        Span::styled(format!("{text} "), style)
    }
}

/// A phrase in which pieces appear as they look on the board.
fn pictured(game: &str, words: &Words, phrase: &Phrase) -> Phrase {
    let mut phrase = phrase.clone();
    for arg in phrase.args.values_mut() {
        if let Arg::Piece(name) = arg
            && let Some(glyph) = board::glyph(game, name, words)
        {
            *arg = Arg::Word(glyph);
        }
    }
    phrase
}

/// What came of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnswerKey {
    /// The focus is on another answer.
    Moved,
    /// The answer in focus is given.
    Given,
    /// The key means nothing here.
    Nothing,
}
