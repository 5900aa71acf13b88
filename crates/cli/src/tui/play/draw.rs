//! How the table is laid out, from 80 by 24 upwards.

use mittwoch_kernel::{Phrase, Seat};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph};

use super::{PlayLayer, PlayScreen};
use crate::board;
use crate::layout::{columns, wrap};
use crate::speech;
use crate::tui::{theme, widgets};

/// The least lines that the answers get, and the most that they take from the board.
const LEAST_ANSWERS: u16 = 6;
const MOST_ANSWERS: u16 = 10;

pub(super) fn draw(play: &mut PlayScreen, frame: &mut Frame) {
    match &play.layer {
        PlayLayer::HandOver(seat) => return hand_over(play, frame, *seat),
        PlayLayer::Leaving => return leaving(play, frame),
        _ => {}
    }
    let [head, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(frame.area());
    widgets::header(frame, head, &play.title(), &whose(play));
    let keys = match &mut play.layer {
        PlayLayer::Page(page) => {
            page.draw(frame, body);
            return;
        }
        PlayLayer::Over => {
            over(play, frame, body);
            "keys-over"
        }
        _ => {
            table(play, frame, body);
            "keys-play"
        }
    };
    let notice = play.typed().or_else(|| play.notice.clone()).or_else(|| play.asked_to_agree());
    widgets::footer(frame, foot, notice.as_deref(), &play.words.say(keys));
}

/// Whose cards are seen, and the time left to that seat.
fn whose(play: &PlayScreen) -> String {
    let Some(seat) = play.eyes else { return String::new() };
    let name = play.words.name(seat);
    match play.host.shared_seen().and_then(|shared| shared.clock(seat)) {
        Some(seconds) => format!("{name}  {}", speech::time(seconds)),
        None => name,
    }
}

fn hand_over(play: &PlayScreen, frame: &mut Frame, seat: Seat) {
    let mut text = play.words.phrase(&Phrase::new("handover").seat("name", seat));
    if let Some(before) = play.before.filter(|seat| play.host.sealed().contains(*seat)) {
        text += "\n\n";
        text += &play.words.phrase(&Phrase::new("handover-undo").seat("name", before));
    }
    if let Some(notice) = &play.notice {
        text += "\n\n";
        text += notice;
    }
    widgets::middle(frame, &play.title(), &text);
}

fn leaving(play: &PlayScreen, frame: &mut Frame) {
    let far = play.host.company_seen().is_some();
    let question = if far { "leave-server" } else { "leave-question" };
    widgets::middle(frame, &play.title(), &play.words.say(question));
}

fn table(play: &mut PlayScreen, frame: &mut Frame, area: Rect) {
    let lit = play.answers.focused().map(|offer| offer.pieces.clone()).unwrap_or_default();
    let question = question(play, usize::from(area.width));
    let asked = u16::try_from(question.len()).unwrap_or(2);
    let drawing = {
        let sight = board::sight_of(&*play.host, play.viewer(), &play.words).lit(&lit);
        board::draw(&sight, area.width)
    };
    let wanted = play.answers.rows_at(area.width * 3 / 5).clamp(LEAST_ANSWERS, MOST_ANSWERS);
    let room = area.height.saturating_sub(asked + 1);
    let high = drawing.height().min(room.saturating_sub(wanted).max(drawing.vital));
    let high = high.min(room.saturating_sub(LEAST_ANSWERS)).max(1);
    let most = drawing.height().saturating_sub(high);
    if let Some(lit) = drawing.lit().filter(|lit| play.follow && *lit >= high) {
        play.board_scroll = lit + 2 - high;
    }
    play.board_scroll = play.board_scroll.min(most);
    let [board, bar, below] = Layout::vertical([
        Constraint::Length(high),
        Constraint::Length(asked + 1),
        Constraint::Min(1),
    ])
    .areas(area);
    frame.render_widget(Paragraph::new(drawing.text).scroll((play.board_scroll, 0)), board);
    let mut rule = Block::new().borders(Borders::TOP).border_style(theme::GOLD);
    if play.board_scroll < most {
        rule = rule.title_top(Line::from(" PgDn ▼ ").right_aligned());
    }
    frame.render_widget(Paragraph::new(Text::from(question)).block(rule), bar);
    let [answers, side] =
        Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)]).areas(below);
    play.answers.draw(frame, answers);
    beside(play, frame, side);
}

fn question(play: &PlayScreen, width: usize) -> Vec<Line<'static>> {
    let asked = play.eyes.and_then(|seat| Some((seat, play.host.question(seat)?)));
    let text = match (play.host.company_seen(), asked) {
        (Some(company), _) if !company.connected() => play.words.say("reconnecting"),
        (_, Some((seat, asked))) if play.host.asked() == Some(seat) => {
            speech::question(&play.words, seat, &asked)
        }
        _ => speech::waiting(&play.words, play.host.awaited()),
    };
    wrap(&text, width, "").into_iter().map(|line| Line::styled(line, theme::STRONG)).collect()
}

/// What the answer in focus would bring, and under it the latest lines of the log.
fn beside(play: &PlayScreen, frame: &mut Frame, area: Rect) {
    let block = Block::new().borders(Borders::LEFT).border_style(theme::FAINT);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line> = Vec::new();
    if !play.preview.is_empty() {
        lines.push(Line::styled(play.words.say("preview-title"), theme::GOLD));
        let ahead = play.preview.iter().flat_map(|text| wrap(text, width, " "));
        lines.extend(ahead.map(Line::from));
    }
    let left = usize::from(inner.height).saturating_sub(lines.len() + 1);
    let log = latest(play, width, left);
    if !log.is_empty() {
        lines.push(Line::styled(play.words.say("log-title"), theme::GOLD));
        lines.extend(log.into_iter().map(Line::from));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The latest entries of the log that fit whole into so many lines.
fn latest(play: &PlayScreen, width: usize, room: usize) -> Vec<String> {
    let told = play.told();
    let mut lines = Vec::new();
    for text in told.iter().rev() {
        let mut entry = wrap(text, width, " ");
        if entry.len() + lines.len() > room {
            break;
        }
        entry.append(&mut lines);
        lines = entry;
    }
    lines
}

fn over(play: &PlayScreen, frame: &mut Frame, area: Rect) {
    let words = &play.words;
    let mut lines: Vec<Line> = vec![Line::default()];
    for sentence in speech::ending(words, &*play.host) {
        lines.push(Line::styled(sentence, theme::STRONG));
    }
    lines.push(Line::default());
    let rows = columns(&speech::score_rows(words, play.host.seats(), &play.host.score_sheet()));
    lines.extend(rows.into_iter().enumerate().map(|(at, row)| match at {
        0 => Line::styled(row, theme::GOLD),
        _ => Line::from(row),
    }));
    lines.push(Line::default());
    let room = usize::from(area.height).saturating_sub(lines.len() + 2);
    let width = usize::from(area.width).saturating_sub(2);
    lines.extend(latest(play, width, room).into_iter().map(Line::from));
    frame.render_widget(
        Paragraph::new(lines).block(widgets::frame_of(&words.say("over-title"))),
        area,
    );
}
