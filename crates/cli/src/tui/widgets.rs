//! Small things that several screens draw.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};

use super::theme;
use crate::layout::wrap;

/// The first line: what is played on the left, whose turn or which step on the right.
pub(super) fn header(frame: &mut Frame, area: Rect, left: &str, right: &str) {
    let [left_area, right_area] =
        Layout::horizontal([Constraint::Min(10), Constraint::Length(width(right))]).areas(area);
    frame.render_widget(Line::styled(left.to_owned(), theme::GOLD), left_area);
    frame.render_widget(Line::from(right.to_owned()).alignment(Alignment::Right), right_area);
}

/// The last line: a notice if there is one, else the keys.
pub(super) fn footer(frame: &mut Frame, area: Rect, notice: Option<&str>, keys: &str) {
    let line = match notice {
        Some(notice) => Line::styled(notice.to_owned(), theme::NOTICE),
        None => Line::styled(keys.to_owned(), theme::FAINT),
    };
    frame.render_widget(line, area);
}

/// A frame with a title.
pub(super) fn frame_of(title: &str) -> Block<'static> {
    let title = Span::styled(format!(" {title} "), theme::GOLD);
    Block::bordered().border_style(theme::FAINT).title(title)
}

/// A box in the middle of the screen, with everything behind it gone.
pub(super) fn middle(frame: &mut Frame, title: &str, text: &str) {
    let area = frame.area();
    let wide = area.width.saturating_sub(8).clamp(20, 64);
    let lines: Vec<Line> = text
        .lines()
        .flat_map(|line| wrap(line, usize::from(wide) - 6, ""))
        .map(Line::from)
        .collect();
    let high = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(4).min(area.height);
    let place = area.centered(Constraint::Length(wide), Constraint::Length(high));
    let block = frame_of(title).border_type(BorderType::Double).padding(Padding::symmetric(2, 1));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(Text::from(lines)).block(block), place);
}

fn width(text: &str) -> u16 {
    use unicode_width::UnicodeWidthStr;
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}
