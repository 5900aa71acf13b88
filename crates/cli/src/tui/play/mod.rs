//! The table: board, question, answers, and the pages that can be laid over them.

mod company;
mod draw;
mod pages;

use mittwoch_kernel::{Phrase, Seat, Viewer};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::answers::{AnswerKey, AnswerList};
use super::pager::Pager;
use super::{Screen, with_file};
use crate::course;
use crate::host::{Host, HostRefusal, viewer};
use crate::problem::Problem;
use crate::speech;
use crate::words::{Lang, Words};

/// How a person left the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayExit {
    /// The match is over.
    Over,
    /// The match is to be saved.
    Saving,
    /// The match is given up.
    Discarding,
    /// The match goes on without this person, on a server.
    Away,
}

/// What lies on top.
enum PlayLayer {
    Table,
    /// The next person takes the keyboard; nothing of the last one is to be seen.
    HandOver(Seat),
    Page(Pager),
    Leaving,
    Over,
}

/// The screen of one match.
pub struct PlayScreen {
    host: Box<dyn Host>,
    words: Words,
    /// The person whose cards are on the screen.
    eyes: Option<Seat>,
    /// The person who answered last.
    before: Option<Seat>,
    layer: PlayLayer,
    answers: AnswerList,
    preview: Vec<String>,
    notice: Option<String>,
    board_scroll: u16,
    /// Whether the board moves to what is lit, until somebody moves it by hand.
    follow: bool,
    /// What is being typed for the others to read.
    line: Option<String>,
    /// How many lines of chat have been seen.
    heard: usize,
    /// The time on the clock when it was last drawn.
    clock: Option<i64>,
}

impl PlayScreen {
    /// A match, taken to its first question.
    pub fn new(host: impl Host + 'static, lang: Lang) -> Result<PlayScreen, Problem> {
        let words = host.words(lang);
        let pack = host.pack().map(|pack| words.phrase(&pack));
        let mut play = PlayScreen {
            host: Box::new(host),
            words,
            eyes: None,
            before: None,
            layer: PlayLayer::Table,
            answers: AnswerList::default(),
            preview: Vec::new(),
            notice: pack,
            board_scroll: 0,
            follow: true,
            line: None,
            heard: 0,
            clock: None,
        };
        play.go_on()?;
        Ok(play)
    }

    /// Saves what has to be saved and says what became of the match.
    pub fn farewell(&self, left: Result<PlayExit, Problem>) -> Result<String, Problem> {
        if let Some(company) = self.host.company_seen() {
            let away = Phrase::new("left-server").word("address", &company.address());
            return self.away(left, away);
        }
        let saved = || -> Result<Phrase, Problem> {
            let file = self.host.file();
            self.host.save(&file)?;
            Ok(with_file("left-saved", &file))
        };
        match left {
            Ok(PlayExit::Saving) => Ok(self.words.phrase(&saved()?)),
            Ok(PlayExit::Over) => Ok(self.words.say("left-over")),
            Ok(PlayExit::Discarding | PlayExit::Away) => Ok(self.words.say("left-unsaved")),
            Err(problem @ (Problem::Stopped(..) | Problem::Failure(_))) => {
                Err(problem.and(saved()?))
            }
            Err(other) => Err(other),
        }
    }

    /// Lets the others answer, then turns to the next person.
    fn go_on(&mut self) -> Result<(), Problem> {
        self.host.advance()?;
        match self.host.asked() {
            Some(seat) if self.eyes == Some(seat) || self.host.people() <= 1 => {
                self.sit(Some(seat));
            }
            Some(seat) => {
                self.before = self.eyes.take();
                self.layer = PlayLayer::HandOver(seat);
            }
            None if self.host.over() => self.layer = PlayLayer::Over,
            None => self.sit(self.host.own_seat()),
        }
        Ok(())
    }

    fn sit(&mut self, seat: Option<Seat>) {
        self.eyes = seat;
        self.words.read_at(seat);
        self.layer = PlayLayer::Table;
        let offers = seat.map_or_else(Vec::new, |seat| self.host.offers(seat));
        self.answers = AnswerList::new(self.host.title().about().key, offers, &self.words);
        self.look_ahead();
    }

    /// What the answer in focus would bring, as far as it can be known.
    fn look_ahead(&mut self) {
        let focused = self.eyes.zip(self.answers.focused());
        self.preview = focused.map_or_else(Vec::new, |(seat, offer)| {
            let preview = self.host.preview(seat, &offer.action);
            speech::outlook(&self.words, seat, offer, &preview)
        });
        (self.board_scroll, self.follow) = (0, true);
    }

    fn table_key(&mut self, key: KeyCode) -> Result<(), Problem> {
        match key {
            KeyCode::Char('w') => self.layer = PlayLayer::Page(self.why_page()),
            KeyCode::Char('!') => self.layer = PlayLayer::Page(self.hint_page()),
            KeyCode::Char('l') => self.layer = PlayLayer::Page(self.log_page()),
            KeyCode::Char('r') => self.layer = PlayLayer::Page(self.rules_page()),
            KeyCode::Char('?') => self.layer = PlayLayer::Page(self.help_page()),
            KeyCode::Char('u') => self.undo(self.eyes)?,
            KeyCode::Char('U') => self.reset(self.eyes)?,
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('q') | KeyCode::Esc => self.layer = PlayLayer::Leaving,
            KeyCode::PageUp => self.scroll_to(self.board_scroll.saturating_sub(5)),
            KeyCode::PageDown => self.scroll_to(self.board_scroll.saturating_add(5)),
            KeyCode::Char('+') => self.agree(true)?,
            KeyCode::Char('-') => self.agree(false)?,
            KeyCode::Char(':') if self.host.company_seen().is_some() => {
                self.line = Some(String::new());
            }
            key => match self.answers.key(key) {
                AnswerKey::Moved => self.look_ahead(),
                AnswerKey::Given => self.give()?,
                AnswerKey::Nothing => {}
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
        match self.host.answer(seat, &offer.action) {
            Ok(()) => self.go_on()?,
            Err(refusal) => self.refused(&refusal),
        }
        Ok(())
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let Some(seat) = seat else { return Ok(()) };
        let done = self.host.undo(seat);
        self.taken_back(done)
    }

    fn reset(&mut self, seat: Option<Seat>) -> Result<(), Problem> {
        let Some(seat) = seat else { return Ok(()) };
        let done = self.host.reset(seat);
        self.taken_back(done)
    }

    fn taken_back(&mut self, done: Result<Phrase, HostRefusal>) -> Result<(), Problem> {
        match done {
            Ok(phrase) => {
                self.go_on()?;
                self.notice = Some(self.words.phrase(&phrase));
            }
            Err(refusal) => self.refused(&refusal),
        }
        Ok(())
    }

    fn refused(&mut self, refusal: &HostRefusal) {
        self.notice = Some(speech::refused(&self.words, refusal));
    }

    fn save(&mut self) {
        let file = self.host.file();
        self.notice = Some(match self.host.save(&file) {
            Ok(()) => self.words.phrase(&with_file("saved", &file)),
            Err(problem) => problem.told(&self.words),
        });
    }

    fn over_key(&mut self, key: KeyCode) -> Option<PlayExit> {
        match key {
            KeyCode::Char('l') => self.layer = PlayLayer::Page(self.log_page()),
            KeyCode::Char('r') => self.layer = PlayLayer::Page(self.rules_page()),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => return Some(PlayExit::Over),
            _ => {}
        }
        None
    }

    /// What lies under a page that is closed.
    fn uncover(&mut self) {
        self.layer = if self.host.over() { PlayLayer::Over } else { PlayLayer::Table };
    }

    fn viewer(&self) -> Viewer {
        viewer(self.eyes)
    }

    /// What these eyes have been told, in words.
    fn told(&self) -> Vec<String> {
        course::lines(&self.words, self.eyes, &self.host.told(self.viewer(), 0))
    }

    fn title(&self) -> String {
        let about = self.host.title().about();
        let phrase = Phrase::new("play-title")
            .word("game", &self.words.of_game(about.key, "name"))
            .number("players", self.host.seats());
        self.words.phrase(&phrase)
    }
}

impl Screen for PlayScreen {
    type Out = PlayExit;

    fn draw(&mut self, frame: &mut Frame) {
        draw::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent) -> Result<Option<PlayExit>, Problem> {
        self.notice = None;
        if self.line.is_some() {
            self.type_line(key.code);
            return Ok(None);
        }
        match &mut self.layer {
            PlayLayer::Table => self.table_key(key.code)?,
            PlayLayer::HandOver(seat) => match key.code {
                KeyCode::Null => {}
                KeyCode::Char('u') => self.undo(self.before)?,
                KeyCode::Char('U') => self.reset(self.before)?,
                KeyCode::Char('q') | KeyCode::Esc => self.layer = PlayLayer::Leaving,
                _ => {
                    let seat = *seat;
                    self.sit(Some(seat));
                }
            },
            PlayLayer::Page(page) => {
                if page.key(key) {
                    self.uncover();
                }
            }
            PlayLayer::Leaving if self.host.company_seen().is_some() => {
                return Ok(self.part(key.code));
            }
            PlayLayer::Leaving => match key.code {
                KeyCode::Char('s') | KeyCode::Enter => return Ok(Some(PlayExit::Saving)),
                KeyCode::Char('d') => return Ok(Some(PlayExit::Discarding)),
                KeyCode::Esc | KeyCode::Char('b') => self.stay(),
                _ => {}
            },
            PlayLayer::Over => return Ok(self.over_key(key.code)),
        }
        Ok(None)
    }

    fn tick(&mut self) -> Result<bool, Problem> {
        self.listen()
    }
}

impl PlayScreen {
    /// Back from the question whether to leave: to the hand-over if nobody sits there yet.
    fn stay(&mut self) {
        self.layer = match (self.eyes, self.host.asked()) {
            (None, Some(seat)) => PlayLayer::HandOver(seat),
            _ => PlayLayer::Table,
        };
    }
}
