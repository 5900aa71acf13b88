//! What there is on the screen only where the others sit elsewhere.

use ratatui::crossterm::event::KeyCode;

use mittwoch_kernel::Phrase;

use super::{PlayExit, PlayLayer, PlayScreen};
use crate::host::News;
use crate::problem::Problem;
use crate::speech;

impl PlayScreen {
    /// Takes in what has come from elsewhere; true if something has to be drawn.
    pub(super) fn listen(&mut self) -> Result<bool, Problem> {
        let news = self.host.news()?;
        if news == News::Nothing {
            return Ok(self.clock_moved());
        }
        self.words = self.host.words(self.words.lang());
        self.words.read_at(self.eyes);
        self.hear_chat();
        if news == News::Moved && !matches!(self.layer, PlayLayer::Page(_) | PlayLayer::Leaving) {
            self.go_on()?;
        }
        Ok(true)
    }

    /// Whether another second has gone by on the own clock.
    fn clock_moved(&mut self) -> bool {
        let shared = self.host.shared_seen();
        let now = shared.zip(self.eyes).and_then(|(shared, seat)| shared.clock(seat));
        std::mem::replace(&mut self.clock, now) != now
    }

    fn hear_chat(&mut self) {
        let Some(company) = self.host.company_seen() else { return };
        let lines = company.chat();
        if let Some(line) = lines.get(self.heard..).and_then(<[_]>::last) {
            self.notice = Some(speech::said(&self.words, line));
        }
        self.heard = lines.len();
    }

    /// What others wait for this person to agree to.
    pub(super) fn asked_to_agree(&self) -> Option<String> {
        let company = self.host.shared_seen()?;
        if company.stood_in() {
            return Some(self.words.say("server-asks-return"));
        }
        let asked = company.requests().into_iter().next()?;
        Some(speech::request(&self.words, &asked))
    }

    /// Answers everything that others ask.
    pub(super) fn agree(&mut self, yes: bool) -> Result<(), Problem> {
        let Some(shared) = self.host.shared() else { return Ok(()) };
        if let Err(refusal) = shared.agree_to_all(yes) {
            self.refused(&refusal);
        } else if self.host.company_seen().is_none() {
            // Where all sit at one keyboard, what they settle has happened at once.
            self.go_on()?;
        }
        Ok(())
    }

    /// The line of chat that is being typed.
    pub(super) fn typed(&self) -> Option<String> {
        let line = self.line.as_ref()?;
        Some(self.words.phrase(&Phrase::new("chat-typing").word("text", line)))
    }

    pub(super) fn type_line(&mut self, key: KeyCode) {
        match (key, &mut self.line) {
            (KeyCode::Char(letter), Some(line)) => line.push(letter),
            (KeyCode::Backspace, Some(line)) => drop(line.pop()),
            (KeyCode::Esc, _) => self.line = None,
            (KeyCode::Enter, line) => {
                let text = line.take().unwrap_or_default();
                self.say(text.trim());
            }
            _ => {}
        }
    }

    fn say(&mut self, text: &str) {
        let Some(company) = self.host.company().filter(|_| !text.is_empty()) else { return };
        if let Err(refusal) = company.say(text) {
            self.refused(&refusal);
        }
    }

    /// Hears whether and how to part from a table on a server.
    pub(super) fn part(&mut self, key: KeyCode) -> Option<PlayExit> {
        let company = self.host.company()?;
        let done = match key {
            KeyCode::Enter | KeyCode::Char('q') => return Some(PlayExit::Away),
            KeyCode::Char('r') => company.resign(),
            KeyCode::Char('e') => company.propose_end(),
            KeyCode::Esc | KeyCode::Char('b') => Ok(()),
            _ => return None,
        };
        self.stay();
        if let Err(refusal) = done {
            self.refused(&refusal);
        }
        None
    }

    /// What is said when a person leaves a table that stays where it is.
    pub(super) fn away(
        &self,
        left: Result<PlayExit, Problem>,
        away: Phrase,
    ) -> Result<String, Problem> {
        match left {
            Ok(PlayExit::Over) => Ok(self.words.say("left-over")),
            Ok(_) => Ok(self.words.phrase(&away)),
            Err(problem) => Err(problem.and(away)),
        }
    }
}
