//! The menu: what to play, with how many, and who sits where.

mod form;

use std::path::PathBuf;

use mittwoch_match::MatchSetup;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};

use super::picker::{Picked, Picker};
use super::{Screen, theme, widgets};
use crate::layout::{columns, fit};
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::save::{self, Saved, Seating};
use crate::seed;
use crate::words::{Lang, Words};
use form::{FormRow, MatchForm};

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuChoice {
    /// A new match.
    Start,
    /// A saved match.
    Resume(PathBuf),
    /// A recorded match to watch.
    Replay(PathBuf),
    /// Nothing more.
    Leave,
}

/// What a picked file is chosen for.
type Chooser = fn(PathBuf) -> MenuChoice;

/// The screen of the menu.
pub struct Menu {
    form: MatchForm,
    words: Words,
    focus: usize,
    picker: Option<(Picker, Chooser)>,
    notice: Option<String>,
}

impl Menu {
    /// The menu with the first game and its usual settings.
    pub fn new(lang: Lang) -> Menu {
        Menu {
            form: MatchForm::new(lang),
            words: Words::new(lang),
            focus: 0,
            picker: None,
            notice: None,
        }
    }

    /// The chosen language.
    pub fn lang(&self) -> Lang {
        self.form.lang
    }

    /// Opens the match that the menu describes.
    pub fn start(&self) -> Result<LocalMatch, Problem> {
        let title = self.form.title();
        let pack = title.pack(None).map_err(|faults| Problem::faults(&faults))?;
        let seating = Seating { seating: self.form.who.clone(), pack: None, ..Seating::default() };
        let setting = self.form.setting();
        let opening = MatchSetup { pack, setting, seed: seed::fresh()?, entropy: Vec::new() };
        let party = LocalMatch::open(title, opening, seating)?;
        let file = party.usual_file();
        Ok(party.keep_in(Some(file)))
    }

    /// Says something in the last line.
    pub fn say(&mut self, sentence: String) {
        self.notice = Some(sentence);
    }

    /// Says what went wrong, unless the whole program has to stop.
    pub fn note(&mut self, problem: Problem) -> Result<(), Problem> {
        if matches!(problem, Problem::Stopped(..) | Problem::Closed) {
            return Err(problem);
        }
        self.notice = Some(problem.told(&self.words));
        Ok(())
    }

    fn change(&mut self, row: FormRow, forward: bool) {
        self.form.change(row, forward);
        if row == FormRow::Language {
            self.words = Words::new(self.form.lang);
        }
    }

    fn enter(&mut self, row: FormRow) -> Option<MenuChoice> {
        match row {
            FormRow::Start => return Some(MenuChoice::Start),
            FormRow::Leave => return Some(MenuChoice::Leave),
            FormRow::Resume => {
                let open = |file: &PathBuf| Saved::read(file).is_ok_and(|saved| !saved.finished());
                let files = save::kept().into_iter().filter(open).collect();
                self.picker = Some((self.picker("menu-resume", files), MenuChoice::Resume));
            }
            FormRow::Replay => {
                self.picker = Some((self.picker("menu-replay", save::kept()), MenuChoice::Replay));
            }
            row => self.change(row, true),
        }
        None
    }

    fn picker(&self, title: &str, files: Vec<PathBuf>) -> Picker {
        Picker::new(self.words.say(title), self.words.say("files-none"), files)
    }
}

impl Screen for Menu {
    type Out = MenuChoice;

    fn draw(&mut self, frame: &mut Frame) {
        let [body, foot] =
            Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(frame.area());
        if let Some((picker, _)) = &self.picker {
            picker.draw(frame, body);
            return widgets::footer(frame, foot, None, &self.words.say("keys-files"));
        }
        let rows = self.form.rows();
        let cells: Vec<_> = rows.iter().map(|row| self.form.label(*row, &self.words)).collect();
        let width =
            columns(&cells.iter().map(|(label, _)| vec![label.clone()]).collect::<Vec<_>>())
                .iter()
                .map(|line| line.chars().count())
                .max()
                .unwrap_or(0);
        let lines = cells.iter().enumerate().map(|(at, (label, value))| {
            let mark = if at == self.focus { '>' } else { ' ' };
            let value = value.as_ref().map(|value| format!("< {value} >")).unwrap_or_default();
            let text = format!("{mark} {}   {value} ", fit(label, width));
            let style = if at == self.focus { theme::FOCUS } else { theme::PLAIN };
            Line::styled(text, style)
        });
        let block = widgets::frame_of(&self.words.say("menu-title")).padding(Padding::uniform(1));
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()).block(block), body);
        widgets::footer(frame, foot, self.notice.as_deref(), &self.words.say("keys-menu"));
    }

    fn key(&mut self, key: KeyEvent) -> Result<Option<MenuChoice>, Problem> {
        if let Some((picker, choice)) = &mut self.picker {
            let picked = picker.key(key.code);
            let choice = *choice;
            match picked {
                Picked::Nothing => {}
                Picked::Closed => self.picker = None,
                Picked::File(file) => {
                    self.picker = None;
                    return Ok(Some(choice(file)));
                }
            }
            return Ok(None);
        }
        let rows = self.form.rows();
        let row = rows[self.focus.min(rows.len() - 1)];
        if key.code != KeyCode::Null {
            self.notice = None;
        }
        match key.code {
            KeyCode::Up => self.focus = self.focus.checked_sub(1).unwrap_or(rows.len() - 1),
            KeyCode::Down => self.focus = (self.focus + 1) % rows.len(),
            KeyCode::Home => self.focus = 0,
            KeyCode::End => self.focus = rows.len() - 1,
            KeyCode::Left => self.change(row, false),
            KeyCode::Right => self.change(row, true),
            KeyCode::Enter => return Ok(self.enter(row)),
            KeyCode::Char('q') | KeyCode::Esc => return Ok(Some(MenuChoice::Leave)),
            _ => {}
        }
        Ok(None)
    }
}
