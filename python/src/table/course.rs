//! From where a game came, and the match that follows it.

use std::collections::BTreeMap;

use mittwoch_kernel::{Outcome, Pack, Seat, Seed};
use mittwoch_match::{AnswerFault, Door, DoorSetup, Match, MatchSetup, Title};
use pyo3::prelude::*;

use crate::errors::{MittwochError, RecordError, faulty, unsound};
use crate::opening::{PackFiles, known, pack_named};

/// How a game began.
#[derive(Clone)]
enum Beginning {
    /// With a seed.
    Seed(Seed),
    /// Where a record ends, and the answers that lay sealed there.
    Record { text: String, sealed: Vec<(u8, String)> },
    /// With luck of which nobody keeps a record.
    Unrecorded,
}

/// The course of a game.
pub(super) struct Course {
    title: &'static dyn Title,
    setup: DoorSetup,
    beginning: Beginning,
    /// The answers since the beginning, by seat and number.
    given: Vec<(Seat, u32)>,
    /// The match, and how many of these answers it has heard.
    shown: Option<(Box<dyn Match>, usize)>,
}

/// Which game is played: as a course names it, with its setting.
pub(crate) type GameKind = ((String, u32, String), (u8, BTreeMap<String, String>));

/// Which game is played with a set-up.
pub(crate) fn kind(title: &'static dyn Title, setup: &DoorSetup) -> GameKind {
    Course::new(title, setup.clone(), Seed::from_number(0)).kind()
}

impl Course {
    /// The course of a new game.
    pub(super) fn new(title: &'static dyn Title, setup: DoorSetup, seed: Seed) -> Course {
        let beginning = Beginning::Seed(seed);
        Course { title, setup, beginning, given: Vec::new(), shown: None }
    }

    /// A course that goes on where a record ends, with its door and how it had ended.
    pub(super) fn of_record(
        text: &str,
        pack: &PackFiles,
        sealed: Vec<(u8, String)>,
    ) -> PyResult<(Course, Box<dyn Door>, Option<Outcome>)> {
        let head = super::head(text)?;
        let title = known(&head.game)?;
        let pack = pack_named(title, pack, &head.pack)?;
        let shown = taken_up(title, text, &pack, &sealed)?;
        let door = shown.door();
        let ended = shown.outcome().filter(|_| door.outcome().is_none());
        let setup =
            DoorSetup { pack, setting: head.setting, rules: Some(head.rules), watching: true };
        let beginning = Beginning::Record { text: text.to_owned(), sealed };
        let course = Course { title, setup, beginning, given: Vec::new(), shown: Some((shown, 0)) };
        Ok((course, door, ended))
    }

    /// The same course; the match is made anew when it is asked for.
    pub(super) fn copy(&self) -> Course {
        Course {
            title: self.title,
            setup: self.setup.clone(),
            beginning: self.beginning.clone(),
            given: self.given.clone(),
            shown: None,
        }
    }

    /// Whether the door came from a record.
    pub(super) fn is_of_record(&self) -> bool {
        matches!(self.beginning, Beginning::Record { .. })
    }

    /// A door to the same game at the beginning.
    pub(super) fn fresh_door(&self) -> PyResult<Box<dyn Door>> {
        self.title.door(&self.setup).map_err(faulty)
    }

    /// A new game begins.
    pub(super) fn restart(&mut self, seed: Seed) {
        (self.beginning, self.shown) = (Beginning::Seed(seed), None);
        self.given.clear();
    }

    /// The game goes on with luck of which no record is kept.
    pub(super) fn lose_luck(&mut self) {
        (self.beginning, self.shown) = (Beginning::Unrecorded, None);
    }

    /// An answer was given.
    #[inline]
    pub(super) fn note(&mut self, seat: Seat, number: u32) {
        self.given.push((seat, number));
    }

    /// Which game is played.
    pub(super) fn kind(&self) -> GameKind {
        (self.named(), self.setting())
    }

    /// The game, the version of its rules, and the digest of its components.
    pub(super) fn named(&self) -> (String, u32, String) {
        let about = self.title.about();
        let rules = self.setup.rules.unwrap_or(about.rules);
        (about.key.to_owned(), rules, self.setup.pack.digest())
    }

    /// Players and options, with every option that matters.
    pub(super) fn setting(&self) -> (u8, BTreeMap<String, String>) {
        let about = self.title.about();
        let rules = self.setup.rules.unwrap_or(about.rules);
        let edition = self.title.editions().iter().find(|edition| edition.rules == rules);
        let about = edition.map_or(about.clone(), |edition| about.by(edition));
        let complete = self.setup.setting.complete(&about);
        (complete.players, complete.options)
    }

    /// The match as the game stands.
    pub(super) fn shown(&mut self, door: &dyn Door) -> PyResult<&mut dyn Match> {
        let (mut shown, heard) = match self.shown.take() {
            Some(shown) => shown,
            None => (self.opened()?, 0),
        };
        for (seat, number) in &self.given[heard..] {
            let action = door.notation(*seat, *number).ok_or_else(astray)?;
            shown.answer(*seat, &action).map_err(|_| astray())?;
        }
        let (shown, _) = self.shown.insert((shown, self.given.len()));
        Ok(&mut **shown)
    }

    fn opened(&self) -> PyResult<Box<dyn Match>> {
        let newest = self.title.about().rules;
        match &self.beginning {
            Beginning::Seed(_) if self.setup.rules.is_some_and(|rules| rules != newest) => {
                let what = format!("words and records of a new game are for rules {newest} alone");
                Err(MittwochError::new_err(what))
            }
            Beginning::Seed(seed) => {
                let DoorSetup { pack, setting, .. } = self.setup.clone();
                let setup = MatchSetup { pack, setting, seed: *seed, entropy: Vec::new() };
                self.title.open(setup).map_err(faulty)
            }
            Beginning::Record { text, sealed } => {
                taken_up(self.title, text, &self.setup.pack, sealed)
            }
            Beginning::Unrecorded => {
                let what = "a game that went on with other luck has no words and no record";
                Err(MittwochError::new_err(what))
            }
        }
    }
}

/// What cannot be as long as door and match are of one game.
fn astray() -> PyErr {
    MittwochError::new_err("the match does not follow the game; a fault of the program")
}

fn taken_up(
    title: &dyn Title,
    text: &str,
    pack: &Pack,
    sealed: &[(u8, String)],
) -> PyResult<Box<dyn Match>> {
    let mut shown = title.resume(text, pack).map_err(unsound)?;
    for (seat, action) in sealed {
        shown.answer(Seat(*seat), action).map_err(|fault| {
            RecordError::new_err(format!("the sealed answer of seat {seat} is none: {fault:?}"))
        })?;
    }
    Ok(shown)
}

/// Why an answer in words is not taken.
pub(super) fn said(
    fault: AnswerFault,
    words: impl FnOnce(&mittwoch_kernel::Phrase) -> String,
) -> (String, Option<&'static str>) {
    match fault {
        AnswerFault::Over => ("the game is over".to_owned(), None),
        AnswerFault::NotAsked => ("the seat is not asked now".to_owned(), None),
        AnswerFault::Unreadable(what) => (what, None),
        AnswerFault::Refused { rule, reason } => (words(&reason), Some(rule)),
    }
}
