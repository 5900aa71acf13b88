//! A recorded match, step by step.

use mittwoch_kernel::{Phrase, Seat, Viewer};
use mittwoch_match::{Match, MatchLook};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph};

use super::pager::Pager;
use super::{Screen, theme, widgets};
use crate::board;
use crate::digest;
use crate::layout::{columns, wrap};
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::speech;
use crate::words::{Lang, Words};

/// The least lines below the board, so that it does not jump from step to step.
const LEAST_BELOW: u16 = 9;

/// The screen of a recorded match.
pub struct ReplayScreen {
    party: LocalMatch,
    words: Words,
    viewer: Viewer,
    step: usize,
    now: Box<dyn Match>,
    page: Option<Pager>,
    /// The number of the step that is being typed.
    jump: Option<String>,
}

impl ReplayScreen {
    /// A match from its beginning.
    pub fn new(party: LocalMatch, viewer: Viewer, lang: Lang) -> ReplayScreen {
        let words = party.words(lang);
        let now = party.game().at(0);
        ReplayScreen { party, words, viewer, step: 0, now, page: None, jump: None }
    }

    fn last(&self) -> usize {
        self.party.game().answers()
    }

    fn go(&mut self, step: usize) {
        self.step = step.min(self.last());
        self.now = self.party.game().at(self.step);
    }

    /// The step as the chosen viewer saw it.
    fn seen(&self) -> MatchLook<'_> {
        self.now.for_viewer(self.viewer)
    }

    /// Looks through other eyes: each seat in turn, then as a spectator.
    fn look_as_next(&mut self) {
        let seats = self.now.seats();
        self.viewer = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.0 + 1 < seats => Viewer::Seat(Seat(seat.0 + 1)),
            Viewer::Seat(_) => Viewer::Spectator,
        };
    }

    /// What was told at this step.
    fn news(&self) -> Vec<String> {
        let before = match self.step {
            0 => 0,
            step => self.party.game().at(step - 1).for_viewer(self.viewer).told_count(),
        };
        let events = self.seen().events(before);
        events.iter().map(|event| self.words.phrase(event)).collect()
    }

    fn page(&self, title: &str, lines: Vec<String>) -> Option<Pager> {
        Some(Pager::new(self.words.say(title), self.words.say("keys-page"), lines))
    }

    fn log(&self) -> Vec<String> {
        let events = self.seen().events(0);
        events.iter().map(|event| self.words.phrase(event)).collect()
    }

    fn typed(&mut self, key: KeyCode) {
        let text = self.jump.get_or_insert_default();
        match key {
            KeyCode::Char(digit) if digit.is_ascii_digit() && text.len() < 6 => text.push(digit),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Enter => {
                let step = text.parse();
                self.jump = None;
                if let Ok(step) = step {
                    self.go(step);
                }
            }
            KeyCode::Esc => self.jump = None,
            _ => {}
        }
    }

    fn moved(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => self.go(self.step + 1),
            KeyCode::Left | KeyCode::Up => self.go(self.step.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.step + 10),
            KeyCode::PageUp => self.go(self.step.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.last()),
            KeyCode::Char('g') => self.jump = Some(String::new()),
            KeyCode::Char('v') => self.look_as_next(),
            KeyCode::Char('l') => self.page = self.page("log-title", self.log()),
            KeyCode::Char('r') => {
                let lines =
                    digest::lines(self.party.title().about().digest_in(self.words.lang().code()));
                self.page = self.page("rules-title", lines);
            }
            KeyCode::Char('?') => {
                let help = self.words.say("help-replay");
                self.page = self.page("help-title", help.lines().map(ToOwned::to_owned).collect());
            }
            KeyCode::Char('q') | KeyCode::Esc => return true,
            _ => {}
        }
        false
    }

    fn place(&self) -> String {
        let phrase = Phrase::new("replay-place")
            .number("step", self.step as i64)
            .number("steps", self.last() as i64)
            .word("viewer", &self.eyes());
        self.words.phrase(&phrase)
    }

    fn eyes(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => self.words.name(seat),
            Viewer::Spectator => self.words.say("spectator"),
        }
    }

    fn score_rows(&self) -> Vec<Vec<String>> {
        speech::score_rows(&self.words, self.now.seats(), &self.seen().score_sheet())
    }

    /// What was told at this step, and the score sheet after the last one.
    fn below(&self, width: usize) -> Vec<Line<'static>> {
        let news = self.news();
        let mut lines: Vec<Line> =
            news.iter().flat_map(|text| wrap(text, width, " ")).map(Line::from).collect();
        if let Some(outcome) = self.seen().outcome() {
            let said = speech::outcome(&self.words, &outcome);
            lines.extend(said.into_iter().map(|text| Line::styled(text, theme::STRONG)));
            let rows = columns(&self.score_rows());
            lines.extend(rows.into_iter().map(Line::from));
        }
        lines
    }
}

impl Screen for ReplayScreen {
    type Out = ();

    fn draw(&mut self, frame: &mut Frame) {
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
                .areas(frame.area());
        let game = self.words.of_game(self.party.title().about().key, "name");
        let title = self.words.phrase(&Phrase::new("replay-title").word("game", &game));
        widgets::header(frame, head, &title, &self.place());
        if let Some(page) = &mut self.page {
            return page.draw(frame, body);
        }
        let sight = board::sight(self.seen(), self.party.sheet(), &self.words);
        let drawing = board::draw(&sight, body.width);
        let below = self.below(usize::from(body.width));
        let wanted = u16::try_from(below.len() + 1).unwrap_or(u16::MAX).max(LEAST_BELOW);
        let room = body.height.saturating_sub(wanted).max(drawing.vital.min(body.height / 2));
        let [board, under] =
            Layout::vertical([Constraint::Length(drawing.height().min(room)), Constraint::Min(1)])
                .areas(body);
        frame.render_widget(Paragraph::new(drawing.text), board);
        let rule = Block::new().borders(Borders::TOP).border_style(theme::GOLD);
        frame.render_widget(Paragraph::new(below).block(rule), under);
        let jump = self
            .jump
            .as_ref()
            .map(|text| self.words.phrase(&Phrase::new("replay-jump").word("step", text)));
        widgets::footer(frame, foot, jump.as_deref(), &self.words.say("keys-replay"));
    }

    fn key(&mut self, key: KeyEvent) -> Result<Option<()>, Problem> {
        if let Some(page) = &mut self.page {
            if page.key(key) {
                self.page = None;
            }
            return Ok(None);
        }
        if self.jump.is_some() {
            self.typed(key.code);
            return Ok(None);
        }
        Ok(self.moved(key.code).then_some(()))
    }
}
