//! One game: fast in numbers, and in words whenever somebody asks for them.
//!
//! Answers go through the door for machines. A match follows them, with what people see of a game
//! and with its record, as soon as something of it is asked for.

mod course;
mod door;
mod shown;

use std::collections::BTreeMap;
use std::sync::Mutex;

use mittwoch_kernel::{Outcome, Seat, Seats, Setting};
use mittwoch_match::{Door, DoorSetup};
use pyo3::prelude::*;
use serde::Deserialize;

use crate::errors::{MittwochError, RecordError, SetupError, held};
use crate::guarded;
use crate::opening::{PackFiles, SeedArg, known, pack_of, setting};
use course::Course;
pub(crate) use course::{GameKind, kind};
pub(crate) use door::{BlockRow, FeatureRow, apart, blocks, busy, features};

/// A game that is played.
#[pyclass(frozen, module = "mittwoch._core")]
pub(crate) struct Table {
    inner: Mutex<Played>,
}

/// What a table holds.
struct Played {
    door: Box<dyn Door>,
    course: Course,
    /// How a match had ended before its rules ended it.
    ended: Option<Outcome>,
    /// The bots that sit at its seats.
    bots: Vec<Option<String>>,
}

impl Table {
    fn of(door: Box<dyn Door>, course: Course, ended: Option<Outcome>) -> Table {
        let bots = vec![None; door.spec().seats.into()];
        Table { inner: Mutex::new(Played { door, course, ended, bots }) }
    }

    /// The same with bots that sit at its door already.
    fn with_bots(mut self, bots: &[Option<String>]) -> Table {
        if let Ok(played) = self.inner.get_mut() {
            played.bots = bots.to_vec();
        }
        self
    }

    /// A door to the game as it stands, if it is of this kind.
    pub(crate) fn door(&self, kind: &GameKind) -> PyResult<Box<dyn Door>> {
        self.with(|played| {
            if played.course.kind() != *kind {
                let what = "a game with other rules, components, players or options stands there";
                return Err(SetupError::new_err(what));
            }
            if played.asked().is_empty() {
                return Err(crate::errors::over());
            }
            Ok(played.door.twin())
        })
    }

    /// Does something with what the table holds; no panic and no other thread comes through.
    fn with<T>(&self, what: impl FnOnce(&mut Played) -> PyResult<T>) -> PyResult<T> {
        guarded(|| what(&mut *held(&self.inner)?))
    }
}

impl Played {
    fn asked(&self) -> Seats {
        if self.ended.is_some() { Seats::NONE } else { self.door.asked() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.door.outcome())
    }

    /// A seat that there is.
    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let there_is = seat < self.door.spec().seats;
        let none = || MittwochError::new_err(format!("there is no seat {seat}"));
        there_is.then_some(Seat(seat)).ok_or_else(none)
    }

    /// The seat that is meant: the one that is named, or the first that is asked.
    fn asked_seat(&self, seat: Option<u8>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => self.asked().first().ok_or_else(crate::errors::over),
        }
    }
}

#[pymethods]
impl Table {
    /// A new game.
    #[new]
    #[pyo3(signature = (game, players, seed, options=None, pack=None, rules=None, observing=true))]
    fn new(
        game: &str,
        players: u8,
        seed: SeedArg,
        options: Option<BTreeMap<String, String>>,
        pack: PackFiles,
        rules: Option<u32>,
        observing: bool,
    ) -> PyResult<Table> {
        guarded(|| {
            let title = known(game)?;
            let pack = pack_of(title, &pack)?;
            let setup =
                DoorSetup { pack, setting: setting(players, options), rules, watching: observing };
            let mut door = title.door(&setup).map_err(crate::errors::faulty)?;
            let seed = seed.into();
            door.restart(seed);
            let course = Course::new(title, setup, seed);
            Ok(Table::of(door, course, None))
        })
    }

    /// Begins a new game with the same components, players and options.
    fn restart(&self, seed: SeedArg) -> PyResult<()> {
        self.with(|played| {
            let seed = seed.into();
            if played.course.is_of_record() {
                played.door = played.course.fresh_door()?;
                for (seat, bot) in (0..).map(Seat).zip(&played.bots) {
                    played.door.seat_bot(seat, bot.as_deref());
                }
            }
            played.door.restart(seed);
            played.course.restart(seed);
            played.ended = None;
            Ok(())
        })
    }

    /// Goes on with other luck; there is no record of such a game.
    fn reseed(&self, seed: SeedArg) -> PyResult<()> {
        self.with(|played| {
            played.door.reseed(seed.into());
            played.course.lose_luck();
            Ok(())
        })
    }

    /// The same game at the same moment, with the same luck.
    fn copy(&self) -> PyResult<Table> {
        self.with(|played| {
            let (door, course) = (played.door.twin(), played.course.copy());
            Ok(Table::of(door, course, played.ended).with_bots(&played.bots))
        })
    }

    /// A world that agrees with all that a seat knows.
    fn imagine(&self, seat: u8, luck: SeedArg) -> PyResult<Table> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            let door = played.door.imagine(seat, luck.into());
            let door = door.map_err(|fault| crate::errors::refused(fault, seat.0, ""))?;
            let mut course = played.course.copy();
            course.lose_luck();
            Ok(Table::of(door, course, played.ended).with_bots(&played.bots))
        })
    }

    /// The bots by seat, and nothing where nobody of them sits.
    fn bots(&self) -> PyResult<Vec<Option<String>>> {
        self.with(|played| Ok(played.bots.clone()))
    }

    /// The key of the game, the version of its rules, and the digest of the components.
    fn header(&self) -> PyResult<(String, u32, String)> {
        self.with(|played| Ok(played.course.named()))
    }

    /// Players and options as the game takes them.
    fn setting(&self) -> PyResult<(u8, BTreeMap<String, String>)> {
        self.with(|played| Ok(played.course.setting()))
    }
}

/// What the head of a record says of the game; the rest is for those who check it.
#[derive(Deserialize)]
pub(crate) struct RecordHead {
    /// The key of the game.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// Players and options.
    pub(crate) setting: Setting,
    /// The digest of the components.
    pub(crate) pack: String,
}

/// The head of a record.
pub(crate) fn head(text: &str) -> PyResult<RecordHead> {
    let first = text.lines().next().unwrap_or_default();
    serde_json::from_str(first).map_err(|error| RecordError::new_err(format!("line 1: {error}")))
}

/// Takes a record up at its end; answers that lay sealed follow in their notation.
#[pyfunction]
#[pyo3(signature = (text, pack=None, sealed=None))]
pub(crate) fn load(
    text: &str,
    pack: PackFiles,
    sealed: Option<Vec<(u8, String)>>,
) -> PyResult<Table> {
    guarded(|| {
        let (course, door, ended) = Course::of_record(text, &pack, sealed.unwrap_or_default())?;
        Ok(Table::of(door, course, ended))
    })
}
