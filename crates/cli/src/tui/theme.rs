//! The few styles of the full screen. Colour only repeats what words and shapes say.

use ratatui::style::{Color, Modifier, Style};

/// Everything else.
pub(super) const PLAIN: Style = Style::new();
/// Headings and the frame of what is in use.
pub(super) const GOLD: Style = Style::new().fg(Color::Yellow);
/// Frames and what matters less.
pub(super) const FAINT: Style = Style::new().fg(Color::DarkGray);
/// The question.
pub(super) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// The answer in focus.
pub(super) const FOCUS: Style = Style::new().add_modifier(Modifier::REVERSED);
/// What was refused or went wrong.
pub(super) const NOTICE: Style = Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD);
