//! The table: board, question, answers, and the pages that can be laid over them.

mod draw;
mod pages;

use mittwoch_kernel::{Phrase, Seat, Viewer};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::answers::{Answers, Heard};
use super::pager::Pager;
use super::{Screen, with_file};
use crate::party::Party;
use crate::problem::Problem;
use crate::speech;
use crate::words::{Lang, Words};

/// How a person left the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The match is over.
    Over,
    /// The match is to be saved.
    Saving,
    /// The match is given up.
    Discarding,
}

/// What lies on top.
enum Layer {
    Table,
    /// The next person takes the keyboard; nothing of the last one is to be seen.
    HandOver(Seat),
    Page(Pager),
    Leaving,
    Over,
}

/// The screen of one match.
pub struct Play {
    party: Party,
    words: Words,
    /// The person whose cards are on the screen.
    eyes: Option<Seat>,
    /// The person who answered last.
    before: Option<Seat>,
    layer: Layer,
    answers: Answers,
    preview: Vec<String>,
    notice: Option<String>,
    board_scroll: u16,
    /// Whether the board moves to what is lit, until somebody moves it by hand.
    follow: bool,
}

impl Play {
    /// A match, taken to its first question.
    pub fn new(party: Party, lang: Lang) -> Result<Play, Problem> {
        let words = party.words(lang);
        let mut play = Play {
            party,
            words,
            eyes: None,
            before: None,
            layer: Layer::Table,
            answers: Answers::default(),
            preview: Vec::new(),
            notice: None,
            board_scroll: 0,
            follow: true,
        };
        play.go_on()?;
        Ok(play)
    }

    /// Saves what has to be saved and says what became of the match.
    pub fn farewell(&self, left: Result<Left, Problem>) -> Result<String, Problem> {
        let saved = || {
            let file = self.party.file();
            self.party.save(&file)?;
            Ok(self.words.phrase(&with_file("left-saved", &file)))
        };
        match left {
            Ok(Left::Saving) => saved(),
            Ok(Left::Over) => Ok(self.words.say("left-over")),
            Ok(Left::Discarding) => Ok(self.words.say("left-unsaved")),
            Err(Problem::Stopped(signal, _)) => Err(Problem::Stopped(signal, saved()?)),
            Err(Problem::Failure(text)) => Err(Problem::Failure(format!("{text} {}", saved()?))),
            Err(other) => Err(other),
        }
    }

    /// Lets the others answer, then turns to the next person.
    fn go_on(&mut self) -> Result<(), Problem> {
        self.party.advance()?;
        match self.party.asked() {
            Some(seat) if self.eyes == Some(seat) || self.party.humans().count() == 1 => {
                self.sit(seat);
            }
            Some(seat) => {
                self.before = self.eyes.take();
                self.layer = Layer::HandOver(seat);
            }
            None => self.layer = Layer::Over,
        }
        Ok(())
    }

    fn sit(&mut self, seat: Seat) {
        self.eyes = Some(seat);
        self.layer = Layer::Table;
        self.answers = Answers::of(self.party.game(), seat, &self.words);
        self.look_ahead();
    }

    /// What the answer in focus would bring, as far as it can be known.
    fn look_ahead(&mut self) {
        let events = self
            .eyes
            .zip(self.answers.focused())
            .and_then(|(seat, offer)| self.party.game().preview(seat, &offer.action).ok());
        let events = events.unwrap_or_default();
        (self.board_scroll, self.follow) = (0, true);
        self.preview = events.iter().map(|event| self.words.phrase(event)).collect();
    }

    fn table_key(&mut self, key: KeyCode) -> Result<(), Problem> {
        match key {
            KeyCode::Char('w') => self.layer = Layer::Page(self.why_page()),
            KeyCode::Char('l') => self.layer = Layer::Page(self.log_page()),
            KeyCode::Char('r') => self.layer = Layer::Page(self.rules_page()),
            KeyCode::Char('?') => self.layer = Layer::Page(self.help_page()),
            KeyCode::Char('u') => self.undo(self.eyes)?,
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('q') | KeyCode::Esc => self.layer = Layer::Leaving,
            KeyCode::PageUp => self.scroll_to(self.board_scroll.saturating_sub(5)),
            KeyCode::PageDown => self.scroll_to(self.board_scroll.saturating_add(5)),
            key => match self.answers.key(key) {
                Heard::Moved => self.look_ahead(),
                Heard::Given => self.give()?,
                Heard::Nothing => {}
            },
        }
        Ok(())
    }

    fn scroll_to(&mut self, line: u16) {
        (self.board_scroll, self.follow) = (line, false);
    }

    fn give(&mut self) -> Result<(), Problem> {
        let Some((seat, offer)) = self.eyes.zip(self.answers.focused().cloned()) else {
            return Ok(());
        };
        match self.party.answer(seat, &offer.action) {
            Ok(()) => self.go_on()?,
            Err(fault) => self.notice = Some(speech::answer_fault(&self.words, &fault)),
        }
        Ok(())
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let Some(seat) = seat else { return Ok(()) };
        match self.party.undo(seat) {
            Ok(()) => {
                self.go_on()?;
                self.notice = Some(self.words.say("undone"));
            }
            Err(fault) => self.notice = Some(speech::undo_fault(&self.words, fault)),
        }
        Ok(())
    }

    fn save(&mut self) {
        let file = self.party.file();
        self.notice = Some(match self.party.save(&file) {
            Ok(()) => self.words.phrase(&with_file("saved", &file)),
            Err(problem) => problem.to_string(),
        });
    }

    fn over_key(&mut self, key: KeyCode) -> Option<Left> {
        match key {
            KeyCode::Char('l') => self.layer = Layer::Page(self.log_page()),
            KeyCode::Char('r') => self.layer = Layer::Page(self.rules_page()),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => return Some(Left::Over),
            _ => {}
        }
        None
    }

    /// What lies under a page that is closed.
    fn uncover(&mut self) {
        self.layer = if self.party.over() { Layer::Over } else { Layer::Table };
    }

    fn viewer(&self) -> Viewer {
        self.eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn title(&self) -> String {
        let about = self.party.title().about();
        let phrase = Phrase::new("play-title")
            .word("game", &self.words.of_game(about.key, "name"))
            .number("players", self.party.game().seats());
        self.words.phrase(&phrase)
    }
}

impl Screen for Play {
    type Out = Left;

    fn draw(&mut self, frame: &mut Frame) {
        draw::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent) -> Result<Option<Left>, Problem> {
        self.notice = None;
        match &mut self.layer {
            Layer::Table => self.table_key(key.code)?,
            Layer::HandOver(seat) => match key.code {
                KeyCode::Null => {}
                KeyCode::Char('u') => self.undo(self.before)?,
                KeyCode::Char('q') | KeyCode::Esc => self.layer = Layer::Leaving,
                _ => {
                    let seat = *seat;
                    self.sit(seat);
                }
            },
            Layer::Page(page) => {
                if page.key(key) {
                    self.uncover();
                }
            }
            Layer::Leaving => match key.code {
                KeyCode::Char('s') | KeyCode::Enter => return Ok(Some(Left::Saving)),
                KeyCode::Char('d') => return Ok(Some(Left::Discarding)),
                KeyCode::Esc | KeyCode::Char('b') => self.stay(),
                _ => {}
            },
            Layer::Over => return Ok(self.over_key(key.code)),
        }
        Ok(None)
    }
}

impl Play {
    /// Back from the question whether to leave: to the hand-over if nobody sits there yet.
    fn stay(&mut self) {
        self.layer = match (self.eyes, self.party.asked()) {
            (None, Some(seat)) => Layer::HandOver(seat),
            _ => Layer::Table,
        };
    }
}
