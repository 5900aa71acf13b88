//! A game in numbers.

use mittwoch_ai::MindBudget;
use mittwoch_kernel::{AmountScale, Feature, FeatureKind, Seat};
use mittwoch_match::{DoorSpec, DoorThought};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;

use super::course::said;
use super::{Played, Table};
use crate::errors::{BusyError, MittwochError, RefusedError, refused};
use crate::opening::known;
use crate::worded::{language, worded};

/// A feature: name, first number, how many, kind, what it is divided by, least and most.
pub(crate) type FeatureRow = (String, usize, usize, &'static str, u32, i32, i32);

/// How a game ended: winners, scores, the automaton's score, rounds and ranks.
type OutcomeRow = (Vec<u32>, Vec<i32>, Option<i32>, u16, Vec<u32>);

/// What a bot thought: its answer, the odds of the open answers, what it expects for each seat (win
/// and score), and how it means to go on.
type ThoughtRow = (u32, Vec<(u32, f32)>, Vec<(f32, f32)>, Vec<u32>);

/// A block of numbers: verb, first number, and how many values each argument has.
pub(crate) type BlockRow = (&'static str, u32, [u16; 3]);

/// The features of an observation.
pub(crate) fn features(spec: &DoorSpec) -> Vec<FeatureRow> {
    spec.features.iter().map(row).collect()
}

/// The blocks of numbers of a game.
pub(crate) fn blocks(spec: &DoorSpec) -> Vec<BlockRow> {
    spec.blocks.iter().map(|block| (block.verb, block.first, block.values)).collect()
}

fn row(feature: &Feature) -> FeatureRow {
    let AmountScale { usual, least, most } = feature.scale();
    let (kind, usual, most) = match feature.kind {
        FeatureKind::Flag => ("flag", 1, 1),
        FeatureKind::Count { most } => ("count", most.max(1), most as i32),
        FeatureKind::Counts { most, .. } => ("counts", most.max(1), most as i32),
        FeatureKind::Amount { .. } => ("amount", usual.max(1), most),
        FeatureKind::OneOf { .. } => ("one of", 1, 1),
        FeatureKind::SomeOf { .. } => ("some of", 1, 1),
    };
    (feature.name.clone(), feature.first, feature.len(), kind, usual, least, most)
}

impl Played {
    /// Gives an answer by its number.
    fn give(&mut self, seat: Seat, number: u32) -> PyResult<()> {
        if self.ended.is_some() {
            return Err(crate::errors::over());
        }
        match self.door.step(seat, number) {
            Ok(()) => {
                self.course.note(seat, number);
                Ok(())
            }
            Err(fault) => Err(self.why_not(seat, number).unwrap_or_else(|| {
                let written = self.door.notation(seat, number);
                let what = written.map_or_else(
                    || format!("answer {number}"),
                    |written| format!("answer {number} ({written})"),
                );
                refused(fault, seat.0, &what)
            })),
        }
    }

    /// What the rules say against an answer, where words can be had.
    fn why_not(&mut self, seat: Seat, number: u32) -> Option<PyErr> {
        if !self.asked().contains(seat) {
            return None;
        }
        let action = self.door.notation(seat, number)?;
        let lang = language("en").ok()?;
        let shown = self.course.shown(&*self.door).ok()?;
        let fault = shown.preview(seat, &action).err()?;
        let (what, rule) =
            worded(shown, lang, Some(seat), |words| said(fault, |phrase| words.phrase(phrase)));
        Some(RefusedError::new_err((what, rule)))
    }

    fn think(&mut self, seat: Seat, bot: Option<&str>, budget: &MindBudget) -> Option<DoorThought> {
        let Some(name) = bot else { return self.door.think(seat, budget) };
        // A teacher thinks beside the table, so that whoever sits there keeps its plan.
        let mut beside = self.door.twin();
        beside.seat_bot(seat, Some(name)).then(|| beside.think(seat, budget)).flatten()
    }
}

fn thought_row(thought: DoorThought, open: &[u32]) -> ThoughtRow {
    let odds = open.iter().copied().zip(thought.odds).collect();
    let expected = thought.expected.iter().map(|one| (one.win, one.score)).collect();
    (thought.number, odds, expected, thought.line)
}

#[pymethods]
impl Table {
    /// How many seats, answers and numbers of an observation there are.
    fn sizes(&self) -> PyResult<(u8, u32, usize)> {
        self.with(|played| {
            let spec = played.door.spec();
            Ok((spec.seats, spec.answers, spec.observation))
        })
    }

    /// The blocks of numbers: verb, first number, and how many values each argument has.
    fn blocks(&self) -> PyResult<Vec<BlockRow>> {
        self.with(|played| Ok(blocks(played.door.spec())))
    }

    /// What the numbers of an observation stand for.
    fn features(&self) -> PyResult<Vec<FeatureRow>> {
        self.with(|played| Ok(features(played.door.spec())))
    }

    /// The seats whose answer is awaited.
    fn asked(&self) -> PyResult<Vec<u32>> {
        self.with(|played| Ok(played.asked().iter().map(|seat| seat.0.into()).collect()))
    }

    /// The first seat whose answer is awaited, or -1.
    fn turn(&self) -> PyResult<i32> {
        self.with(|played| Ok(played.asked().first().map_or(-1, |seat| seat.0.into())))
    }

    /// The numbers that are open to a seat.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<u32>> {
        self.with(|played| {
            let seat = played.asked_seat(seat)?;
            let open = played.asked().contains(seat);
            Ok(if open { played.door.legal(seat).to_vec() } else { Vec::new() })
        })
    }

    /// Writes 1 at every number that is open to a seat and 0 at every other.
    fn mask(&self, seat: u8, into: &Bound<'_, PyArray1<u8>>) -> PyResult<()> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            let mut into = into.try_readwrite().map_err(busy)?;
            let into = into.as_slice_mut().map_err(apart)?;
            played.door.mask(seat, into).map_err(|fault| refused(fault, seat.0, ""))?;
            if played.ended.is_some() {
                into.fill(0);
            }
            Ok(())
        })
    }

    /// Writes what a seat knows.
    fn observe(&self, seat: u8, into: &Bound<'_, PyArray1<f32>>) -> PyResult<()> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            let mut into = into.try_readwrite().map_err(busy)?;
            let into = into.as_slice_mut().map_err(apart)?;
            played.door.observe(seat, into).map_err(|fault| refused(fault, seat.0, ""))
        })
    }

    /// Gives an answer by its number.
    fn step(&self, seat: u8, number: u32) -> PyResult<()> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            played.give(seat, number)
        })
    }

    /// Gives an answer in its notation.
    fn answer(&self, seat: u8, notation: &str) -> PyResult<()> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            match played.door.number(seat, notation) {
                Some(number) => played.give(seat, number),
                None => {
                    let shown = played.course.shown(&*played.door)?;
                    let fault = shown.preview(seat, notation).err();
                    let (what, rule) = fault.map_or_else(
                        || (format!("'{notation}' has no number"), None),
                        |fault| said(fault, |phrase| phrase.key.clone()),
                    );
                    Err(RefusedError::new_err((what, rule)))
                }
            }
        })
    }

    /// An answer of a seat in its notation; none for a number that stands for nothing.
    fn notation(&self, seat: u8, number: u32) -> PyResult<Option<String>> {
        self.with(|played| Ok(played.door.notation(played.seat(seat)?, number)))
    }

    /// The number of an answer of a seat in its notation; none if it has none.
    fn number(&self, seat: u8, notation: &str) -> PyResult<Option<u32>> {
        self.with(|played| Ok(played.door.number(played.seat(seat)?, notation)))
    }

    /// How the game ended, once it is over.
    fn outcome(&self) -> PyResult<Option<OutcomeRow>> {
        self.with(|played| {
            Ok(played.outcome().map(|outcome| {
                let winners = outcome.winners.iter().map(|seat| seat.0.into()).collect();
                let ranks = outcome.ranks().iter().map(|rank| u32::from(*rank)).collect();
                let scores = outcome.scores.to_vec();
                (winners, scores, outcome.automaton, outcome.rounds, ranks)
            }))
        })
    }

    /// Seats a bot, or nobody, in this game and in those that follow.
    #[pyo3(signature = (seat, bot=None))]
    fn seat_bot(&self, seat: u8, bot: Option<&str>) -> PyResult<()> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            if !played.door.seat_bot(seat, bot) {
                return Err(played.unknown_bot(bot));
            }
            played.bots[seat.index()] = bot.map(str::to_owned);
            Ok(())
        })
    }

    /// What a bot thinks about the question to a seat: the one that sits there, or a teacher.
    #[pyo3(signature = (seat, bot=None, iterations=100))]
    fn think(
        &self,
        py: Python<'_>,
        seat: u8,
        bot: Option<&str>,
        iterations: u32,
    ) -> PyResult<ThoughtRow> {
        self.with(|played| {
            let seat = played.seat(seat)?;
            if !played.asked().contains(seat) {
                return Err(refused(mittwoch_match::DoorFault::NotAsked, seat.0, ""));
            }
            let open = played.door.legal(seat).to_vec();
            let budget = MindBudget::iterations(iterations);
            let thought = py.detach(|| played.think(seat, bot, &budget));
            let thought = thought.ok_or_else(|| played.unknown_bot(bot))?;
            Ok(thought_row(thought, &open))
        })
    }
}

impl Played {
    fn unknown_bot(&self, bot: Option<&str>) -> PyErr {
        let Some(bot) = bot else { return MittwochError::new_err("no bot sits there") };
        let (key, ..) = self.course.named();
        let known = known(&key).map(|title| title.bots().join(", ")).unwrap_or_default();
        MittwochError::new_err(format!("{key} has no bot '{bot}'; it has {known}"))
    }
}

/// A buffer that cannot be written now.
pub(crate) fn busy(error: numpy::BorrowError) -> PyErr {
    BusyError::new_err(format!("the buffer cannot be written: {error}"))
}

/// A buffer whose numbers do not lie side by side.
pub(crate) fn apart(error: numpy::AsSliceError) -> PyErr {
    MittwochError::new_err(format!("the buffer cannot be written: {error}"))
}
