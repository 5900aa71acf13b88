//! Phrases in words.

use std::cell::RefCell;

use mittwoch_kernel::Seat;
use mittwoch_match::PublicMatch;
use mittwoch_words::{Lang, Words};
use pyo3::prelude::*;

use crate::MittwochError;

thread_local! {
    /// The words that this thread used last, and for which language and game.
    static LAST: RefCell<Option<(String, Words)>> = const { RefCell::new(None) };
}

/// The language with a code.
pub(crate) fn language(code: &str) -> PyResult<Lang> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        MittwochError::new_err(format!("there is no language '{code}'; there are {codes}"))
    })
}

/// Puts something of a match into words, read at a seat.
pub(crate) fn worded<T>(
    shown: &dyn PublicMatch,
    lang: Lang,
    reader: Option<Seat>,
    say: impl FnOnce(&Words) -> T,
) -> T {
    let head = shown.header();
    let name = format!("{} {} {} {:?}", lang.code(), head.game, head.pack, head.setting);
    LAST.with_borrow_mut(|last| {
        if last.as_ref().is_none_or(|(of, _)| *of != name) {
            *last = Some((name, Words::new(lang).with_pieces(shown.pieces())));
        }
        let (_, words) = last.as_mut().expect("it was just made");
        words.read_at(reader);
        say(words)
    })
}
