//! A game in words, and its record.

use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::Match;
use pyo3::prelude::*;
use serde_json::json;

use super::{Played, Table};
use crate::json::plain;
use crate::worded::{language, worded};

/// An answer that is open: number, notation, words, verb, and whether it interrupts the question.
type OfferRow = (u32, String, String, String, bool);

impl Played {
    fn shown(&mut self) -> PyResult<&mut dyn Match> {
        self.course.shown(&*self.door)
    }

    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Table {
    /// The answers that are open to a seat, in words.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn offers(&self, seat: Option<u8>, lang: &str) -> PyResult<Vec<OfferRow>> {
        self.with(|played| {
            let (seat, lang) = (played.asked_seat(seat)?, language(lang)?);
            if !played.asked().contains(seat) {
                return Ok(Vec::new());
            }
            let numbers = played.door.legal(seat).to_vec();
            let shown = played.shown()?;
            let offers = shown.offers(seat);
            Ok(worded(shown, lang, Some(seat), |words| {
                let offers = numbers.into_iter().zip(offers);
                let row = |(number, offer): (u32, mittwoch_protocol::Offer)| {
                    let said = words.phrase(&offer.phrase);
                    (number, offer.action, said, offer.group, offer.free)
                };
                offers.map(row).collect()
            }))
        })
    }

    /// The question to a seat, with its words; none if nothing is asked of it.
    #[pyo3(signature = (seat, lang="en"))]
    fn question<'py>(
        &self,
        py: Python<'py>,
        seat: u8,
        lang: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.with(|played| {
            let (seat, lang) = (played.seat(seat)?, language(lang)?);
            let shown = played.shown()?;
            let Some(question) = shown.question(seat) else { return Ok(None) };
            let said = worded(shown, lang, Some(seat), |words| words.phrase(&question.phrase));
            let (name, rule) = (question.name, question.rule);
            plain(py, &json!({ "name": name, "rule": rule, "words": said })).map(Some)
        })
    }

    /// What a seat sees, or a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        self.with(|played| {
            let viewer = played.viewer(seat)?;
            plain(py, &played.shown()?.view(viewer))
        })
    }

    /// What a seat was told, or a spectator, from a number on: each with its words.
    #[pyo3(signature = (seat=None, first=0, lang="en"))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        first: usize,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.with(|played| {
            let (viewer, lang) = (played.viewer(seat)?, language(lang)?);
            let shown = played.shown()?;
            let told = shown.told(viewer, first);
            let events = worded(shown, lang, seat.map(Seat), |words| {
                let one = |told: &mittwoch_protocol::Told| {
                    let said = words.phrase(&told.phrase);
                    json!({ "words": said, "answers": told.answers, "event": told.event })
                };
                told.iter().map(one).collect::<Vec<_>>()
            });
            plain(py, &events)
        })
    }

    /// What is printed on the components.
    fn sheet<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.with(|played| plain(py, &played.shown()?.sheet()))
    }

    /// Where scores come from, as far as everybody may know.
    #[pyo3(signature = (lang="en"))]
    fn score_sheet(&self, lang: &str) -> PyResult<Vec<(String, Vec<i32>)>> {
        self.with(|played| {
            let lang = language(lang)?;
            let shown = played.shown()?;
            let lines = shown.score_sheet();
            Ok(worded(shown, lang, None, |words| {
                lines.into_iter().map(|line| (words.phrase(&line.what), line.values)).collect()
            }))
        })
    }

    /// The record; the seed is in it once the game is over, or where it is to go on from there.
    #[pyo3(signature = (seed=false))]
    fn record(&self, seed: bool) -> PyResult<String> {
        self.with(|played| {
            let shown = played.shown()?;
            Ok(if seed { shown.save() } else { shown.record() })
        })
    }

    /// The answers that lie sealed, each with its seat: they are in no record yet.
    fn sealed(&self) -> PyResult<Vec<(u8, String)>> {
        self.with(|played| {
            let shown = played.shown()?;
            let sealed = shown.sealed().iter();
            Ok(sealed.filter_map(|seat| Some((seat.0, shown.given(seat)?))).collect())
        })
    }
}
