//! A seat of a match that is played elsewhere.

use std::collections::BTreeMap;
use std::sync::Mutex;

use mittwoch_kernel::Seat;
use mittwoch_match::SeatEar;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use serde_json::Value;

use crate::errors::{MittwochError, RecordError, faulty, held};
use crate::guarded;
use crate::opening::{PackFiles, known, pack_named, setting};
use crate::table::{apart, busy};

/// What a seat knows, folded from what it is sent.
#[pyclass(frozen, module = "mittwoch._core")]
pub(crate) struct Ear {
    inner: Mutex<Box<dyn SeatEar>>,
}

fn read(text: &str) -> PyResult<Value> {
    serde_json::from_str(text).map_err(|error| RecordError::new_err(error.to_string()))
}

#[pymethods]
impl Ear {
    /// At a seat that sees this view of the set-up; views and events are JSON.
    #[new]
    #[pyo3(signature = (game, players, seat, view, digest, options=None, pack=None, rules=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        game: &str,
        players: u8,
        seat: u8,
        view: &str,
        digest: &str,
        options: Option<BTreeMap<String, String>>,
        pack: PackFiles,
        rules: Option<u32>,
    ) -> PyResult<Ear> {
        guarded(|| {
            let title = known(game)?;
            let pack = pack_named(title, &pack, digest)?;
            let (setting, view) = (setting(players, options), read(view)?);
            let ear = title.ear(rules, (&pack, &setting), (Seat(seat), &view)).map_err(faulty)?;
            Ok(Ear { inner: Mutex::new(ear) })
        })
    }

    /// How many answers and numbers of an observation there are.
    fn sizes(&self) -> PyResult<(u32, usize)> {
        guarded(|| {
            let ear = held(&self.inner)?;
            Ok((ear.answers(), ear.observation()))
        })
    }

    /// Hears an event of the game.
    fn hear(&self, event: &str) -> PyResult<()> {
        guarded(|| held(&self.inner)?.hear(&read(event)?).map_err(RecordError::new_err))
    }

    /// Looks at the view of now; whether it follows from what was heard.
    fn look(&self, view: &str) -> PyResult<bool> {
        guarded(|| held(&self.inner)?.look(&read(view)?).map_err(RecordError::new_err))
    }

    /// Writes what the seat knows.
    fn observe(&self, into: &Bound<'_, PyArray1<f32>>) -> PyResult<()> {
        guarded(|| {
            let ear = held(&self.inner)?;
            let mut into = into.try_readwrite().map_err(busy)?;
            let fits = ear.observe(into.as_slice_mut().map_err(apart)?);
            let needed = ear.observation();
            let wrong = || MittwochError::new_err(format!("the buffer must have {needed} numbers"));
            fits.then_some(()).ok_or_else(wrong)
        })
    }

    /// The number of an answer in its notation; none if it has none.
    fn number(&self, notation: &str) -> PyResult<Option<u32>> {
        guarded(|| Ok(held(&self.inner)?.number(notation)))
    }

    /// An answer in its notation; none for a number that stands for nothing.
    fn notation(&self, number: u32) -> PyResult<Option<String>> {
        guarded(|| Ok(held(&self.inner)?.notation(number)))
    }
}
