//! A list of files to choose one from.

use std::path::{Path, PathBuf};

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use super::theme;
use super::widgets::frame_of;
use crate::edge;

/// A list of files, the one in focus, and what is said when there is none.
pub(super) struct Picker {
    title: String,
    empty: String,
    files: Vec<PathBuf>,
    focus: usize,
}

/// What came of a key.
pub(super) enum Picked {
    File(PathBuf),
    Nothing,
    Closed,
}

impl Picker {
    pub(super) fn new(title: String, empty: String, files: Vec<PathBuf>) -> Picker {
        Picker { title, empty, files, focus: 0 }
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Picked {
        let last = self.files.len().saturating_sub(1);
        match key {
            KeyCode::Up => self.focus = self.focus.saturating_sub(1),
            KeyCode::Down => self.focus = (self.focus + 1).min(last),
            KeyCode::Home => self.focus = 0,
            KeyCode::End => self.focus = last,
            KeyCode::Enter => {
                return self.files.get(self.focus).cloned().map_or(Picked::Closed, Picked::File);
            }
            KeyCode::Esc | KeyCode::Char('q') => return Picked::Closed,
            _ => {}
        }
        Picked::Nothing
    }

    pub(super) fn draw(&self, frame: &mut Frame, area: Rect) {
        let block = frame_of(&self.title);
        let high = usize::from(block.inner(area).height).max(1);
        let top = self.focus.saturating_sub(high - 1);
        let name = |file: &PathBuf| {
            edge::path(Path::new(file.file_stem().expect("a kept game has a name")))
        };
        let mut lines: Vec<Line> = self
            .files
            .iter()
            .enumerate()
            .skip(top)
            .map(|(at, file)| match at == self.focus {
                true => Line::styled(format!("> {}", name(file)), theme::FOCUS),
                false => Line::from(format!("  {}", name(file))),
            })
            .collect();
        if lines.is_empty() {
            lines.push(Line::from(self.empty.clone()));
        }
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }
}
